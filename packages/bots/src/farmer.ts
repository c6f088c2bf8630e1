import { agricola, type Move, pick, type State, seeded } from '@furrow/engine'
import type { Bot, Question } from './bot.ts'
import { learned } from './experience.generated.ts'
import { type Experience, read } from './experience.ts'
import { thoughtThrough } from './lookahead.ts'
import { PICTURE } from './picture.ts'
import { finish, questionFor } from './search.ts'
import { useFirst } from './uses.ts'

/** Half-finished turns kept in mind. */
const WIDTH = 3

export const FARMING: Experience = read(learned, PICTURE)

/** The farmer's answer to the seat's question. */
function decide(s: State, seat: number, e: Experience): Move {
  const moves = agricola.moves(s, seat)
  const ask = questionFor(s, seat)?.ask ?? ''
  const use = useFirst(s, seat, e, ask)
  if (use) return use
  if (moves.length === 1) return moves[0]
  if (ask === 'place') return thoughtThrough(s, seat, e)[0].move
  return finish(s, seat, e, WIDTH).first ?? moves[0]
}

/** Thinks about every placement and how to make the most of it. */
export const farmerBot = (seed: string, experience: Experience = FARMING): Bot => ({
  name: 'farmer',
  choose(question: Question): string {
    const chance = `${seed}/${question.seed}`
    if (question.moves.length + question.extras.length === 1) return question.moves[0]
    // Farming helps in Agricola only.
    if (question.game !== agricola.name) return pick(seeded(chance), question.moves)
    const s = agricola.imagine(question.view, chance)
    return agricola.print(s, decide(s, question.seat, experience))
  },
})
