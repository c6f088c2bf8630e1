import { useRef } from 'react'
import type { Update } from '../local/messages.ts'

interface Kept {
  number: number
  /** The points of every seat's rows, before its last turn and now. */
  before: Map<number, ReadonlyMap<string, number>>
  now: Map<number, ReadonlyMap<string, number>>
}

const NONE: ReadonlyMap<string, number> = new Map()

const rowsOf = ({ view }: Update): Kept['now'] =>
  new Map(view.seats.map(({ seat, score }) => [seat, new Map(score.lines.map((l) => [l.category, l.points]))]))

/** What the last turn of the seat at the device brought, row by row of the score sheet. */
export function useGains(update: Update): ReadonlyMap<string, number> {
  const kept = useRef<Kept>({ number: -1, before: new Map(), now: new Map() })
  const last = kept.current
  if (last.number !== update.number) {
    const before = new Map(last.before)
    for (const { events } of update.log)
      for (const event of events)
        if (event.event === 'placed') {
          const rows = last.now.get(event.seat)
          if (rows) before.set(event.seat, rows)
        }
    kept.current = { number: update.number, before, now: rowsOf(update) }
  }
  const { before, now } = kept.current
  const then = before.get(update.human)
  if (!then) return NONE
  return new Map([...(now.get(update.human) ?? NONE)].map(([row, points]) => [row, points - (then.get(row) ?? 0)]))
}
