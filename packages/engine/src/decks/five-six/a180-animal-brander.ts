import { canPay } from '../../actions/exchange.ts'
import { changeActs } from '../../actions/going-on.ts'
import { pay } from '../../actions/pay.ts'
import { occupation } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import type { Effect } from '../../cards/effects.ts'
import { goods } from '../../state/goods.ts'

const FEE = goods({ food: 1 })

/** Pays 1 food, before anything arrives, so that the option of this use is carried out twice. */
const twice: Effect = {
  verb: 'twice',
  optional: true,
  possible: (s, seat) => canPay(s, seat, FEE),
  run(s, seat, _played, { space }) {
    changeActs(s, seat, space, (act) => (act.act === 'choose' ? { ...act, times: 2 } : act))
    pay(s, seat, [FEE], 'animal-brander')
  },
}

export default occupation({
  id: 'A180',
  name: 'animal-brander',
  players: 5,
  on: { 'before-use': { when: onSpace('animal-market'), effects: [twice] } },
})
