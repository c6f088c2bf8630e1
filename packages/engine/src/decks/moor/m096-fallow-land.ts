import { putOnCleared } from '../../actions/release.ts'
import { moorMinor } from '../../cards/card.ts'
import { both, onSpecial } from '../../cards/conditions.ts'
import { does } from '../../cards/verbs.ts'
import { lowest } from '../../farm/yard.ts'

export default moorMinor({
  id: 'M096',
  name: 'fallow-land',
  needs: { improvements: { atLeast: 2 } },
  on: {
    'after-special': {
      when: both(onSpecial('fell-trees', 'cut-peat'), (_s, _owner, { cleared }) => cleared),
      effects: [
        does('put-goods', (s, seat, _played, { cells }) => {
          putOnCleared(s, seat, lowest(cells), { food: 1 }, 'fallow-land')
        }),
      ],
    },
  },
})
