import { moorMinor } from '../../cards/card.ts'
import { onSpecial } from '../../cards/conditions.ts'
import { tileOnRounds } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M048',
  name: 'forest-swamp',
  needs: { majors: { atLeast: 2 } },
  on: { 'after-special': { when: onSpecial('cut-peat'), effects: [tileOnRounds({ plus: [4] }, 'forest')] } },
})
