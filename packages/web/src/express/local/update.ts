import { express } from '@furrow/engine'
import { offersOf } from './offers.ts'
import { type ExpressTable, isPerson, logOf, optionsOf, storable, undoTarget } from './table.ts'
import type { ExpressUpdate } from './types.ts'

/** Everything the page shows of the table, and what the person in turn can do. */
export function updateOf(table: ExpressTable): ExpressUpdate {
  const { record, history } = table
  const { state, entries } = history
  const log = logOf(table)
  const decision = express.decisions(state).find(({ seat }) => isPerson(table, seat)) ?? null
  const seat = decision?.seat ?? log.findLast((entry) => isPerson(table, entry.seat))?.seat ?? 0
  return {
    stored: storable(table),
    options: optionsOf(record),
    names: record.seats.map(({ name }) => name),
    number: entries.length,
    seat,
    view: express.view(state, seat).table,
    decision,
    offers: decision ? offersOf(state, seat, express.moves(state, seat)) : [],
    extras: decision ? offersOf(state, seat, express.extras(state, seat)) : [],
    canUndo: undoTarget(table) !== null,
    outcome: express.outcome(state),
    rolls: log.filter(({ events }) => events.some(({ event }) => event === 'rolled')).length,
    log,
  }
}
