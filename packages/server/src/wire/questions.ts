// The questions of a seat as a stream over HTTP, for programs: one line of JSON each, until the game is over.
import { PassThrough, type Readable } from 'node:stream'
import { applyChanges } from '../client/patch.ts'
import type { Json, Question, ServerMessage, TableInfo } from '../client/types.ts'
import type { Visitor } from '../people/people.ts'
import { Refused } from '../refused.ts'
import type { Table } from '../tables/table.ts'
import type { Tables } from '../tables/tables.ts'
import { unwatch, watch } from '../tables/watch.ts'

/** An empty line says that the server is still there. */
const BEAT_MS = 10_000
/** Whoever has so much still to read does not read. */
const SLOW_BYTES = 1024 * 1024
const MOST_PER_PERSON = 50

interface Stream {
  readonly visitor: Visitor
  readonly out: PassThrough
}

/** All streams that are open here. */
export class Questions {
  readonly #open = new Set<Stream>()
  readonly #heart = setInterval(() => this.#beat(), BEAT_MS).unref()

  async at(tables: Tables, table: Table, visitor: Visitor, key: string | undefined): Promise<Readable> {
    const { id: person } = visitor.person
    if ([...this.#open].filter((one) => one.visitor.person.id === person).length >= MOST_PER_PERSON)
      throw new Refused('too-many', `One account has at most ${MOST_PER_PERSON} streams.`)
    const out = new PassThrough()
    // The answer begins at once, not with the first question.
    out.write('\n')
    const stream: Stream = { visitor, out }
    const send = reader(table.id, (line) => tell(stream, line))
    const subscriber = await watch(tables, table, { person, send, key })
    this.#open.add(stream)
    out.on('error', () => undefined) // 'close' follows
    out.on('close', () => {
      this.#open.delete(stream)
      unwatch(tables, table, subscriber)
    })
    return out
  }

  /** The sessions of all who listen. */
  *sessions(): Iterable<string> {
    for (const { visitor } of this.#open) yield visitor.session.id
  }

  endSession(session: string): void {
    for (const { visitor, out } of this.#open) if (visitor.session.id === session) out.end()
  }

  endPerson(person: string): void {
    for (const { visitor, out } of this.#open) if (visitor.person.id === person) out.end()
  }

  endAll(): void {
    for (const { out } of this.#open) out.end()
  }

  close(): void {
    clearInterval(this.#heart)
    this.endAll()
  }

  #beat(): void {
    for (const { out } of this.#open) out.write('\n')
  }
}

function tell({ out }: Stream, line: Question): void {
  if (out.writableLength > SLOW_BYTES) out.destroy()
  else if (out.writable) out.write(`${JSON.stringify(line)}\n`)
  if ('over' in line) out.end()
}

/** Makes questions of what those at a table are told. */
function reader(table: string, tell: (line: Question) => void): (text: string) => void {
  let view: Json | null = null
  let info: TableInfo | null = null
  /** The question that is open. Where all choose at once it stays while others move, and is not asked again. */
  let asked: string | null = null
  return (text) => {
    const message = JSON.parse(text) as ServerMessage // our own
    if (message.type === 'left') tell({ table, over: true, result: null })
    if (message.type !== 'table' && message.type !== 'update') return
    view = message.type === 'table' ? message.view : applyChanges(view, message.changes)
    info = message.info ?? info
    const { number, ask, clock } = message
    const seat = info?.seat ?? null
    if (ask && info && seat !== null && !(isByOthers(message, seat) && JSON.stringify(ask) === asked))
      tell({ table, game: info.game, seat, number, ...ask, view, clock })
    asked = ask && JSON.stringify(ask)
    if (info?.status === 'finished' || info?.status === 'closed') tell({ table, over: true, result: info.result })
  }
}

const isByOthers = (message: ServerMessage, seat: number): boolean =>
  message.type === 'update' && message.line.kind === 'move' && message.line.seat !== seat
