import type { Update } from '../contract/update.ts'

type Rows = ReadonlyMap<string, number>

/** The points of every seat's rows, before its last turn and now. */
export interface Kept {
  number: number
  before: ReadonlyMap<number, Rows>
  now: ReadonlyMap<number, Rows>
}

export const NOTHING_KEPT: Kept = { number: -1, before: new Map(), now: new Map() }

const NONE: Rows = new Map()

const rowsOf = ({ view }: Update): Kept['now'] =>
  new Map(view.seats.map(({ seat, score }) => [seat, new Map(score.lines.map((l) => [l.category, l.points]))]))

/** What is kept after this update: a turn begins where somebody is placed. */
export function keptAfter(last: Kept, update: Update): Kept {
  if (last.number === update.number) return last
  const before = new Map(last.before)
  for (const { number, events } of update.log)
    if (number > last.number)
      for (const event of events) {
        const rows = event.event === 'placed' ? last.now.get(event.seat) : undefined
        if (event.event === 'placed' && rows) before.set(event.seat, rows)
      }
  return { number: update.number, before, now: rowsOf(update) }
}

/** What the last turn of a seat brought, row by row of the score sheet. */
export function gainsOf({ before, now }: Kept, seat: number): Rows {
  const then = before.get(seat)
  if (!then) return NONE
  return new Map([...(now.get(seat) ?? NONE)].map(([row, points]) => [row, points - (then.get(row) ?? 0)]))
}
