import { moorMinor } from '../../cards/card.ts'
import { bankPoints } from '../../cards/ledger.ts'
import { CATTLE } from '../../state/goods.ts'

const HORSES = 3

export default moorMinor({
  id: 'M069',
  name: 'leather-saddle',
  cost: { food: 1 },
  needs: { goods: { horse: 2 } },
  vp: 1,
  cooked(s, owner, { card }, animal, count, horses) {
    if (animal === CATTLE && horses >= HORSES) bankPoints(s, owner, card, count)
  },
})
