import { actsFrame, actsPossible } from '../../actions/acts-step.ts'
import { isDoing } from '../../actions/going-on.ts'
import { occupation } from '../../cards/card.ts'
import { goods } from '../../state/goods.ts'
import { push } from '../../state/state.ts'

/** Not "Build Fences". */
const FENCES = [{ act: 'fences', named: false, one: false, apart: false }] as const

export default occupation({
  id: 'A170',
  name: 'hayward',
  players: 5,
  anytime: {
    pay: goods({}),
    // A fencing is one action: another one does not begin in the middle of it.
    possible: (s, owner) => !isDoing(s, owner, 'fences') && actsPossible(s, owner, FENCES, 'one', -1),
    run(s, owner) {
      push(s, actsFrame(s, owner, 'hayward', -1, FENCES, 'one', false))
    },
    whilePlacing: true,
    beforeScoring: true,
  },
})
