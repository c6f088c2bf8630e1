import { moorMinor } from '../../cards/card.ts'
import { both, onSpecial } from '../../cards/conditions.ts'
import { putOnCleared } from '../../cards/on-cleared-space.ts'

export default moorMinor({
  id: 'M092',
  name: 'arid-field',
  needs: { improvements: { atLeast: 3 } },
  on: {
    'after-special': {
      when: both(onSpecial('cut-peat'), (_s, _owner, { cleared }) => cleared),
      effects: [putOnCleared({ fuel: 1, food: 1 }, 'arid-field')],
    },
  },
})
