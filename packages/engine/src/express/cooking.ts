import { tell } from './events.ts'
import type { ExpressMove } from './moves.ts'
import {
  ANIMALS,
  BOAR,
  CATTLE,
  CROPS,
  FOOD,
  GOODS,
  type Good,
  GRAIN,
  hasHearth,
  hasOven,
  isAnimal,
  isCrop,
  type Player,
  SHEEP,
  VEGETABLE,
} from './sheet.ts'
import type { ExpressState } from './state.ts'

// X5: what a player may do at any time.

/** The food that one piece gives, with the oven for crops and the hearth for animals. */
const FOOD_FOR: { readonly [good: Good]: number } = { [GRAIN]: 2, [VEGETABLE]: 3, [SHEEP]: 2, [BOAR]: 3, [CATTLE]: 4 }

/** The food for one piece; 0 if the player cannot cook it. Without an oven crops give none (ruling). */
function foodFor(p: Player, good: Good): number {
  if (isCrop(good)) return hasOven(p) ? FOOD_FOR[good] : 0
  return isAnimal(good) && hasHearth(p) ? FOOD_FOR[good] : 0
}

/** Cooking, one piece at a time. */
export function cookOptions(p: Player, out: ExpressMove[]): void {
  for (const list of [CROPS, ANIMALS])
    for (const good of list) if (p.goods[good] > 0 && foodFor(p, good) > 0) out.push({ verb: 'cook', good, count: 1 })
}

/** Letting animals go, one at a time. X4 */
export function discardOptions(p: Player, out: ExpressMove[]): void {
  for (const good of ANIMALS) if (p.goods[good] > 0) out.push({ verb: 'discard', good, count: 1 })
}

export function cook(s: ExpressState, seat: number, good: Good, count: number): void {
  const p = s.players[seat]
  const food = foodFor(p, good) * count
  p.goods[good] -= count
  p.goods[FOOD] += food
  tell(() => ({ event: 'cooked', seat, good: GOODS[good], count, food }))
}

export function discard(s: ExpressState, seat: number, good: Good, count: number): void {
  s.players[seat].goods[good] -= count
  tell(() => ({ event: 'discarded', seat, good: GOODS[good], count }))
}

/** Why so much cannot be cooked or let go; null if it can. */
export function anytimeProblem(
  p: Player,
  { verb, good, count }: ExpressMove & { verb: 'cook' | 'discard' },
): string | null {
  if (verb === 'discard' && !isAnimal(good)) return 'Only animals are let go.'
  if (verb === 'cook' && foodFor(p, good) === 0)
    return isCrop(good)
      ? 'Grain and vegetables are only cooked in an oven.'
      : isAnimal(good)
        ? 'Animals are only cooked on a hearth.'
        : `Nobody cooks ${GOODS[good]}.`
  if (!(Number.isSafeInteger(count) && count >= 1)) return 'The number has to be 1 or more.'
  return p.goods[good] < count ? `There is not so much ${GOODS[good]} on the sheet.` : null
}
