import { type Good, GRAIN, VEGETABLE } from '../state/goods.ts'

/** What grows on a field is one number: 0 is nothing, 1-15 that much grain, 17-31 vegetables. */
export type Crop = number
const VEGETABLES = 16
export const MOST_CROPS = 15
export const LARGEST_CROP: Crop = VEGETABLES + MOST_CROPS
/** B9: the most that is sown on a field. */
export const SOWN = 3

export const cropKind = (crop: Crop): Good => (crop > VEGETABLES ? VEGETABLE : GRAIN)
export const cropCount = (crop: Crop): number => crop & 15
export const cropOf = (kind: Good, count: number): Crop =>
  count === 0 ? 0 : kind === VEGETABLE ? VEGETABLES + count : count

/** B9: 1 grain from the supply becomes 3 on the field, 1 vegetable becomes 2. */
export const sown = (kind: Good): Crop => cropOf(kind, kind === GRAIN ? 3 : 2)
/** B11: the field after 1 crop has been taken from it. */
export const reaped = (crop: Crop): Crop => cropOf(cropKind(crop), cropCount(crop) - 1)
