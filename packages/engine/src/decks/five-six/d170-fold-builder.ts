import type { Act } from '../../actions/act.ts'
import { actsPossible } from '../../actions/acts-step.ts'
import { canPay } from '../../actions/exchange.ts'
import { pay } from '../../actions/pay.ts'
import { gain } from '../../actions/supply.ts'
import { gainStep } from '../../actions/trade.ts'
import { occupation } from '../../cards/card.ts'
import type { Condition } from '../../cards/conditions.ts'
import { does } from '../../cards/verbs.ts'
import { survives } from '../../flow/lookahead.ts'
import { goTo } from '../../rounds/use.ts'
import { goods } from '../../state/goods.ts'
import { boardOf, push, type State } from '../../state/state.ts'

const NAME = 'fold-builder'
const TOLL = goods({ food: 1 })
const SHEEP = goods({ sheep: 1 })
const FENCES: readonly Act[] = [{ act: 'fences', named: true, one: false, apart: false }]

const spaceHere = (s: State): number => boardOf(s).ids.indexOf(NAME)
const onThisCard: Condition = (s, _owner, { space }) => space === spaceHere(s)

/** The user gives the owner of the card 1 food. */
const toll = does('toll', (s, owner, _played, { actor }) => {
  push(s, gainStep.frame(owner, { goods: TOLL, about: NAME }))
  pay(s, actor, [TOLL], NAME)
})

const sheep = does('gain', (s, _owner, _played, { actor }) => gain(s, actor, SHEEP, NAME))

export default occupation({
  id: 'D170',
  name: NAME,
  players: 5,
  space: {
    id: NAME,
    for: 'all',
    acts: FENCES,
    binding: 'all',
    // Raising the food may take away what the fences need.
    open: (s, owner, seat) =>
      seat === owner ||
      (canPay(s, seat, TOLL) &&
        actsPossible(s, seat, FENCES, 'all', -1) &&
        survives(s, seat, (draft) => goTo(draft, seat, spaceHere(draft)))),
  },
  on: {
    'before-use': { of: 'others', when: onThisCard, effects: [toll] },
    'after-use': { of: 'all', when: onThisCard, effects: [sheep] },
  },
})
