import { agricola, type Move, type State } from '@furrow/engine/agricola'
import { at } from '@furrow/engine/core'
import type { Steps } from '../steps.ts'
import { evaluate } from './evaluation/evaluate.ts'
import type { Network } from './network/network.ts'
import { afterPlacing, finish, type Placement, place, placing, turns } from './search.ts'

/** How many placements are thought through at most, and how far behind the best they may seem. */
const CANDIDATES = 5
/** Fewer where there is much to think of: about so many placements are looked at in all. */
const EFFORT = 240
const MARGIN = 4
/** How many of them are thought of again for the seat's later turns of the round. */
const LATER = 8
/** How far the imagined rest of the round counts against first sight. */
const TRUST = 0.5
/** How many half-finished turns are kept in mind: for the turn at hand, and for those imagined. */
const CAREFUL = 3
const QUICK = 1

/** More answers than a round can have. */
const LONGEST = 400

/** What each placement seemed worth to a seat when it was first thought of. */
type Wishes = Map<Move, number>

/** Goes on until the round is over, every seat taking what seems best to it. */
function* goOn(
  start: State,
  me: number,
  poor: ReadonlySet<Move>,
  wishes: readonly Wishes[],
  network: Network,
): Steps<State> {
  let s = start
  const { round } = s
  for (let n = 0; n < LONGEST && !s.over; n++) {
    const { seat, ask } = at(agricola.decisions(s), 0)
    if (ask !== 'place') s = seat === me ? finish(s, seat, network, QUICK).state : shrug(s, seat)
    else if (s.round > round) break
    else if (seat === me) s = yield* again(s, seat, poor, network)
    else s = yield* wish(s, seat, at(wishes, seat), network)
    yield
  }
  return s
}

/** What others do in their harvest does not matter: they feed what they have, and leave what they may. */
function shrug(s: State, seat: number): State {
  const moves = agricola.moves(s, seat)
  agricola.advance(s, seat, moves.find(({ verb }) => verb === 'feed') ?? at(moves, moves.length - 1))
  return s
}

/** The seat's own next turn: what seemed poor before is not tried again. */
function* again(s: State, seat: number, poor: ReadonlySet<Move>, network: Network): Steps<State> {
  let best: Placement | null = null
  const moves = turns(s, seat)
  const good = moves.filter((move) => !poor.has(move))
  for (const move of good.length > 0 ? good : moves) {
    const option = place(s, seat, move, network, QUICK)
    if (!best || option.value > best.value) best = option
    yield
  }
  return best?.after ?? s
}

/** The seat takes what it wishes for most and can have. Wishes are not thought over again: that is quick, and near enough. */
function* wish(s: State, seat: number, wishes: Wishes, network: Network): Steps<State> {
  let best: Move | null = null
  let most = Number.NEGATIVE_INFINITY
  /** Where the best of them leads, if that was just thought of. */
  let there: State | null = null
  for (const move of turns(s, seat)) {
    let value = wishes.get(move)
    let after: State | null = null
    if (value === undefined) {
      ;({ value, after } = place(s, seat, move, network, QUICK))
      wishes.set(move, value)
      yield
    }
    if (value <= most) continue
    most = value
    best = move
    there = after
  }
  if (!best) return s
  return there ?? afterPlacing(s, seat, best, network, QUICK)
}

/** The placements, best first, after playing the round to its end in mind. */
export function* thinkingThrough(s: State, seat: number, network: Network, envy: number): Steps<Placement[]> {
  const found = yield* placing(s, seat, network, CAREFUL)
  const most = Math.min(CANDIDATES, Math.max(2, Math.round(EFFORT / (found.length * at(s.players, seat).home))))
  const worthIt = found.filter(({ value }, i) => i < most && value > at(found, 0).value - MARGIN)
  if (worthIt.length === 1) return found
  const poor = new Set(found.slice(LATER).map(({ move }) => move))
  const wishes = s.players.map((): Wishes => new Map())
  for (const option of worthIt) {
    const after = yield* goOn(option.after, seat, poor, wishes, network)
    option.value += TRUST * (evaluate(after, seat, network) - option.value)
    if (envy > 0) option.value -= TRUST * envy * others(after, seat, network)
  }
  return worthIt.sort((a, b) => b.value - a.value)
}

/** What the others may expect, on average. */
function others(s: State, seat: number, network: Network): number {
  let sum = 0
  for (let other = 0; other < s.players.length; other++) if (other !== seat) sum += evaluate(s, other, network)
  return s.players.length > 1 ? sum / (s.players.length - 1) : 0
}
