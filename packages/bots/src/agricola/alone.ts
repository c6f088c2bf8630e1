import { agricola, type Move, ROUNDS, type State } from '@furrow/engine/agricola'
import { at, below, next, seeded } from '@furrow/engine/core'
import type { Steps } from '../steps.ts'
import { inOrder, type Plan, playedAgain } from './again.ts'
import type { Network } from './network/network.ts'
import { finish, type Placement, placing, type Trail } from './search.ts'

// Alone nobody takes anything away, so that rounds can be planned turn by turn.

/** How hard somebody plans. */
export interface Effort {
  /** How many turns a plan may begin with. */
  readonly candidates: number
  /** How many unfinished plans are kept in mind. */
  readonly plans: number
  /** The ways in which plans are made, one after the other: the best plan is never given up. */
  readonly ways: readonly Way[]
  /** How many rounds beyond this one they reach. */
  readonly rounds: number
  /** How many of the turns that a round begins with are thought of again later in it. */
  readonly later: number
  /** How many cards are thought of where one can be played or built. */
  readonly cards: number
}

/** A way of making plans. Whoever thinks of the same table in several ways comes upon more. */
export interface Way {
  /** How many turns one plan may go on with. Where these are few, plans differ more. */
  readonly turns: number
  /** By how many points single things are thought better or worse of than the network does, at most. */
  readonly whim: number
}

const ALL = Number.POSITIVE_INFINITY
const WIDE: Way = { turns: ALL, whim: 0 }
const VARIED: Way = { turns: 2, whim: 0 }
const ODD: Way = { turns: 2, whim: 0.7 }
const ODD_AND_WIDER: Way = { turns: 3, whim: 0.7 }
/**
 * Whoever only asks what is worth a look plans this round and the next at first, and from some round on to the end of the game:
 * there points are counted, and the network only says which plans are worth going on with.
 */
const EARLY: Effort = { candidates: 8, plans: 6, ways: [WIDE], rounds: 1, later: ALL, cards: 1 }
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

/** The nearer the end, the sooner a plan is made, and the more of it will come true. */
const waysFor = (round: number): readonly Way[] =>
  round < 6 ? [VARIED, WIDE] : round < 9 ? [VARIED, WIDE, ODD] : [VARIED, WIDE, ODD, ODD_AND_WIDER, ODD]

export function effortFor({ round, setup }: State, care: Care): Effort {
  if (care === 'quick' && round < 5) return EARLY
  const [far, near] = PLANS[care][setup.cards === 'none' ? 'none' : 'dealt']
  const plans = round < 8 ? far : near
  if (care === 'quick') return { ...TO_THE_END, plans, ways: [WIDE], cards: 1 }
  return { ...TO_THE_END, plans, ways: waysFor(round), cards: 3 }
}

/** How many half-finished turns are kept in mind: for the turn at hand, and for those to come. */
const CAREFUL = 3
const QUICK = 1
/** At the last harvest every good counts. B14 */
const LAST = 8
/** So many times as many plans are kept until the next turn begins. */
const SPARE = 2
/** More turns than a plan can have, and more questions than there are between two turns. */
const LONGEST = 150

/** A turn that a plan could go on with, or begin with. */
interface Step {
  readonly first: Move
  readonly after: State
  readonly value: number
  readonly trail: Trail
}

/** Takes the turn, and goes on to the next one. */
function taken({ first, after, value, trail }: Step, seat: number, network: Network): Plan {
  let next = { state: after, value, trail }
  for (let n = 0; n < LONGEST && !next.state.over && at(agricola.decisions(next.state), 0).ask !== 'place'; n++) {
    const width = next.state.round === ROUNDS ? LAST : QUICK
    const ending = finish(next.state, seat, network, width, next.trail)
    next = { ...ending, trail: ending.trail ?? next.trail }
  }
  return { first, state: next.state, value: next.value, trail: next.trail }
}

/**
 * The best plan for each turn to begin with, as far as none was given up on the way; best first. What was `planned` before
 * is never given up.
 */
export function* plansFor(
  s: State,
  seat: number,
  begin: readonly Placement[],
  network: Network,
  effort: Effort,
  planned: readonly Move[] = [],
): Steps<Plan[]> {
  let found: Plan[] = []
  let known = planned
  for (const [n, way] of effort.ways.entries()) {
    const judge = way.whim > 0 ? whimsical(network, way.whim, `${s.round} ${n}`) : network
    found = yield* plansOneWay(s, seat, begin, judge, effort, way, known)
    known = inOrder(found[0]?.trail ?? null)
  }
  return found
}

