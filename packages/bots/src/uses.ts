import { agricola, cards, type Move, type State } from '@furrow/engine'
import type { Experience } from './experience.ts'
import { finish, placements, questionFor } from './search.ts'

/** By how many points using a card has to be better than leaving it. */
const CLEARLY = 0.1

/** What the question at hand can come to, at a glance. */
const prospect = (s: State, seat: number, e: Experience, ask: string): number =>
  ask === 'place' ? placements(s, seat, e, 1)[0].value : finish(s, seat, e, 1).value

/** A card that may be used at any time and had better be used before the question is answered, if there is one. */
export function useFirst(s: State, seat: number, e: Experience, ask: string): Move | null {
  const usable = s.players[seat].played.some(({ card }) => cards()[card].exchange || cards()[card].anytime)
  if (!usable || (ask !== 'place' && ask !== 'feed')) return null
  let best: Move | null = null
  let most = prospect(s, seat, e, ask) + CLEARLY
  for (const move of agricola.extras(s, seat)) {
    if (move.verb !== 'use') continue
    const after = agricola.copy(s)
    agricola.advance(after, seat, move)
    if (questionFor(after, seat)?.ask !== ask) continue
    const value = prospect(after, seat, e, ask)
    if (value <= most) continue
    most = value
    best = move
  }
  return best
}
