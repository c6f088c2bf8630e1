import { moorMinor } from '../../cards/card.ts'
import { maySpecial, remindOnRounds } from '../../cards/verbs.ts'

/** The fuel on the rounds is a reminder and never comes to the player. */
export default moorMinor({
  id: 'M056',
  name: 'peat-cutting-rights',
  needs: { goods: { horse: 1 } },
  play: [remindOnRounds({ plus: [4, 7] })],
  collect: [maySpecial('cut-peat')],
})
