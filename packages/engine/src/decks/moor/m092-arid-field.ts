import { putOnCleared } from '../../actions/release.ts'
import { moorMinor } from '../../cards/card.ts'
import { both, onSpecial } from '../../cards/conditions.ts'
import { does } from '../../cards/verbs.ts'
import { lowest } from '../../farm/yard.ts'

export default moorMinor({
  id: 'M092',
  name: 'arid-field',
  needs: { improvements: { atLeast: 3 } },
  on: {
    'after-special': {
      when: both(onSpecial('cut-peat'), (_s, _owner, { cleared }) => cleared),
      effects: [
        does('put-goods', (s, seat, _played, { cells }) => {
          putOnCleared(s, seat, lowest(cells), { fuel: 1, food: 1 }, 'arid-field')
        }),
      ],
    },
  },
})
