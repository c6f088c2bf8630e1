import { moorMinor } from '../../cards/card.ts'
import { onSpecial, tookAtLeast } from '../../cards/conditions.ts'
import { gain, gainOneOf } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M127',
  name: 'wheelbarrow',
  cost: { wood: 2 },
  needs: { majors: { atLeast: 1 } },
  on: {
    'after-take': { when: tookAtLeast({ wood: 4, clay: 4, reed: 4, stone: 4 }), effects: [gain({ fuel: 1 })] },
    'after-special': {
      when: onSpecial('cut-peat'),
      effects: [gainOneOf({ wood: 1 }, { clay: 1 }, { reed: 1 }, { stone: 1 })],
    },
  },
})
