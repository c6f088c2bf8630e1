import { seeded } from '@furrow/engine/core'
import { type ExpressMove, type ExpressState, express } from '@furrow/engine/express'
import { type Ending, endings } from './lines.ts'
import { askOf } from './solitaire.ts'

// Everything here looks at a farm that is alone (solitaire.ts).

/** What a farm is thought to be worth when it is asked for dice, or when the game is over. */
export type Judge = (s: ExpressState) => number

/** A way to finish the action, and what may be expected of it. */
export interface Thought {
  moves: readonly ExpressMove[]
  state: ExpressState
  value: number
}

/** What a finished action is worth; if a harvest follows, with the family fed as well as can be. */
const outlook = (s: ExpressState, judge: Judge): number => (askOf(s) === 'feed' ? feeding(s, judge).value : judge(s))

/** All ways to finish the action, best first. */
export const thoughts = (s: ExpressState, judge: Judge): Thought[] =>
  endings(s)
    .map(({ moves, state }) => ({ moves, state, value: outlook(state, judge) }))
    .sort((a, b) => b.value - a.value)

/** The best that can be made of the dice as they lie. */
export const best = (s: ExpressState, judge: Judge): number => mostOf(endings(s), judge)

function mostOf(ways: readonly Ending[], judge: Judge): number {
  let most = Number.NEGATIVE_INFINITY
  for (const { state } of ways) most = Math.max(most, outlook(state, judge))
  return most
}

/** The farm after the dice were kept; null if they make no group. */
export function keeping(s: ExpressState): ExpressState | null {
  if (!express.moves(s, 0).some(({ verb }) => verb === 'keep')) return null
  return played(s, { verb: 'keep' })
}

/** So many ways to finish an action are enough to know what a roll is worth. */
const ENOUGH = 600

/** What a roll may be expected to bring: the mean over some rolls, fewer where each leaves much to think about. */
export function rolling(s: ExpressState, judge: Judge, rolls: number, seed: string): number {
  let sum = 0
  let seen = 0
  let i = 0
  for (; i < rolls && seen < ENOUGH; i++) {
    const after = express.copy(s)
    after.random = seeded(`${seed}/${i}`)
    express.advance(after, 0, { verb: 'roll' })
    const ways = endings(after)
    sum += mostOf(ways, judge)
    seen += ways.length
  }
  return sum / i
}

/** A good way to feed the family: cooks piece by piece whatever helps most, as long as it helps. */
export function feeding(s: ExpressState, judge: Judge): Thought {
  let raw = s
  let cooked: readonly ExpressMove[] = []
  let found = fed(s, cooked, judge)
  for (;;) {
    let better: { raw: ExpressState; cooked: readonly ExpressMove[]; found: Thought } | null = null
    for (const move of express.moves(raw, 0)) {
      if (move.verb !== 'cook') continue
      const after = played(raw, move)
      const line = [...cooked, move]
      const thought = fed(after, line, judge)
      if (thought.value > (better?.found.value ?? found.value)) better = { raw: after, cooked: line, found: thought }
    }
    if (!better) return found
    ;({ raw, cooked, found } = better)
  }
}

/** Feeds with what there is, and lets the animals breed as is best. */
function fed(s: ExpressState, cooked: readonly ExpressMove[], judge: Judge): Thought {
  const feed: ExpressMove = { verb: 'feed' }
  const after = played(s, feed)
  const moves = [...cooked, feed]
  if (askOf(after) !== 'breed') return { moves, state: after, value: judge(after) }
  const ways = express.moves(after, 0).map((breed): Thought => {
    const state = played(after, breed)
    return { moves: [...moves, breed], state, value: judge(state) }
  })
  return ways.reduce((a, b) => (b.value > a.value ? b : a))
}

function played(s: ExpressState, move: ExpressMove): ExpressState {
  const after = express.copy(s)
  express.advance(after, 0, move)
  return after
}
