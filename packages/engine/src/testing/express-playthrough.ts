import { at } from '../core/at.ts'
import { below, seeded } from '../core/random.ts'
import { isRefusal } from '../core/refusal.ts'
import { express } from '../express/express.ts'

/** A transcript of one game of random moves: every question with the number of answers, the answer, and what was told. */
export function expressPlaythrough(given: object, seed: string): string {
  const setup = express.setup(given)
  if (isRefusal(setup)) throw new Error(setup.message)
  const random = seeded(`${seed}/moves`)
  let s = express.start(setup, seed)
  const lines = [`setup ${JSON.stringify(setup)}`, `seed ${seed}`]
  while (!s.over) {
    const asked = express.decisions(s)
    const { seat, ask, about } = at(asked, below(random, asked.length))
    const moves = express.moves(s, seat)
    const move = at(moves, below(random, moves.length))
    lines.push(
      `${s.number + 1}. ${seat} ${ask}${about ? ` ${about}` : ''} (${moves.length}): ${express.print(s, move)}`,
    )
    const played = express.play(s, seat, move)
    for (const event of played.events) lines.push(`   ${JSON.stringify(event)}`)
    s = played.state
  }
  for (const { seat, total, rank, lines: sheet } of express.outcome(s)?.seats ?? [])
    lines.push(
      `seat ${seat}: ${total} points, rank ${rank}: ${sheet.map((l) => `${l.category} ${l.count}=${l.points}`).join(', ')}`,
    )
  return `${lines.join('\n')}\n`
}
