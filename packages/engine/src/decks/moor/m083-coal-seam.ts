import { moorMinor } from '../../cards/card.ts'
import { onSpace, onSpecial } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M083',
  name: 'coal-seam',
  cost: { wood: 1, clay: 1 },
  vp: 1,
  play: [gain({ fuel: 1 })],
  on: {
    'after-special': { when: onSpecial('hiring-fair'), effects: [gain({ fuel: 1 })] },
    'before-use': { when: onSpace('day-laborer'), effects: [gain({ fuel: 1 })] },
  },
})
