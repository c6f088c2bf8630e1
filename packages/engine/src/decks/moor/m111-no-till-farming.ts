import { actsFrame } from '../../actions/acts-step.ts'
import { throwAway } from '../../actions/release.ts'
import { moorMinor } from '../../cards/card.ts'
import { bareCrops } from '../../farm/farmyard.ts'
import { goods } from '../../state/goods.ts'
import { push } from '../../state/state.ts'

const SPACES = 2
const WEEDING = [{ act: 'work', card: 'no-till-farming', most: SPACES }] as const

export default moorMinor({
  id: 'M111',
  name: 'no-till-farming',
  needs: { fields: { atLeast: 2 } },
  sowsUnused: SPACES,
  // The crops may be thrown away at any time; whoever uses the space throws them away with it.
  anytime: {
    pay: goods({}),
    possible: (s, owner) => bareCrops(s.players[owner]) !== 0,
    run(s, owner) {
      push(s, actsFrame(s, owner, 'no-till-farming', -1, WEEDING, 'one', true))
    },
  },
  work: {
    cells: (s, owner) => bareCrops(s.players[owner]),
    run: (s, owner, cell) => throwAway(s, owner, 1 << cell),
  },
})
