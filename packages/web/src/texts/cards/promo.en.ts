import type { CardTexts } from './shape.ts'

/** The 4 extra minor improvements, in our own words. */
export default {
  bagpipes: { name: 'Bagpipes', does: 'When a harvest begins, take 1 food, even without sheep by then.' },
  broch: { name: 'Broch', does: 'At the end, you may hand in 2, 4 or 6 stone, once, for 1, 2 or 3 bonus points.' },
  'whisky-barrels': {
    name: 'Whisky Barrels',
    does: 'Keep 5 bonus points if it is at most round 6 now, 3 up to round 8, 2 up to round 10, 1 up to round 12, later none.',
  },
  'highland-cattle': {
    name: 'Highland Cattle',
    does: 'Take 1 cattle now. This card holds 1 cattle until you have none left at all; then its place is gone for good. It is not a pasture.',
  },
} satisfies CardTexts
