import { SOW } from '../../actions/sow.ts'
import { moorMinor } from '../../cards/card.ts'
import { onSpecial } from '../../cards/conditions.ts'
import { may } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M058',
  name: 'peat-fertilizer',
  needs: { fields: { atLeast: 2 } },
  on: { 'after-special': { when: onSpecial('cut-peat'), effects: [may(SOW)] } },
})
