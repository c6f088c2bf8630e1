import { agricola } from '@furrow/engine'
import { type LocalTable, type LogEntry, storable, undoTarget } from './authority.ts'
import type { Update } from './messages.ts'
import { HUMAN, optionsOf } from './options.ts'

/** What the page is told of the table: only what the person's seat may know. */
export function updateOf(table: LocalTable, log: readonly LogEntry[], logFrom: number): Update {
  const { record, history } = table
  const { state, entries } = history
  const decision = agricola.decisions(state).find(({ seat }) => seat === HUMAN) ?? null
  const texts = (moves: ReturnType<typeof agricola.moves>) => moves.map((move) => agricola.print(state, move))
  return {
    stored: storable(table),
    options: optionsOf(record),
    names: record.seats.map(({ name }) => name),
    number: entries.length,
    human: HUMAN,
    view: agricola.view(state, HUMAN).table,
    decision,
    moves: decision ? texts(agricola.moves(state, HUMAN)) : [],
    extras: decision ? texts(agricola.extras(state, HUMAN)) : [],
    canUndo: undoTarget(table) !== null,
    outcome: agricola.outcome(state),
    logFrom,
    log: log.slice(logFrom),
  }
}
