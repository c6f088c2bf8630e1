import { at } from '@furrow/engine/core'
import { express } from '@furrow/engine/express'
import { misjudged } from '../slips.ts'
import type { ExpressBot } from './bot.ts'
import { alone, askOf } from './solitaire.ts'
import { feeding, thoughts } from './think.ts'
import { shortsighted } from './value.ts'

/** By how many points it typically misjudges an action. */
const SLIP = 3

/** Keeps the first roll that it can use, takes what pleases it for the moment, and feeds its family. */
export const dreamerBot = (seed: string): ExpressBot => ({
  name: 'dreamer',
  choose({ view, seat, moves, seed: asked }) {
    if (moves.length === 1) return at(moves, 0)
    const s = alone(express.imagine(view, seed), seat)
    if (askOf(s) === 'dice') return moves.includes('keep') ? 'keep' : 'roll'
    if (askOf(s) === 'feed') return express.print(s, at(feeding(s, shortsighted).moves, 0))
    const [line] = misjudged(thoughts(s, shortsighted), SLIP, `${seed}/${asked}`)
    return line ? express.print(s, at(line.moves, 0)) : at(moves, 0)
  },
})
