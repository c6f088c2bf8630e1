import { actsPossible } from '../../actions/acts-step.ts'
import { SOW } from '../../actions/sow.ts'
import { moorMinor } from '../../cards/card.ts'
import { both, type Condition, onSpace, onSpecial } from '../../cards/conditions.ts'
import type { Effect } from '../../cards/effects.ts'
import { may } from '../../cards/verbs.ts'
import { everybodyOn } from '../../spaces/people.ts'
import { CATTLE } from '../../state/goods.ts'
import type { State } from '../../state/state.ts'

const hasCattle: Condition = (s, owner) => s.players[owner].goods[CATTLE] > 0
/** A number for each use of a space: somebody more stands there than at the one before. */
const useOf = (s: State, space: number): number => s.round * 100 + everybodyOn(s, space).length
/** Slot 0: the use of Cultivation in which it plowed before the sowing. */
const notYet: Condition = (s, _owner, at, played) => played.data[0] !== useOf(s, at.space)

/** Otherwise the end of the use comes next, and it is asked then. */
const sowsNext: Condition = (s, owner) => actsPossible(s, owner, [SOW], 'all', -1)

const plow = may({ act: 'plow', food: 0 })
/** Before the sowing (ruling), once in a use of the space. */
const plowFirst: Effect = {
  ...plow,
  run(s, seat, played, at, move) {
    played.data[0] = useOf(s, at.space)
    plow.run(s, seat, played, at, move)
  },
}

export default moorMinor({
  id: 'M041',
  name: 'cattle-collar',
  cost: { wood: 1 },
  needs: { round: { atLeast: 8 } },
  vp: 1,
  slots: 1,
  on: {
    'after-plow': { when: both(onSpace('cultivation'), hasCattle, sowsNext), effects: [plowFirst] },
    'after-use': { when: both(onSpace('farmland', 'cultivation'), hasCattle, notYet), effects: [plow] },
    'after-special': { when: both(onSpecial('slash-and-burn'), hasCattle), effects: [plow] },
  },
})
