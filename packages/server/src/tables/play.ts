// Moves, and taking them back.
import { answer, at, isRefusal, mayTakeBack, resultOf, undoable } from '@furrow/engine/core'
import { isCode, Refused } from '../refused.ts'
import { settle } from './clock.ts'
import { asJson, type LineBody, readBody } from './line.ts'
import { after, afterMove, finalOf, type Position, thinking } from './position.ts'
import { playing, remember, seatOfPerson, type Table } from './table.ts'
import type { Step, Tables } from './tables.ts'

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
  return tables.step(table, (now) => {
    const done = before ?? table.commands.get(key)
    if (done !== undefined) return done
    const seat = ownSeat(table, command.person)
    playing(table)
    mustHaveSeen(table, seat, command.number)
    return moveStep(table, seat, text, now, { command: key })
  })
}

/** What a bot has chosen, unless something happened meanwhile. */
export const playForBot = (tables: Tables, table: Table, seat: number, text: string, number: number): Promise<number> =>
  tables.step(table, (now) => (table.number === number ? moveStep(table, seat, text, now, { bot: true }) : number))

function moveStep(
  table: Table,
  seat: number,
  text: string,
  now: number,
  more: { command: string } | { bot: true },
): Step {
  const { played, record } = table
  const position = playing(table)
  const answered = answer(played.game, position.state, seat, text)
  if (isRefusal(answered)) throw refusedBy(answered)
  const { text: move, events } = answered
  // States of a table are never changed: what is as it was is kept once.
  const state = played.game.sharing?.(position.state, answered.state) ?? answered.state
  const clock = settle(position.clock, thinking(played, position), now)
  const told = events.map(asJson)
  const made = { number: table.number + 1, seat, move }
  const next = afterMove(played, record.doc, { ...position, clock }, made, state, told)
  const body: LineBody = { kind: 'move', seat, move, events: told, ...more }
  return finished(table, { body, position: next }, next, now)
}

/** If the move was the last one, the table is over with it. */
function finished(table: Table, step: Step, { state }: Position, now: number): Step {
  const final = finalOf(table.played, state)
  if (!final) return step
  const { record } = table
  return {
    ...step,
    body: { ...step.body, doc: true },
    record: {
      ...record,
      status: 'finished',
      doc: { ...record.doc, finished: now, result: [...(resultOf(final.outcome) ?? [])] },
    },
    final,
  }
}

/** Takes back the seat's last move, or all of them from `move` on. */
export async function undo(tables: Tables, table: Table, command: Command, move?: number): Promise<number> {
  const key = keyOf(seatOfPerson(table, command.person) ?? -1, command.command)
  const before = await lookUp(tables, table, key, command.number)
  return tables.step(table, (now) => {
    const done = before ?? table.commands.get(key)
    if (done !== undefined) return done
    const seat = ownSeat(table, command.person)
    const position = playing(table)
    if (table.record.doc.final) throw new Refused('illegal-move', 'At this table moves are not taken back.')
    const last = undoable(table.played.game, position, seat)
    if (last === null) throw new Refused('illegal-move', 'There is no move of yours that can be taken back now.')
    const from = move ?? last
    if (!mayTakeBack(table.played.game, position, seat, from))
      throw new Refused('illegal-move', `Move ${from} is none of yours that can be taken back now.`)
    const body: LineBody = { kind: 'undo', seat, move: from, command: key }
    const back = after(table.played, table.record.doc, position, table.number + 1, now, body)
    if (back.clock && at(back.clock.left, seat) <= 0)
      throw new Refused('illegal-move', 'The time you had before that move is over: it stays as it is.')
    return { body, position: back }
  })
}

function refusedBy({ refused, message }: { refused: string; message: string }): Refused {
  return new Refused(isCode(refused) ? refused : 'bad-request', message)
}
