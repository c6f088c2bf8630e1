import { moorMinor } from '../../cards/card.ts'
import { both, type Condition, onSpecial } from '../../cards/conditions.ts'
import type { Effect } from '../../cards/effects.ts'
import type { Occasion } from '../../cards/windows.ts'
import { tileCellsFor } from '../../moor/special.ts'
import { SPECIAL_ACTIONS } from '../../moor/special-cards.ts'
import { beginSpecial } from '../../moor/special-step.ts'

const other = ({ special }: Occasion) =>
  SPECIAL_ACTIONS[special] === 'cut-peat' ? ('slash-and-burn' as const) : ('cut-peat' as const)

/** The other of the two actions, without a card. Slot 0 remembers the round of the last time. */
const theOther: Effect = {
  verb: 'special',
  optional: true,
  possible: (s, seat, _card, at) => tileCellsFor(s.players[seat], other(at)) !== 0,
  run(s, seat, played, at) {
    played.data[0] = s.round
    beginSpecial(s, seat, -1, SPECIAL_ACTIONS.indexOf(other(at)))
  },
}
const once: Condition = (s, _owner, _at, { data }) => data[0] !== s.round
const trigger = { when: both(onSpecial('cut-peat', 'slash-and-burn'), once), effects: [theOther] }

export default moorMinor({
  id: 'M055',
  name: 'tool-shed',
  cost: { wood: 1, clay: 1 },
  needs: { improvements: { atLeast: 2 } },
  vp: 1,
  slots: 1,
  on: { 'before-special': trigger, 'after-special': trigger },
})
