import { canPay } from '../actions/exchange.ts'
import { canAfford } from '../actions/pay.ts'
import { cropCount, cropKind } from '../farm/crops.ts'
import { unusedSpaces } from '../farm/farmyard.ts'
import { cellsOf } from '../farm/yard.ts'
import { good, goods } from '../state/goods.ts'
import { MATERIALS, type Player, type State } from '../state/state.ts'
import type { Needs } from './card.ts'
import { cards } from './registry.ts'
import { fieldCards, has, occupationCount } from './standing.ts'

/** Is the prerequisite met? */
function meets(p: Player, needs: Needs): boolean {
  const { occupations, house, noUnusedSpace, planted } = needs
  if (occupations) {
    const n = occupationCount(p)
    if (n < (occupations.atLeast ?? 0) || n > (occupations.atMost ?? Number.POSITIVE_INFINITY)) return false
  }
  if (house && !house.includes(MATERIALS[p.house])) return false
  if (noUnusedSpace && unusedSpaces(p) > 0) return false
  return !planted || plantedFields(p, good(planted.crop)) >= planted.atLeast
}

/** Fields, cards included, on which this crop grows. */
function plantedFields(p: Player, crop: number): number {
  const grows = (c: number) => cropCount(c) > 0 && cropKind(c) === crop
  return (
    cellsOf(p.fields).filter((cell) => grows(p.crops[cell])).length +
    fieldCards(p).filter((played) => grows(played.data[0])).length
  )
}

/** Its compulsory effects can be carried out, and its prerequisite is met. */
function allowed(s: State, seat: number, card: number): boolean {
  const { needs, play } = cards()[card]
  return meets(s.players[seat], needs) && play.every((effect) => effect.optional || effect.possible(s, seat, card))
}

export const playableMinor = (s: State, seat: number, card: number): boolean =>
  card >= 0 &&
  cards()[card].kind === 'minor' &&
  canAfford(s, seat, 'minor', cards()[card].cost) &&
  allowed(s, seat, card)

/** An occupation at that occupation cost. A lone occupation suffers no other beside it. */
export function playableOccupation(s: State, seat: number, card: number, food: number): boolean {
  if (card < 0 || cards()[card].kind !== 'occupation') return false
  const p = s.players[seat]
  if (has(p, (other) => other.lone)) return false
  if (cards()[card].lone && occupationCount(p) > 0) return false
  return (food === 0 || canPay(s, seat, goods({ food }))) && allowed(s, seat, card)
}