/** One feature in so many is thought of otherwise. */
const ODD_ONES = 6

/** The same network with other weights here and there: other plans seem promising to it. */
function whimsical(network: Network, whim: number, chance: string): Network {
  const random = seeded(chance)
  const linear = network.linear.map((weight) =>
    below(random, ODD_ONES) === 0 ? weight + whim * (next(random) / 2 ** 31 - 1) : weight,
  )
  return { ...network, linear }
}

function* plansOneWay(
  s: State,
  seat: number,
  begin: readonly Placement[],
  network: Network,
  effort: Effort,
  way: Way,
  planned: readonly Move[],
): Steps<Plan[]> {
  const { candidates, plans, rounds, later } = effort
  const last = s.round + rounds
  const stops = planned.length > 0 ? playedAgain(s, seat, planned, network, last) : []
  const best = new Map<Move, Plan>()
  const end = stops.at(-1)
  if (end) best.set(end.first, end)
  let open = begin
    .slice(0, candidates)
    .map(({ move, after, value, trail }) => taken({ first: move, after, value, trail }, seat, network))
  let poor: ReadonlySet<Move> | null = poorOf(begin, later)
  for (let { round } = s; open.length > 0 && round <= last; round++) {
    const known = stops.filter(({ state }) => state.round === round && !state.over)
    const next = yield* throughRound(open, round, seat, network, effort, way, poor, known)
    poor = null
    for (const plan of next)
      if (plan.state.over || plan.state.round > last)
        if (plan.value > (best.get(plan.first)?.value ?? Number.NEGATIVE_INFINITY)) best.set(plan.first, plan)
    open = mostPromising(
      next.filter(({ state }) => !state.over),
      plans,
    )
  }
  return [...best.values()].sort((a, b) => b.value - a.value)
}

/** Goes on with plans until the round is over; only then are they compared with those that need fewer turns for it, or more. */
function* throughRound(
  begin: readonly Plan[],
  round: number,
  seat: number,
  network: Network,
  { plans, later, cards }: Effort,
  { turns }: Way,
  seemedPoor: ReadonlySet<Move> | null,
  known: readonly Plan[],
): Steps<Plan[]> {
  const over: Plan[] = []
  let poor = seemedPoor
  let open = [...begin]
  for (let n = 0; n < LONGEST; n++) {
    const steps: Step[] = []
    for (const { first, state, trail, value } of withPlan(open, known[n])) {
      if (state.over || state.round > round) {
        over.push({ first, state, trail, value })
        continue
      }
      const options = yield* placing(state, seat, network, QUICK, poor ?? undefined, cards, trail)
      poor ??= poorOf(options, later)
      for (const option of options.slice(0, turns))
        steps.push({ first, after: option.after, value: option.value, trail: option.trail })
    }
    if (steps.length === 0) break
    // What comes between two turns, above all a harvest, takes long: only plans that are promising before it go through it.
    const next: Plan[] = []
    for (const step of mostPromising(steps, SPARE * plans)) {
      next.push(taken(step, seat, network))
      yield
    }
    over.push(...next.filter(({ state }) => state.over || state.round > round))
    open = mostPromising(
      next.filter(({ state }) => !state.over && state.round === round),
      plans,
    )
  }
  return over
}

/** Adds where the earlier plan stands, unless that has been thought of already. */
const withPlan = (open: Plan[], plan: Plan | undefined): Plan[] =>
  !plan || open.some(({ value }) => value === plan.value) ? open : [...open, plan]

const poorOf = (options: readonly Placement[], later: number): ReadonlySet<Move> =>
  new Set([...new Set(options.map(({ move }) => move))].slice(later))

/** The same things done in another order come to the same. */
function mostPromising<P extends { readonly value: number }>(plans: P[], most: number): P[] {
  plans.sort((a, b) => b.value - a.value)
  return plans.filter(({ value }, i) => i === 0 || value !== plans[i - 1]?.value).slice(0, most)
}

/** The turns that could be taken, best first, after planning ahead; each with the whole plan that begins with it. */
export function* planning(
  s: State,
  seat: number,
  network: Network,
  effort: Effort,
  planned: readonly Move[] = [],
): Steps<Placement[]> {
  const found = yield* placing(s, seat, network, CAREFUL, undefined, effort.cards)
  if (found.length === 1) return found
  const order = yield* plansFor(s, seat, found, network, effort, planned)
  return order.flatMap(({ first, value, trail }) => {
    const placement = found.find(({ move }) => move === first)
    return placement ? [{ ...placement, value, trail }] : []
  })
}
