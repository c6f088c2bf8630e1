import { occupation } from '../../cards/card.ts'
import { goods, REED } from '../../state/goods.ts'

const OFFERS = [{ pay: goods({ reed: 1 }), gain: goods({ food: 2 }) }]

export default occupation({
  id: 'D172',
  name: 'putcher-maker',
  players: 5,
  exchange: { offers: () => OFFERS, most: (_s, _owner, _played, have) => goods({ food: 2 * have[REED] }) },
})
