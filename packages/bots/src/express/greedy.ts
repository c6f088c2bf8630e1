import { at } from '@furrow/engine/core'
import { express } from '@furrow/engine/express'
import type { ExpressBot } from './bot.ts'
import { alone, askOf } from './solitaire.ts'
import { best, feeding, keeping, rolling, thoughts } from './think.ts'
import { shortsighted } from './value.ts'

/** How many rolls are tried out before the dice are left for one. */
const ROLLS = 6

/** Takes whatever would bring the most points if the harvest came now. */
export const greedyBot = (seed: string): ExpressBot => ({
  name: 'greedy',
  choose({ view, seat, moves, seed: asked }) {
    if (moves.length === 1) return at(moves, 0)
    const s = alone(express.imagine(view, seed), seat)
    if (askOf(s) === 'dice') {
      const kept = keeping(s)
      return kept && best(kept, shortsighted) >= rolling(s, shortsighted, ROLLS, `${seed}/${asked}`) ? 'keep' : 'roll'
    }
    const line = askOf(s) === 'feed' ? feeding(s, shortsighted).moves : at(thoughts(s, shortsighted), 0).moves
    return express.print(s, at(line, 0))
  },
})
