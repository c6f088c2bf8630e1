import { cards } from '../cards/registry.ts'
import { cropCount, cropKind } from '../farm/crops.ts'
import { count } from '../farm/yard.ts'
import { GOODS } from './goods.ts'
import type { State } from './state.ts'

/** A card in front of a seat. */
export interface PlayedView {
  card: string
  data: number[]
  /** What lies on it, besides animals: crops, goods, field tiles as `field`, and markers as `marker`. */
  lies: { what: string; count: number }[]
  /** People who live on it, because the rooms are full. B8 */
  people: number
  /** Turned over: it does nothing any more. */
  faceDown: boolean
}

export function playedView(s: State, seat: number): PlayedView[] {
  const p = s.players[seat]
  let outside = Math.max(0, p.people - count(p.rooms))
  return p.played
    .filter(({ card }) => cards()[card].kind !== 'major')
    .map((played) => {
      const card = cards()[played.card]
      const people = Math.min(outside, card.homes(s, seat, played))
      outside -= people
      const crop = card.field.length > 0 ? played.data[0] : 0
      const crops = crop === 0 ? {} : { [GOODS[cropKind(crop)]]: cropCount(crop) }
      const lies = Object.entries({ ...crops, ...card.lies(played) })
        .filter(([, n]) => n > 0)
        .map(([what, n]) => ({ what, count: n }))
      return { card: card.name, data: [...played.data], lies, people, faceDown: card.isFaceDown(played) }
    })
}
