import { type ExpressState, express, isRefusal } from '@furrow/engine'
import { botMove } from '../src/express/local/host.ts'
import { type ExpressTable, newRecord, openTable, playAt, storable } from '../src/express/local/table.ts'
import type { Sitter } from '../src/express/local/types.ts'

/** A moment of a game of Express: its name, and the stored text. */
type Wanted = { readonly [name: string]: (state: ExpressState) => boolean }

const asks = (state: ExpressState, ask: string): boolean => {
  const [decision, ...others] = express.decisions(state)
  return others.length === 0 && decision?.seat === 0 && decision.ask === ask
}

/** Lets bots play on every seat, and keeps the first moment of each wanted kind. */
function watch(sitters: readonly Sitter[], seed: string, wanted: Wanted): Map<string, string> {
  const found = new Map<string, string>()
  const bots = new Map()
  let table: ExpressTable | ReturnType<typeof openTable> = openTable(newRecord({ sitters, seed }))
  for (;;) {
    if (isRefusal(table)) throw new Error(table.message)
    const { state } = table.history
    for (const [name, is] of Object.entries(wanted)) if (!found.has(name) && is(state)) found.set(name, storable(table))
    const decisions = express.decisions(state)
    if (decisions.length === 0) return found
    // The others first, so that the person is asked alone when all choose at once.
    const { seat } = decisions[decisions.length - 1]
    const seats = table.record.seats.map(() => ({ name: '', bot: 'greedy' }))
    table = playAt(table, seat, botMove(bots, { ...table, record: { ...table.record, seats } }, seat))
  }
}

/** Moments of a game for three: a person between two bots. */
export const expressMoments = (): Map<string, string> =>
  watch(['person', 'greedy', 'planner'], 'meadow', {
    table: (state) => state.round === 4 && asks(state, 'group'),
    harvest: (state) => state.harvests === 1 && asks(state, 'feed'),
    end: (state) => state.over,
  })
