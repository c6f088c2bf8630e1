import { agricola, type Move, ROUNDS, type State } from '@furrow/engine/agricola'
import { at } from '@furrow/engine/core'
import type { Steps } from '../steps.ts'
import type { Network } from './network/network.ts'
import { finish, type Placement, placing } from './search.ts'

// Alone nobody takes anything away, so that rounds can be planned turn by turn.

/** How hard somebody plans. */
export interface Effort {
  /** How many turns a plan may begin with. */
  readonly candidates: number
  /** How many unfinished plans are kept in mind. */
  readonly plans: number
  /** How many rounds beyond this one they reach. */
  readonly rounds: number
  /** How many of the turns that a round begins with are thought of again later in it. */
  readonly later: number
}

/**
 * At first the farmer plans this round and the next, and from some round on to the end of the game: there points are
 * counted, and the network only says which plans are worth going on with.
 */
const EARLY: Effort = { candidates: 8, plans: 6, rounds: 1, later: Number.POSITIVE_INFINITY }
const TO_THE_END = { candidates: 8, rounds: ROUNDS, later: 14 }
/** Whoever plays takes the time; whoever only asks what is worth a look has it soon. */
export type Care = 'thorough' | 'quick'
/**
 * Plans before round 8, and from then on. With hand cards there is more to think of in every turn: that makes many plans
 * worth more, and takes longer.
 */
const PLANS = {
  thorough: { none: [8, 12], dealt: [12, 18] },
  quick: { none: [8, 12], dealt: [5, 8] },
} as const

export function effortFor({ round, setup }: State, care: Care): Effort {
  if (round < 5) return EARLY
  const [far, near] = PLANS[care][setup.cards === 'none' ? 'none' : 'dealt']
  return { ...TO_THE_END, plans: round < 8 ? far : near }
}

/** How many half-finished turns are kept in mind: for the turn at hand, and for those to come. */
const CAREFUL = 3
const QUICK = 1
/** So many times as many plans are kept until the next turn begins. */
const SPARE = 2
/** More turns than a plan can have, and more questions than there are between two turns. */
const LONGEST = 150

/** A plan, as far as it goes. */
interface Plan {
  /** The turn it begins with. */
  readonly first: Move
  /** The table when its last turn is over, at the next one. */
  readonly state: State
  readonly value: number
}

/** A turn that a plan could go on with, or begin with. */
interface Step {
  readonly first: Move
  readonly after: State
  readonly value: number
}

/** Takes the turn, and goes on to the next one. */
function taken({ first, after, value }: Step, seat: number, network: Network): Plan {
  let next = { state: after, value }
  for (let n = 0; n < LONGEST && !next.state.over && at(agricola.decisions(next.state), 0).ask !== 'place'; n++)
    next = finish(next.state, seat, network, QUICK)
  return { first, state: next.state, value: next.value }
}

/** The best plan for each turn to begin with, as far as none was given up on the way; best first. */
export function* plansFor(
  s: State,
  seat: number,
  begin: readonly Placement[],
  network: Network,
  { candidates, plans, rounds, later }: Effort,
): Steps<Plan[]> {
  const last = s.round + rounds
  const best = new Map<Move, Plan>()
  /** By round what seemed poor when it began. */
  const poor = new Map([[s.round, poorOf(begin, later)]])
  let open = begin
    .slice(0, candidates)
    .map(({ move, after, value }) => taken({ first: move, after, value }, seat, network))
  for (let n = 0; n < LONGEST && open.length > 0; n++) {
    const steps: Step[] = []
    for (const plan of open) {
      const { first, state, value } = plan
      if (state.over || state.round > last) {
        if (value > (best.get(first)?.value ?? Number.NEGATIVE_INFINITY)) best.set(first, plan)
        continue
      }
      const options = yield* placing(state, seat, network, QUICK, poor.get(state.round))
      if (!poor.has(state.round)) poor.set(state.round, poorOf(options, later))
      for (const option of options) steps.push({ first, after: option.after, value: option.value })
    }
    // What comes between two turns, above all a harvest, takes long: only plans that are promising before it go through it.
    const next: Plan[] = []
    for (const step of mostPromising(steps, SPARE * plans)) {
      next.push(taken(step, seat, network))
      yield
    }
    open = mostPromising(next, plans)
  }
  return [...best.values()].sort((a, b) => b.value - a.value)
}

const poorOf = (options: readonly Placement[], later: number): ReadonlySet<Move> =>
  new Set(options.slice(later).map(({ move }) => move))

/** The same things done in another order come to the same. */
function mostPromising<P extends { readonly value: number }>(plans: P[], most: number): P[] {
  plans.sort((a, b) => b.value - a.value)
  return plans.filter(({ value }, i) => i === 0 || value !== plans[i - 1]?.value).slice(0, most)
}

/** The turns that could be taken, best first, after planning ahead. */
export function* planning(s: State, seat: number, network: Network, effort: Effort): Steps<Placement[]> {
  const found = yield* placing(s, seat, network, CAREFUL)
  if (found.length === 1) return found
  const order = yield* plansFor(s, seat, found, network, effort)
  return order.flatMap(({ first, value }) =>
    found.filter(({ move }) => move === first).map((placement) => ({ ...placement, value })),
  )
}
