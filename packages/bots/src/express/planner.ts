import { at } from '@furrow/engine/core'
import { type ExpressState, express } from '@furrow/engine/express'
import type { ExpressBot } from './bot.ts'
import { alone, askOf } from './solitaire.ts'
import { best, feeding, type Judge, keeping, rolling, type Thought, thoughts } from './think.ts'
import { farsighted, type Weights } from './value.ts'
import { WEIGHTS } from './weights.ts'

/** How the planner thinks. */
export interface Mind {
  weights: Weights
  /** How many rolls are tried out before the dice are left for one. */
  rolls: number
  /** How many ways to finish an action are thought about once more. */
  few: number
  /** What the next player's gain from the dice left over counts against them. */
  envy: number
}

const MIND: Mind = { weights: WEIGHTS, rolls: 12, few: 6, envy: 0.5 }

/** Weighs every dice group, what the dice left over are good for, and the chance of a new roll. */
export const plannerBot = (seed: string, mind: Partial<Mind> = {}): ExpressBot => {
  const { weights, rolls, few, envy } = { ...MIND, ...mind }
  const judge = farsighted(weights)
  const bestOf = (table: ExpressState, seat: number, all: readonly Thought[]): Thought =>
    all
      .slice(0, few)
      .map((thought) => ({ ...thought, value: thought.value + leftOver(table, seat, thought, judge, envy) }))
      .reduce((a, b) => (b.value > a.value ? b : a))
  return {
    name: 'planner',
    choose({ view, seat, moves, seed: asked }) {
      if (moves.length === 1) return at(moves, 0)
      const table = express.imagine(view, seed)
      const s = alone(table, seat)
      switch (askOf(s)) {
        case 'dice': {
          const kept = keeping(s)
          if (!kept) return 'roll'
          const { value } = bestOf(table, seat, thoughts(kept, judge))
          return value >= rolling(s, judge, rolls, `${seed}/${asked}`) ? 'keep' : 'roll'
        }
        case 'feed':
          return express.print(s, at(feeding(s, judge).moves, 0))
        default:
          return express.print(s, at(bestOf(table, seat, thoughts(s, judge)).moves, 0))
      }
    },
  }
}

/** What the dice that a thought leaves are good for: alone for oneself, else for the next player. */
function leftOver(table: ExpressState, seat: number, { state, value }: Thought, judge: Judge, envy: number): number {
  if (askOf(state) !== 'dice') return 0
  if (table.players.length === 1) {
    const kept = keeping(state)
    return kept ? Math.max(0, best(kept, judge) - value) : 0
  }
  const next = (seat + 1) % table.players.length
  const theirs: ExpressState = {
    ...alone(table, next),
    dice: state.dice,
    used: state.used,
    asks: [{ step: 'dice', seat: 0 }],
  }
  const kept = envy > 0 && at(theirs.players, 0).left > 0 ? keeping(theirs) : null
  return kept ? -envy * Math.max(0, best(kept, judge) - judge(theirs)) : 0
}
