import { moorMinor } from '../../cards/card.ts'
import { both, onSpecial } from '../../cards/conditions.ts'
import { putOnCleared } from '../../cards/on-cleared-space.ts'

export default moorMinor({
  id: 'M096',
  name: 'fallow-land',
  needs: { improvements: { atLeast: 2 } },
  on: {
    'after-special': {
      when: both(onSpecial('fell-trees', 'cut-peat'), (_s, _owner, { cleared }) => cleared),
      effects: [putOnCleared({ food: 1 }, 'fallow-land')],
    },
  },
})
