import { moorMinor } from '../../cards/card.ts'
import { onSpecial } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M122',
  name: 'willow-bank',
  needs: { majors: { atLeast: 1 } },
  on: { 'after-special': { when: onSpecial('fell-trees'), effects: [gain({ reed: 1 })] } },
})
