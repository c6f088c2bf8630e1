// What those at a table are told: exactly what their seat, or the public, may know.

import { at, questionFor, undoable } from '@furrow/engine/core'
import type { Ask, ChatLine, LogLine, Moment, ServerMessage } from '../client/types.ts'
import type { ChatRow } from '../store/store.ts'
import { botOn, infoFor } from './doc.ts'
import { Changes, type Shown, viewFor } from './shown.ts'
import { type Looking, presenceOf, type Subscriber, seatOfPerson, type Table } from './table.ts'

function askFor(table: Table, seat: number): Ask | null {
  const { position, played, record } = table
  if (!position || record.status !== 'playing' || botOn(at(record.doc.seats, seat)) !== null) return null
  const question = questionFor(played.game, position.state, seat)
  if (!question) return null
  const { decision, moves, extras, proposal } = question
  return { decision, moves, extras, proposal }
}

function momentFor(table: Table, looking: Looking): Moment {
  const { number, position, played, record } = table
  const running = position !== null && record.status === 'playing'
  return {
    number,
    decisions: running ? played.game.decisions(position.state) : [],
    ask: looking === 'public' ? null : askFor(table, looking),
    undo: running && looking !== 'public' && !record.doc.final ? undoable(played.game, position, looking) : null,
    clock: running ? position.clock : null,
  }
}

/** A line as somebody may be told it: while the game goes on, the text of a secret move is its owner's alone. */
export function lineFor({ record, played }: Table, line: LogLine, looking: Looking): LogLine {
  if (line.kind !== 'move' || record.status === 'finished') return line
  const move = played.game.tellMove(line.move, line.seat, looking)
  return move === line.move ? line : { ...line, move }
}

/** Everything, for somebody who has just come. */
export const fullTable = (
  table: Table,
  { person, looking }: Subscriber,
  log: LogLine[],
  chat: ChatLine[],
): ServerMessage => ({
  type: 'table',
  table: table.id,
  now: table.now(),
  info: infoFor(table.record, person),
  view: viewFor(table, looking),
  log: log.map((line) => lineFor(table, line, looking)),
  chat,
  presence: presenceOf(table, table.now()),
  ...momentFor(table, looking),
})

/** Tells everybody of the line that has just been added to what they were shown before. */
export function publish(table: Table, before: Shown, line: LogLine, recordChanged: boolean): void {
  const changes = new Changes(before, table)
  const texts = new Map<string, string>()
  const written = new Map<object, string>()
  for (const subscriber of table.subscribers) {
    const { looking: was, person, number: from } = subscriber
    const looking = recordChanged ? (seatOfPerson(table, person) ?? 'public') : was
    subscriber.looking = looking
    if (from >= line.number) continue
    const key = recordChanged ? `${looking} ${from} ${person}` : `${looking} ${from}`
    let text = texts.get(key)
    if (text === undefined) {
      const message: Update = {
        type: 'update',
        table: table.id,
        from,
        line: lineFor(table, line, looking),
        changes: changes.for(looking, was),
        ...(recordChanged && { info: infoFor(table.record, person) }),
        ...momentFor(table, looking),
      }
      text = updateText(message, written)
      texts.set(key, text)
    }
    subscriber.number = line.number
    subscriber.send(text)
  }
}

type Update = Extract<ServerMessage, { type: 'update' }>

/** A message as JSON, of which the line and the changes are written once if several are told the same. */
function updateText({ type, table, from, line, changes, ...rest }: Update, written: Map<object, string>): string {
  const once = (part: object): string => {
    const text = written.get(part) ?? JSON.stringify(part)
    written.set(part, text)
    return text
  }
  const head = JSON.stringify({ type, table, from })
  return `${head.slice(0, -1)},"line":${once(line)},"changes":${once(changes)},${JSON.stringify(rest).slice(1)}`
}

export interface ChatBody {
  room: ChatLine['room']
  name: string
  text: string
  command: string
}

export const readChat = ({ body }: ChatRow): ChatBody => JSON.parse(body) as ChatBody // written by `say`

/** Whoever said it was deleted; the number stays taken. */
export const isGone = ({ body }: ChatRow): boolean => body === ''

/** Those who sit there and those who watch hear different rooms. */
export const roomOf = (table: Table, person: string): ChatLine['room'] =>
  seatOfPerson(table, person) === null ? 'spectators' : 'table'

export function tellChat(table: Table, row: ChatRow, person: string): ChatLine | null {
  const { room, name, text } = readChat(row)
  if (room !== roomOf(table, person)) return null
  return { number: row.number, at: row.at, room, name, me: row.person === person, text }
}

export function publishChat(table: Table, row: ChatRow): void {
  for (const subscriber of table.subscribers) {
    const chat = tellChat(table, row, subscriber.person)
    if (chat) subscriber.send(JSON.stringify({ type: 'chat', table: table.id, chat } satisfies ServerMessage))
  }
}

export function publishPresence(table: Table): void {
  const message: ServerMessage = { type: 'presence', table: table.id, ...presenceOf(table, table.now()) }
  const text = JSON.stringify(message)
  for (const subscriber of table.subscribers) subscriber.send(text)
}
