import { agricola, cards, type Move, type State } from '@furrow/engine/agricola'
import { at } from '@furrow/engine/core'
import type { Network } from './network/network.ts'
import { finish, placements, questionFor } from './search.ts'

/** By how many points using a card has to be better than leaving it. */
const CLEARLY = 0.1

/** What the question at hand can come to, at a glance. */
const prospect = (s: State, seat: number, network: Network, ask: string): number =>
  ask === 'place' ? at(placements(s, seat, network, 1), 0).value : finish(s, seat, network, 1).value

/** A card that may be used, or a stove that may be lit, at any time and had better be before the question is answered, if there is one. */
export function useFirst(s: State, seat: number, network: Network, ask: string): Move | null {
  const { played, unlit } = at(s.players, seat)
  const usable =
    unlit.length > 0 ||
    played.some(({ card }) => {
      const { exchange, anytime } = at(cards(), card)
      return exchange || anytime
    })
  if (!usable || (ask !== 'place' && ask !== 'feed')) return null
  let best: Move | null = null
  let most = prospect(s, seat, network, ask) + CLEARLY
  for (const move of agricola.extras(s, seat)) {
    if (move.verb !== 'use' && move.verb !== 'light') continue
    const after = agricola.copy(s)
    agricola.advance(after, seat, move)
    if (questionFor(after, seat)?.ask !== ask) continue
    const value = prospect(after, seat, network, ask)
    if (value <= most) continue
    most = value
    best = move
  }
  return best
}
