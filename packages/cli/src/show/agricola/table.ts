import type { SeatView, SpaceView, TableView } from '@furrow/engine/agricola'
import { at } from '@furrow/engine/core'
import { beside, columns, wrapped } from '../columns.ts'
import { goodsText } from '../goods.ts'
import { drawFarm } from './farm.ts'

/** The whole table as a viewer sees it. `names` are the players', seat by seat. */
export function drawTable(table: TableView, names: readonly string[]): string[] {
  return [
    ...heading(table, names),
    '',
    ...spaces(table, names),
    '',
    ...wrapped('Majors to build: ', table.majors),
    ...promises(table, names),
    ...specials(table, names),
    ...table.seats.flatMap((seat) => ['', ...drawSeat(seat, at(names, seat.seat))]),
  ]
}

/** Before round 1: what the person holds, how much is still to be kept, and for whom all wait. */
export function drawDraft({ draft, decisions, seats }: TableView, seat: number, names: readonly string[]): string[] {
  const { occupations, minors } = at(seats, seat).hand
  const known = [...occupations, ...minors].filter((card) => card !== null)
  const others = decisions.filter((each) => each.seat !== seat).map((each) => at(names, each.seat))
  return [
    ...(draft ? [`Still to keep: ${draft.occupations} occupations, ${draft.minors} minor improvements.`] : []),
    ...(known.length > 0 ? wrapped('You hold: ', known) : []),
    ...(others.length > 0 ? [`${others.join(', ')} ${others.length === 1 ? 'is' : 'are'} choosing as well.`] : []),
  ]
}

export function heading(table: TableView, names: readonly string[]): string[] {
  if (table.over) return ['The game is over.']
  if (table.round === 0) return ['Before round 1: cards are chosen.']
  return [
    `Round ${table.round} of ${table.rounds}, stage ${table.stage}. Harvest after round ${table.nextHarvest}. ` +
      `${names[table.starting]} is starting player.`,
    ...(table.goal === null ? [] : [`Your goal: ${table.goal} points.`]),
  ]
}

/** Two columns of spaces, in the order of the board; round cards say when they came out. */
export function spaces(table: TableView, names: readonly string[]): string[] {
  const cells = table.spaces.map((space) => spaceText(space, table.round, names))
  const half = Math.ceil(cells.length / 2)
  return beside(columns(cells.slice(0, half)), columns(cells.slice(half)), 4)
}

function spaceText(space: SpaceView, round: number, names: readonly string[]): string[] {
  const people = space.people.map((seat) => names[seat]).join(', ')
  const since = space.stage > 0 ? `(${space.since})` : ''
  const wait = space.from > round ? `from round ${space.from}` : ''
  return [`${space.id} ${since}`.trimEnd(), goodsText(space.goods, ''), people ? `<- ${people}` : wait]
}

const promises = ({ promises: lying }: TableView, names: readonly string[]): string[] =>
  lying.length === 0
    ? []
    : wrapped(
        'On coming rounds: ',
        lying.map(({ round, seat, what, count }) => `${round}: ${count} ${what} for ${names[seat]}`),
      )

/** M5: the special action cards, and before whom they lie. */
function specials({ moor }: TableView, names: readonly string[]): string[] {
  if (!moor) return []
  const lies = (holder: number | null, down: boolean) =>
    holder === null ? '' : ` <- ${names[holder]}${down ? ', face down' : ''}`
  const text = (card: string, actions: readonly { action: string }[]) =>
    `${card}: ${actions.map(({ action }) => action).join(', ')}`
  const [top] = moor.pile
  return [
    '',
    ...moor.special.map(({ card, actions, holder, down }) => text(card, actions) + lies(holder, down)),
    ...(top
      ? wrapped(
          `In the pile, ${top.card} on top: `,
          moor.pile.map(({ card }) => card),
        )
      : []),
  ]
}

export function drawSeat(seat: SeatView, name: string): string[] {
  const { people, newborns, home, foodNeeded, begging, score } = seat
  const newborn = newborns > 0 ? `, ${newborns} newborn` : ''
  const title = `${name} (seat ${seat.seat}): ${score.total} points as it stands`
  return [
    title,
    ...beside(drawFarm(seat), [
      '',
      `people   ${people}, ${home} at home${newborn}`,
      `feeding  ${foodNeeded} food${begging > 0 ? `, ${begging} begging markers` : ''}`,
      ...wild(seat),
      `goods    ${goodsText(seat.goods)}`,
      ...housed(seat),
      `left     ${seat.fencesLeft} fences, ${seat.stablesLeft} stables`,
      ...labelled('majors', seat.majors),
      ...labelled(
        'played',
        seat.played.map(({ card, data }) => `${card}${data.some((n) => n !== 0) ? ` (${data})` : ''}`),
      ),
      ...hand(seat),
    ]),
  ]
}

/** What there is in the Moor only: heating, ill people, tiles. */
function wild({ startCard, heating, ill, ground }: SeatView): string[] {
  if (startCard === 0) return []
  const cells = (tile: string) => ground.filter(({ tiles }) => tiles[0] === tile).map(({ cell }) => cell)
  return [
    `heating  ${heating} fuel${ill > 0 ? `; ${ill} ill` : ''}`,
    ...labelled('forests', cells('forest')),
    ...labelled('moors', cells('moor')),
  ]
}

/** Animals that live in the house: they have no place in the drawing. */
const housed = (seat: SeatView): string[] => {
  const inside = seat.animals.filter(({ pen }) => pen === 'house')
  return inside.length === 0 ? [] : [`indoors  ${inside.map(({ animal, count }) => `${count} ${animal}`).join(', ')}`]
}

function hand({ hand: { occupations, minors } }: SeatView): string[] {
  const cards = [...occupations, ...minors]
  const known = cards.filter((card) => card !== null)
  if (cards.length === 0) return []
  return known.length === 0
    ? [`hand     ${occupations.length} occupations, ${minors.length} minor improvements`]
    : labelled('hand', known)
}

const labelled = (label: string, words: readonly string[]): string[] =>
  words.length === 0 ? [] : wrapped(label.padEnd(9), words, 60)
