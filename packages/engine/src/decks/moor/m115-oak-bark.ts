import { gainOne } from '../../actions/supply.ts'
import { moorMinor } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'
import { SHEEP, WOOD } from '../../state/goods.ts'

export default moorMinor({
  id: 'M115',
  name: 'oak-bark',
  cost: { food: 1 },
  needs: { majors: { atLeast: 2 } },
  play: [gain({ wood: 2 })],
  cooked(s, owner, _played, animal, count) {
    if (animal !== SHEEP) gainOne(s, owner, WOOD, count, 'oak-bark')
  },
})
