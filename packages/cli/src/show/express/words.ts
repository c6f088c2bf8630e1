import type { ExpressEvent } from '@furrow/engine/express'
import { goodsText } from '../goods.ts'

const dice = (faces: readonly string[]): string => faces.join(' ') || 'nothing'

/** What the event says of the seat that it belongs to. */
export function deed(event: ExpressEvent): string | null {
  switch (event.event) {
    case 'rolled':
      return `rolls ${dice(event.dice)}`
    case 'kept':
      return 'keeps the dice'
    case 'set':
      return `as ${event.occupation} sets ${event.from} to ${event.to}`
    case 'took':
      return `takes ${dice(event.dice)}`
    case 'paid':
      return `pays ${[goodsText(event.sheet, ''), event.dice.length > 0 ? dice(event.dice) : ''].filter((part) => part !== '').join(' and ') || 'nothing'}`
    case 'got':
      return `gets ${goodsText(event.goods)}`
    case 'rooms':
      return `builds ${event.count} rooms`
    case 'upgraded':
      return `upgrades to ${event.to}`
    case 'born':
      return 'has a baby'
    case 'field':
      return event.planted ? `plows a field and plants ${event.planted}` : 'plows a field'
    case 'pasture':
      return 'fences a pasture'
    case 'learned':
      return `becomes ${event.occupation}`
    case 'built':
      return `builds the ${event.improvement}`
    case 'cooked':
      return `turns ${event.count} ${event.good} into ${event.food} food`
    case 'discarded':
      return `gives back ${event.count} ${event.good}`
    case 'fed':
      return `feeds ${event.food} food${event.missing > 0 ? `, ${event.missing} missing` : ''}`
    case 'bred':
      return `breeds ${goodsText(event.animals)}`
    case 'scored':
      return `scores ${event.points} points, ${event.total} in all`
    case 'starting':
      return 'becomes starting player'
    case 'round':
    case 'harvest':
    case 'over':
      return null
  }
}

/** What the event says of the whole table. */
export function news(event: ExpressEvent, names: readonly string[]): string | null {
  switch (event.event) {
    case 'round':
      return `Round ${event.round}: ${names[event.starting]} begins.`
    case 'harvest':
      return `Harvest ${event.harvest}.`
    case 'over':
      return 'The game is over.'
    default:
      return null
  }
}
