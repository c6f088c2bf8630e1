import type { Event } from '@furrow/engine/agricola'
import { goodsText } from '../goods.ts'

const PHASES: { readonly [phase: string]: string } = {
  home: 'Everybody goes home.',
  field: 'Harvest: the fields are reaped.',
  feeding: 'Everybody feeds the family.',
  breeding: 'The animals breed.',
  scoring: 'The game is scored.',
}

type MoorEvent = Extract<
  Event,
  {
    event:
      | 'special-card'
      | 'special'
      | 'pile'
      | 'tile'
      | 'fuelled'
      | 'heated'
      | 'cured'
      | 'lit'
      | 'number'
      | 'put'
      | 'threw-away'
      | 'extended'
      | 'arrow'
      | 'raised'
  }
>

const ONE = { occupation: 'an occupation', minor: 'a minor improvement' }
const MANY = { occupation: 'occupations', minor: 'minor improvements' }

/** What the event says of the seat that it belongs to, as the rest of a sentence that begins with the name. */
export function deed(event: Event, names: readonly string[]): string | null {
  switch (event.event) {
    case 'picked':
      return `keeps ${ONE[event.kind]}`
    case 'put-away':
      return `puts away ${event.count === 1 ? ONE[event.kind] : `${event.count} ${MANY[event.kind]}`}`
    case 'placed':
      return `goes to ${event.space}`
    case 'got':
      return `gets ${goodsText(event.goods)} from ${event.from}`
    case 'gave':
      return `pays ${goodsText(event.goods)} for ${event.to}`
    case 'lay':
      return `lays ${event.count} ${event.what} on round ${event.round}`
    case 'built':
      return event.what === 'field' ? `plows ${event.cell}` : `builds a ${event.what} on ${event.cell}`
    case 'fenced':
      return `fences ${event.cells.join('+')} with ${event.fences} new fences`
    case 'renovated':
      return `renovates to ${event.to}`
    case 'moved':
      return `moves ${event.crop} from ${event.from} to ${event.to}`
    case 'sowed':
      return `sows ${event.crop} on ${event.on}`
    case 'baked':
      return `bakes ${event.grain} grain into ${event.food} food`
    case 'cooked':
      return `turns ${event.count} ${event.good} into ${event.food} food`
    case 'lost':
      return `loses ${goodsText(event.goods)}`
    case 'improved':
      return `gets the improvement ${event.card}`
    case 'returned':
      return `returns ${event.card}`
    case 'taught':
      return `plays the occupation ${event.card}`
    case 'passed-on':
      return `passes ${event.card} on to ${names[event.to]}`
    case 'drew':
      return `draws ${event.count} ${event.count === 1 ? 'card' : 'cards'}`
    case 'used':
      return `uses ${event.card}`
    case 'banked':
      return `banks ${event.points} points on ${event.card}`
    case 'born':
      return 'has a child'
    case 'starting':
      return 'becomes starting player'
    case 'fed':
      return `feeds ${event.food} food${event.begging > 0 ? ` and takes ${event.begging} begging markers` : ''}`
    case 'bred':
      return `breeds ${goodsText(event.animals)}`
    case 'stayed-home':
      return 'finds nothing to do and stays at home'
    case 'packs':
    case 'round':
    case 'phase':
    case 'over':
      return null
    default:
      return moorDeed(event, names)
  }
}

const PILE = { up: 'turns up', under: 'puts under the pile', kept: 'pays to keep', gone: 'has used up' }

/** The same for what happens in the Moor only. */
function moorDeed(event: MoorEvent, names: readonly string[]): string {
  switch (event.event) {
    case 'special-card':
      return event.from === null ? `takes ${event.card}` : `takes ${event.card} over from ${names[event.from]}`
    case 'special':
      return `does ${event.action}`
    case 'pile':
      return `${PILE[event.what]} ${event.card}`
    case 'tile':
      return event.what === 'laid'
        ? `lays a ${event.tile} on ${event.cell}`
        : `removes the ${event.tile} on ${event.cell}`
    case 'fuelled':
      return `turns ${event.count} wood into fuel`
    case 'heated':
      return `heats with ${event.fuel} fuel and ${event.wood} wood${event.ill > 0 ? `; ${event.ill} fall ill` : ''}`
    case 'lit':
      return `lights ${event.card}`
    case 'cured':
      return 'is well again'
    case 'number':
      return `draws start card ${event.number} for ${event.card}`
    case 'arrow':
      return 'gets the green arrow'
    case 'raised':
      return `brings ${event.card} to the top`
    case 'extended':
      return `adds ${event.cells.join(' and ')} to the farm`
    case 'threw-away':
      return `throws away ${goodsText(event.goods)} on ${event.on}`
    case 'put':
      return `puts ${goodsText(event.goods)} on ${event.on}`
  }
}

/** What the event says of the whole table. */
export function news(event: Event): string | null {
  switch (event.event) {
    case 'packs':
      return 'Everybody has a new pack of cards.'
    case 'round':
      return `Round ${event.round}: ${event.card} comes out.`
    case 'phase':
      return PHASES[event.phase] ?? null
    case 'over':
      return 'The game is over.'
    default:
      return null
  }
}
