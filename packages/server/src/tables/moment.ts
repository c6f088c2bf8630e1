// A game as it was after one of its lines, shown to somebody as they may know it.
import type { Made } from '@furrow/engine/core'
import { type Json, LOG_PAGE, type PastMoment } from '../client/types.ts'
import { Refused } from '../refused.ts'
import type { Line } from '../store/store.ts'
import { readBody } from './line.ts'
import { seatOfPerson, type Table, termsOf } from './table.ts'
import type { Tables } from './tables.ts'

/**
 * The moment after the line of that number as it then was: what was taken back later still counts. While the game goes
 * on everybody sees what their seat, or the public, may know; afterwards everything.
 */
export async function momentAt(tables: Tables, table: Table, person: string, number: number): Promise<PastMoment> {
  // Another process may have added the line only just now.
  if (number > table.number) await tables.catchUp(table)
  if (number > table.number)
    throw new Refused('not-found', `There is no line ${number}: the last one is ${table.number}.`)
  if (table.trouble) throw table.trouble
  const { played, record } = table
  if (record.status === 'finished' && record.doc.rules !== played.game.rules) return lastMoment(tables, table, number)
  const moves = await movesTo(tables, table, number)
  // If the game ends just now, they are shown what they may know while it goes on.
  const viewer = table.record.status === 'finished' ? 'all' : (seatOfPerson(table, person) ?? 'public')
  return { number, ...(await tables.boards.ask('past', table.board, record.doc, moves, viewer)) }
}

/** Of a finished game of other rules only the end is known. */
async function lastMoment(tables: Tables, table: Table, number: number): Promise<PastMoment> {
  const later = await tables.store.lines(table.id, number, LOG_PAGE)
  if (later.some((line) => readBody(line).kind === 'move'))
    throw new Refused('old-rules', 'This game was played under other rules: only its end can be shown.')
  const anybody = { looking: 'public', bare: false } as const
  const { view } = await tables.boards.ask('show', table.board, table.number, anybody, termsOf(table.record))
  return { number, view: JSON.parse(view) as Json, decisions: [] } // written by its board
}

/** The moves in force after that line. */
async function movesTo({ desk, store }: Tables, table: Table, number: number): Promise<Made[]> {
  const made: Made[] = []
  let begun = false
  for (let read = 0; read < number; ) {
    const page = Math.min(LOG_PAGE, number - read)
    const lines: Line[] = await desk.read(() => store.lines(table.id, read, page))
    if (lines.length === 0) break
    for (const line of lines) {
      const body = readBody(line)
      if (body.kind === 'start') begun = true
      else if (body.kind === 'move') made.push({ number: line.number, seat: body.seat, move: body.move })
      else if (body.kind === 'undo') while ((made.at(-1)?.number ?? 0) >= body.move) made.pop()
      read = line.number
    }
  }
  if (!begun) throw new Refused('not-found', `At line ${number} the game had not begun.`)
  return made
}
