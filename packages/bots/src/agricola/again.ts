import { agricola, type Move, type State } from '@furrow/engine/agricola'
import { at } from '@furrow/engine/core'
import { evaluate } from './evaluation/evaluate.ts'
import type { Network } from './network/network.ts'
import { finish, placements, type Trail } from './search.ts'

// A plan that was made earlier, on the table as it is now: since then a round card may have come that was not expected.

/** A plan, as far as it goes. */
export interface Plan {
  /** The turn it begins with. */
  readonly first: Move
  /** The table when its last turn is over, at the next one. */
  readonly state: State
  readonly value: number
  /** All its answers. */
  readonly trail: Trail
}

/** More answers than a game has. */
const LONGEST = 2000
const QUICK = 1

/** The answers from the first to the last. */
export function inOrder(trail: Trail | null): Move[] {
  const moves: Move[] = []
  for (let step = trail; step; step = step.before) moves.push(step.move)
  return moves.reverse()
}

/** The same answer among those that are possible now. */
export function possible(s: State, seat: number, planned: Move | undefined): Move | undefined {
  if (!planned) return undefined
  const key = agricola.key(planned)
  const moves = agricola.moves(s, seat)
  return (
    moves.find((move) => move === planned) ??
    moves.find((move) => move.verb === planned.verb && agricola.key(move) === key)
  )
}

const beginsTurn = ({ verb }: Move): boolean => verb === 'place' || verb === 'special'

/**
 * Where the plan stands after each of its turns, up to the end of the round `last`. A turn that is not possible any more is
 * replaced by what seems best, and so is every answer.
 */
export function playedAgain(s: State, seat: number, moves: readonly Move[], network: Network, last: number): Plan[] {
  const stops: Plan[] = []
  let state = agricola.copy(s)
  let trail: Trail | null = null
  let first: Move | null = null
  let next = 0
  const stop = () => {
    if (first && trail) stops.push({ first, trail, value: evaluate(state, seat, network), state: agricola.copy(state) })
  }
  for (let n = 0; n < LONGEST && !state.over && state.round <= last; n++) {
    const { ask } = at(agricola.decisions(state), 0)
    let move = possible(state, seat, moves[next])
    if (ask === 'place') stop()
    // Cards may be asked about where a turn begins. What else is left of a turn that ended sooner is passed over.
    if (ask === 'place' && !move) {
      next = moves.findIndex((planned, i) => i >= next && beginsTurn(planned))
      if (next < 0) next = moves.length
      move = possible(state, seat, moves[next])
    }
    if (move) {
      agricola.advance(state, seat, move)
      trail = { move, before: trail }
      first ??= move
      next++
    } else if (ask === 'place') {
      const option = at(placements(state, seat, network, QUICK), 0)
      state = option.after
      for (const answer of inOrder(option.trail)) trail = { move: answer, before: trail }
      first ??= option.move
      next++
    } else ({ state, trail } = finish(state, seat, network, QUICK, trail))
  }
  stop()
  return stops
}
