import { canPay } from '../../actions/exchange.ts'
import { occupation } from '../../cards/card.ts'
import type { TurnFrame } from '../../rounds/work.ts'
import { goods } from '../../state/goods.ts'
import type { State } from '../../state/state.ts'

const PRICE = goods({ food: 1 })

/** A newborn can only act while people are being placed, and not in the turn in which its parent was. */
const working = (s: State, owner: number): boolean =>
  s.players[owner].newborns > 0 &&
  s.stack.some(({ step }) => step === 'work') &&
  !s.stack.some((frame) => frame.step === 'turn' && frame.seat === owner && (frame as TurnFrame).used.length > 0)

export default occupation({
  id: 'A092',
  name: 'adoptive-parents',
  // The round in which the owner last left newborns at home.
  slots: 1,
  anytime: {
    pay: PRICE,
    possible: working,
    run(s, owner) {
      const p = s.players[owner]
      p.newborns--
      p.home++
    },
  },
  extraPeople: (s, owner, { data }) =>
    working(s, owner) && data[0] !== s.round && canPay(s, owner, PRICE) ? s.players[owner].newborns : 0,
  declined({ data }, round) {
    data[0] = round
  },
})
