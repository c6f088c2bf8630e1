import { actsFrame, actsPossible } from '../../actions/acts-step.ts'
import { SOW } from '../../actions/sow.ts'
import { moorMinor } from '../../cards/card.ts'
import { onSpecial } from '../../cards/conditions.ts'
import type { Effect } from '../../cards/effects.ts'
import type { Occasion } from '../../cards/windows.ts'
import { push } from '../../state/state.ts'

/** Only the field that has just been made. */
const here = ({ cells }: Occasion) => [{ ...SOW, most: 1, cells }]

const sowIt: Effect = {
  verb: 'sow',
  optional: true,
  possible: (s, seat, _card, at) => actsPossible(s, seat, here(at), 'all', -1),
  run(s, seat, _played, at) {
    push(s, actsFrame(s, seat, 'natures-fertilizer', -1, here(at), 'all', false))
  },
}

export default moorMinor({
  id: 'M059',
  name: 'natures-fertilizer',
  cost: { food: 2, boar: 1 },
  needs: { majors: { atLeast: 1 } },
  on: {
    'after-special': { when: onSpecial('slash-and-burn'), effects: [sowIt] },
    'moor-to-field': { effects: [sowIt] },
  },
})
