import { moorMinor } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'
import { unusedSpaces } from '../../farm/farmyard.ts'
import type { GoodName } from '../../state/goods.ts'

/** What comes with so many unused spaces, and with all more. */
const ITEMS: readonly (readonly [number, GoodName])[] = [
  [5, 'reed'],
  [6, 'grain'],
  [7, 'cattle'],
  [8, 'stone'],
  [9, 'vegetable'],
  [10, 'horse'],
]

export default moorMinor({
  id: 'M025',
  name: 'household-inventory',
  cost: { food: 1 },
  needs: { anyOf: [{ fields: { atLeast: 1 } }, { pastures: { atLeast: 1 } }, { stables: { atLeast: 1 } }] },
  travels: true,
  play: [
    gain((s, seat) => {
      const unused = unusedSpaces(s.players[seat])
      return Object.fromEntries(ITEMS.filter(([from]) => unused >= from).map(([, item]) => [item, 1]))
    }),
  ],
})
