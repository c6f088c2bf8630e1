import { PART } from '../cards/registry.ts'
import { hasPart, sum } from '../cards/standing.ts'
import { NOTHING } from '../state/goods.ts'
import { boardOf, type State } from '../state/state.ts'
import { type ActRules, act, ONCE } from './act.ts'
import { isNoted, noteGoods } from './noted.ts'
import { gain, gainOne } from './supply.ts'

/** What is taken from an accumulation space, as an amount of every good. */
const pile = (s: State, space: number, left: number): readonly number[] => {
  const { accumulates } = boardOf(s).spaces[space]
  return accumulates ? NOTHING.map((_, g) => (g === accumulates.good ? s.lying[space] - left : 0)) : NOTHING
}

/** Takes everything that lies on an accumulation space, unless a card leaves something there, and what the space gives from the supply. B4 */
export const take: ActRules<{ readonly act: 'take' }> = act('take', {
  fields: {},
  deed: 'take',
  possible(s, _seat, _act, { space }) {
    const { accumulates } = boardOf(s).spaces[space]
    return accumulates === null || s.lying[space] > 0
  },
  obstacle: () => ({ why: 'nothing-there' }),
  run(s, seat, _act, { space }) {
    const { accumulates, gives, id } = boardOf(s).spaces[space]
    const left = hasPart(s.players[seat], PART.leaves) ? sum(s.players[seat], (card, played) => card.leaves(played)) : 0
    if (isNoted(s, seat)) noteGoods(s, seat, pile(s, space, left))
    if (gives) gain(s, seat, gives, id)
    if (accumulates) collect(s, seat, space, left)
    takeReserved(s, seat, space)
    return ONCE
  },
})

/** Empties an accumulation space into the player's supply; `left` goods stay there. */
export function collect(s: State, seat: number, space: number, left = 0): void {
  const { accumulates, id } = boardOf(s).spaces[space]
  const count = s.lying[space] - left
  s.lying[space] = left
  if (accumulates && count > 0) gainOne(s, seat, accumulates.good, count, id)
}

/** Goods that lie there for this seat alone, besides what accumulates. */
export function takeReserved(s: State, seat: number, space: number): void {
  if (s.reserved.length > 0) takeOwn(s, seat, space)
}

function takeOwn(s: State, seat: number, space: number): void {
  const own = s.reserved.filter((goods) => goods.space === space && goods.seat === seat)
  if (own.length === 0) return
  s.reserved = s.reserved.filter((goods) => !own.includes(goods))
  for (const { good, count } of own) gainOne(s, seat, good, count, boardOf(s).ids[space])
}
