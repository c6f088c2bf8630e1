import { agricola, type Move, type State } from '@furrow/engine/agricola'
import { at } from '@furrow/engine/core'
import type { Steps } from '../steps.ts'
import { evaluate } from './evaluate.ts'
import type { Network } from './network/network.ts'
import { finish, type Placement, place, placing, turns } from './search.ts'

// Alone nobody takes anything away, so that this round and the next can be planned turn by turn.

/** How many turns a plan may begin with; how many unfinished plans are kept in mind, and how many rounds beyond this one they reach. */
const CANDIDATES = 8
const PLANS = 6
const ROUNDS_MORE = 1
/** How many half-finished turns are kept in mind: for the turn at hand, and for those to come. */
const CAREFUL = 3
const QUICK = 1
/** More turns than such a plan can have, and more questions than there are between two turns. */
const LONGEST = 60

interface Plan {
  /** The turn it begins with. */
  readonly first: Move
  /** The table when its last turn is over, at the next one. */
  readonly state: State
  readonly value: number
}

function plan(first: Move, after: State, seat: number, network: Network): Plan {
  let state = after
  for (let n = 0; n < LONGEST && !state.over && at(agricola.decisions(state), 0).ask !== 'place'; n++)
    state = finish(state, seat, network, QUICK).state
  return { first, state, value: evaluate(state, seat, network) }
}

/** The turns that could be taken, best first, after planning ahead. */
export function* planning(s: State, seat: number, network: Network): Steps<Placement[]> {
  const found = (yield* placing(s, seat, network, CAREFUL)).slice(0, CANDIDATES)
  if (found.length === 1) return found
  const last = s.round + ROUNDS_MORE
  /** What the best plan that begins with a turn comes to. */
  const promise = new Map<Move, number>()
  let open = found.map(({ move, after }) => plan(move, after, seat, network))
  for (let n = 0; n < LONGEST && open.length > 0; n++) {
    const next: Plan[] = []
    for (const { first, state, value } of open)
      if (state.over || state.round > last) promise.set(first, Math.max(value, promise.get(first) ?? value))
      else
        for (const move of turns(state, seat)) {
          next.push(plan(first, place(state, seat, move, network, QUICK).after, seat, network))
          yield
        }
    open = mostPromising(next)
  }
  // A turn without a plan to the end was given up on the way.
  const worth = ({ move }: Placement) => promise.get(move) ?? Number.NEGATIVE_INFINITY
  return found.filter(({ move }) => promise.has(move)).sort((a, b) => worth(b) - worth(a))
}

/** The same things done in another order come to the same. */
function mostPromising(plans: Plan[]): Plan[] {
  plans.sort((a, b) => b.value - a.value)
  return plans.filter(({ value }, i) => i === 0 || value !== plans[i - 1]?.value).slice(0, PLANS)
}
