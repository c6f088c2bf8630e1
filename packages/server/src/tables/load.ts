// A table as it comes out of the store: from its last snapshot on, however long the game is.
import { findGame, gameNames } from '../games.ts'
import { Refused } from '../refused.ts'
import type { Line, StoredTable } from '../store/store.ts'
import { readRow } from './doc.ts'
import { readBody } from './line.ts'
import { after, type Final, fromSnapshot, startPosition } from './position.ts'
import { remember, type Table } from './table.ts'

export function tableFrom({ row, snapshot, lines }: StoredTable, clock: () => number = Date.now): Table {
  const record = readRow(row)
  const played = findGame(record.doc.game)
  if (!played) throw new Refused('not-found', `Only ${gameNames.join(' and ')} are played here.`)
  const now = clock()
  const table: Table = {
    id: record.id,
    played,
    record,
    number: snapshot?.number ?? 0,
    position: null,
    final: null,
    trouble: null,
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
  if (record.status === 'finished' && snapshot) table.final = JSON.parse(snapshot.body) as Final
  else readGame(table, snapshot, lines)
  for (const line of lines) {
    remember(table, line.number, readBody(line))
    table.number = line.number
  }
  return table
}

/** A game begun under rules that are no longer known can still be looked at, line by line. */
function readGame(table: Table, snapshot: StoredTable['snapshot'], lines: readonly Line[]): void {
  const { played, record } = table
  try {
    let position = snapshot ? fromSnapshot(played, record.doc, snapshot) : null
    for (const line of lines) {
      const body = readBody(line)
      if (body.kind === 'start') position = startPosition(played, record.doc, line.number, line.at, body.bots)
      else if (position) position = after(played, record.doc, position, line.number, line.at, body)
    }
    table.position = position
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    table.trouble = new Refused('old-rules', `This game cannot be played on: ${why}`)
  }
}
