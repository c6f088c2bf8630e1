import { agricola } from '../agricola.ts'
import { at } from '../core/at.ts'
import { below, seeded } from '../core/random.ts'
import { isRefusal } from '../core/refusal.ts'

/** A short hash of a list of texts. */
function hashOf(texts: readonly string[]): string {
  let h = 7
  for (const text of texts) for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return (h >>> 0).toString(36)
}

/**
 * A transcript of one game of random moves: every question with the number of its answers and a hash of
 * them, the answer, and what was told.
 * Kept in fixtures/playthroughs; a changed line is a changed rule, and has to be a decision.
 */
export function playthrough(setupGiven: object, seed: string): string {
  const setup = agricola.setup(setupGiven)
  if (isRefusal(setup)) throw new Error(setup.message)
  const random = seeded(`${seed}/moves`)
  let s = agricola.start(setup, seed)
  const lines = [`setup ${JSON.stringify(setupGiven)}`, `seed ${seed}`]
  while (!s.over) {
    const asked = agricola.decisions(s)
    const { seat, ask, about } = at(asked, below(random, asked.length))
    const moves = agricola.moves(s, seat)
    const move = at(moves, below(random, moves.length))
    const texts = moves.map((one) => agricola.print(s, one)).sort()
    lines.push(
      `${s.number + 1}. ${seat} ${ask}${about ? ` ${about}` : ''} (${moves.length} ${hashOf(texts)}): ${agricola.print(s, move)}`,
    )
    const played = agricola.play(s, seat, move)
    for (const event of played.events) lines.push(`   ${JSON.stringify(event)}`)
    s = played.state
  }
  for (const { seat, total, rank, lines: sheet } of agricola.outcome(s)?.seats ?? [])
    lines.push(
      `seat ${seat}: ${total} points, rank ${rank}: ${sheet.map((l) => `${l.category} ${l.count}=${l.points}`).join(', ')}`,
    )
  return `${lines.join('\n')}\n`
}
