// Moves, and taking them back.
import { at } from '@furrow/engine/core'
import { Refused } from '../refused.ts'
import { botOn } from './doc.ts'
import { readBody } from './line.ts'
import { mustBePlaying, remember, seatOfPerson, type Table } from './table.ts'
import type { Tables } from './tables.ts'

/** More lines than this are not looked through for an old command. */
const OLD = 2000

/** The seat on which the person plays now. */
function ownSeat(table: Table, person: string): number {
  const seat = seatOfPerson(table, person)
  if (seat === null) throw new Refused('not-your-seat', 'You do not sit at this table.')
  const { seats } = table.record.doc
  const here = at(seats, seat)
  if (here.kind === 'person' && here.bot !== null && table.record.status === 'playing')
    throw new Refused('bot-plays', 'A bot plays for you: take your seat back first.')
  return seat
}

/**
 * Has this command been carried out before, or another one of this seat meanwhile? The client says at which number it
 * was made, so only later lines can hold it, however long ago that was.
 */
async function lookUp(tables: Tables, table: Table, command: string, since: number): Promise<number | undefined> {
  if (table.commands.has(command) || since >= table.commandsAfter) return table.commands.get(command)
  const lines = await tables.store.lines(table.id, since, OLD)
  for (const line of lines) remember(table, line.number, readBody(line))
  return table.commands.get(command)
}

/** A client's own name for a command, in nobody else's way. */
const keyOf = (seat: number, command: string): string => `${seat}/${command}`

export interface Command {
  person: string
  command: string
  /** The number of the last line the client has seen. */
  number: number
}

/**
 * A move was chosen at a table where one's own last one could be seen: else it comes from another window of the same
 * person, and answers a question that is no longer asked. What others do meanwhile is no hindrance.
 */
function mustHaveSeen({ acted }: Table, seat: number, number: number): void {
  if ((acted.get(seat) ?? 0) > number)
    throw new Refused('stale', 'Your seat has moved since then, perhaps from another window. Please look again.')
}

export async function play(tables: Tables, table: Table, command: Command, text: string): Promise<number> {
  const key = keyOf(seatOfPerson(table, command.person) ?? -1, command.command)
  const before = await lookUp(tables, table, key, command.number)
  return tables.step(table, () => {
    const done = before ?? table.commands.get(key)
    if (done !== undefined) return done
    const seat = ownSeat(table, command.person)
    mustBePlaying(table)
    mustHaveSeen(table, seat, command.number)
    return { wish: { seat, move: text }, command: key }
  })
}

/** What a bot has chosen, unless something happened meanwhile. */
export const playForBot = (tables: Tables, table: Table, seat: number, move: string, number: number): Promise<number> =>
  tables.step(table, () => {
    if (table.number !== number || botOn(at(table.record.doc.seats, seat)) === null) return number
    mustBePlaying(table)
    return { wish: { seat, move, bot: true } }
  })

/** Takes back the seat's last move, or all of them from `move` on. */
export async function undo(tables: Tables, table: Table, command: Command, move?: number): Promise<number> {
  const key = keyOf(seatOfPerson(table, command.person) ?? -1, command.command)
  const before = await lookUp(tables, table, key, command.number)
  return tables.step(table, () => {
    const done = before ?? table.commands.get(key)
    if (done !== undefined) return done
    const seat = ownSeat(table, command.person)
    mustBePlaying(table)
    return { wish: { seat, undo: move }, command: key }
  })
}
