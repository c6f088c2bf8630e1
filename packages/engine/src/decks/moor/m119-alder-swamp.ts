import { moorMinor } from '../../cards/card.ts'
import { onSpecial } from '../../cards/conditions.ts'
import { gainOneOf } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M119',
  name: 'alder-swamp',
  cost: { food: 2 },
  needs: { improvements: { atLeast: 2 } },
  vp: 1,
  on: { 'after-special': { when: onSpecial('fell-trees'), effects: [gainOneOf({ wood: 1 }, { reed: 1 })] } },
})
