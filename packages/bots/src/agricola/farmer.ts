import { agricola, at, type Move, pick, type State, seeded } from '@furrow/engine'
import type { Bot, Question } from '../bot.ts'
import { draftMove } from './draft.ts'
import { FEATURES } from './features.ts'
import { thoughtThrough } from './lookahead.ts'
import { type Network, readNetwork } from './network/network.ts'
import { finish, questionFor } from './search.ts'
import { useFirst } from './uses.ts'
import { WEIGHTS } from './weights.generated.ts'

/** Half-finished turns kept in mind. */
const WIDTH = 3

export const FARMER: Network = readNetwork(WEIGHTS, FEATURES)

/** The farmer's answer to the seat's question. */
function decide(s: State, seat: number, network: Network): Move {
  const moves = agricola.moves(s, seat)
  if (s.round === 0) return draftMove(moves)
  const ask = questionFor(s, seat)?.ask ?? ''
  const use = useFirst(s, seat, network, ask)
  if (use) return use
  if (moves.length === 1) return at(moves, 0)
  if (ask === 'place') return at(thoughtThrough(s, seat, network), 0).move
  return finish(s, seat, network, WIDTH).first ?? at(moves, 0)
}

/** Thinks about every placement and how to make the most of it. */
export const farmerBot = (seed: string, network: Network = FARMER): Bot => ({
  name: 'farmer',
  choose(question: Question): string {
    const chance = `${seed}/${question.seed}`
    if (question.moves.length + question.extras.length === 1) return at(question.moves, 0)
    // Farming helps in Agricola only.
    if (question.game !== agricola.name) return pick(seeded(chance), question.moves)
    const s = agricola.imagine(question.view, chance)
    return agricola.print(s, decide(s, question.seat, network))
  },
})
