// A table as it comes out of the store. Its game is made by the boards.
import type { AskedBoards } from '../boards/threads.ts'
import { findGame, gameNames } from '../games.ts'
import { Refused } from '../refused.ts'
import type { StoredTable } from '../store/store.ts'
import { readRow } from './doc.ts'
import { readBody } from './line.ts'
import { remember, type Table } from './table.ts'

export async function tableFrom(
  boards: AskedBoards,
  { row, snapshot, lines }: StoredTable,
  clock: () => number = Date.now,
): Promise<Table> {
  const record = readRow(row)
  const { status, doc } = record
  const played = findGame(record.doc.game)
  if (!played) throw new Refused('not-found', `Only ${gameNames.join(' and ')} are played here.`)
  const bodies = lines.map((line) => ({ number: line.number, body: readBody(line) }))
  const board = boards.newBoard()
  const { turn, trouble } = await boards.ask('open', board, { status, doc, snapshot, lines })
  const now = clock()
  const table: Table = {
    id: record.id,
    played,
    record,
    number: snapshot?.number ?? 0,
    board,
    turn,
    trouble: trouble === null ? null : new Refused('old-rules', `This game cannot be played on: ${trouble}`),
    snapshotNumber: snapshot?.number ?? 0,
    job: undefined,
    commands: new Map(),
    commandsAfter: snapshot?.number ?? 0,
    acted: new Map(),
    chat: null,
    subscribers: new Set(),
    elsewhere: new Map(),
    lastSeen: new Map(),
    moved: null,
    loaded: now,
    used: now,
    queue: Promise.resolve(),
    waiting: 0,
    thinking: false,
    timer: null,
    now: clock,
  }
  for (const { number, body } of bodies) {
    remember(table, number, body)
    table.number = number
  }
  return table
}
