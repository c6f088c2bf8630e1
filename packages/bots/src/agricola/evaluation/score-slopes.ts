import { ANIMALS, agricola, GOODS, GRAIN, HORSE, type Setup, scoreLines, VEGETABLE } from '@furrow/engine/agricola'

// The score sheet (B14) as tables, read off the engine so that no rule stands here a second time.

/** More of a good than this never scores more. */
const MOST = 40

/** Puts `n` of a good on an empty farm; the engine says what its category is then worth. */
const pointsOf = (category: string, good: number): number[] =>
  Array.from({ length: MOST + 1 }, (_, n) => {
    const s = agricola.start(agricola.setup({ players: 2, moor: 1 }) as Setup, 'sheet') // a setup that is always right
    s.players[0].goods[good] = n
    return scoreLines(s, 0).find((line) => line.category === category)?.points ?? 0
  })

/** With the steps of the sheet made into slopes: what a count is worth while it can still grow. */
const slope = (points: readonly number[]): number[] => {
  const steps = points.flatMap((worth, n) => (n === 0 || worth !== points[n - 1] ? [n] : []))
  return points.map((worth, n) => {
    const from = steps.findLast((step) => step <= n) ?? 0
    const to = steps.find((step) => step > n)
    return to === undefined ? worth : worth + ((points[to] - worth) * (n - from)) / (to - from)
  })
}

export const isCrop = (good: number): boolean => good === GRAIN || good === VEGETABLE
/** Goods that are scored by their number and can be eaten: crops and animals. */
export const EDIBLE: readonly number[] = [GRAIN, VEGETABLE, ...ANIMALS]

const PLURAL: { readonly [good: number]: string } = { [VEGETABLE]: 'vegetables', [HORSE]: 'horses' }

/** What each of them is called on the score sheet. */
export const CATEGORY = new Map(EDIBLE.map((good) => [good, PLURAL[good] ?? GOODS[good]] as const))

/** For every good that is EDIBLE. */
const SLOPES = GOODS.map((_, good) => {
  const category = CATEGORY.get(good)
  return category === undefined ? [] : slope(pointsOf(category, good))
})

/** The points that so many of a good are worth, on the slope. */
export const slopeAt = (good: number, n: number): number => SLOPES[good][n]
