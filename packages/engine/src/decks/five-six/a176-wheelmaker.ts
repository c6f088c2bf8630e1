import { occupation } from '../../cards/card.ts'
import { occupationCount } from '../../cards/standing.ts'
import { gain } from '../../cards/verbs.ts'
import { WOOD } from '../../state/goods.ts'
import type { State } from '../../state/state.ts'

const FULL = 15

/** More wood than all others together: a tie is not enough. */
const richest = (s: State, seat: number): boolean =>
  s.players.reduce((wood, p) => wood - p.goods[WOOD], 2 * s.players[seat].goods[WOOD]) > 0

/** The wood up to 15, for one who has another occupation besides this one. */
const missing = (s: State, seat: number): number =>
  occupationCount(s.players[seat]) > 1 && richest(s, seat) ? Math.max(0, FULL - s.players[seat].goods[WOOD]) : 0

export default occupation({
  id: 'A176',
  name: 'wheelmaker',
  players: 5,
  play: [gain((s, seat) => ({ wood: missing(s, seat) }))],
})
