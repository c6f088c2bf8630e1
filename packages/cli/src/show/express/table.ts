import { at } from '@furrow/engine/core'
import type { ExpressSeatView, ExpressTableView } from '@furrow/engine/express'
import { columns } from '../columns.ts'
import { goodsText } from '../goods.ts'

/** The whole table. */
export const drawTable = (table: ExpressTableView, names: readonly string[]): string[] => [
  ...heading(table, names),
  ...table.seats.flatMap((seat) => ['', ...drawSheet(seat, at(names, seat.seat))]),
]

export function heading(table: ExpressTableView, names: readonly string[]): string[] {
  if (table.over) return ['The game is over.']
  const free = table.dice.flatMap(({ face, used }) => (face !== null && !used ? [face] : []))
  const par = table.par === null ? '' : ` The score to beat is ${table.par}.`
  return [
    `Round ${table.round} of ${table.rounds}. Harvest ${table.harvest} after round ${table.nextHarvest}. ` +
      `${names[table.starting]} is starting player.${par}`,
    `Dice: ${free.join(' ') || 'none; they have to be rolled'}`,
  ]
}

/** A player's sheet. */
export function drawSheet(seat: ExpressSeatView, name: string): string[] {
  const pens = seat.pens.map(({ animal, count }) => `${count} ${animal}`).join(' | ')
  return [
    `${name} (seat ${seat.seat}): ${seat.total} points, the next harvest would bring ${seat.next.total}`,
    ...columns([
      ['  goods', goodsText(seat.goods)],
      ['  house', `${seat.house}, ${seat.rooms} extra rooms, ${seat.babies} babies`],
      ['  land', `${seat.fields} fields, ${seat.pastures} pastures${pens ? ` (${pens})` : ''}`],
      ['  cards', [...seat.occupations, ...seat.improvements].join(', ') || 'none'],
      ['  round', `${seat.actions} actions left; feeding costs ${seat.foodNeeded} food`],
    ]),
  ]
}
