import { pool } from '../cards/deal.ts'
import { cards } from '../cards/registry.ts'
import { branched, type Random, shuffled } from '../core/random.ts'
import type { State } from './state.ts'

/** Cards on their way from a hand to the table. */
const inFrames = (s: State): number[] =>
  [s.stack, ...s.lanes]
    .flat()
    .flatMap((frame) => ('card' in frame && typeof frame.card === 'number' ? [frame.card] : []))

/** Draws anew what the seat cannot know: what is still to come, and the hands of the others. */
export function resample(s: State, seat: number, random: Random): void {
  s.random = branched(random)
  if (s.setup.cards === 'none') return
  s.setup = { ...s.setup, hands: s.setup.hands.map((hand, of) => (of === seat ? hand : [])) }
  const seen = new Set([
    ...s.players[seat].hand,
    ...s.players.flatMap((p) => p.played.map(({ card }) => card)),
    ...inFrames(s),
  ])
  const decks = { occupation: [] as number[], minor: [] as number[] }
  for (const kind of ['occupation', 'minor'] as const)
    decks[kind] = shuffled(
      random,
      pool(kind, s.setup.players).filter((card) => !seen.has(card)),
    )
  s.players.forEach((p, of) => {
    if (of !== seat) p.hand = p.hand.map((card) => decks[cards()[card].kind].pop() ?? card)
  })
}
