import { cards, type State } from '@furrow/engine/agricola'
import { at } from '@furrow/engine/core'
import type { CardFate, CardWatch } from '../run/card-tally.ts'

/** Watches the hand cards of a game. What was given away in a draft or a mulligan was not held. */
export function watchCards(): CardWatch {
  const fates = new Map<string, CardFate>()
  const meet = (seat: number, place: number): CardFate => {
    const card = at(cards(), place).name
    const key = `${seat} ${card}`
    const fate = fates.get(key) ?? { card, seat, round: null }
    fates.set(key, fate)
    return fate
  }
  return {
    see(state) {
      const s = state as State // of this game
      if (s.round === 0) return
      s.players.forEach(({ hand, played }, seat) => {
        for (const card of hand) meet(seat, card)
        for (const { card } of played) if (at(cards(), card).kind !== 'major') meet(seat, card).round ??= s.round
      })
    },
    fates: () => [...fates.values()],
  }
}
