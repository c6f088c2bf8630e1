import { type GoodName, goods } from '../../goods.ts'
import { occupation } from '../card.ts'

/** From the top of the pile down. */
const PILE: readonly GoodName[] = ['wood', 'grain', 'reed', 'stone', 'vegetable', 'clay', 'reed', 'vegetable']
const PRICE = goods({ food: 1 })
const OFFERS = PILE.map((good) => [{ pay: PRICE, gain: goods({ [good]: 1 }) }])

export default occupation({
  id: 'A102',
  name: 'grocer',
  // How many goods have been bought.
  slots: 1,
  exchanges: (_s, _owner, { data }) => OFFERS[data[0]] ?? [],
  exchanged({ data }) {
    data[0]++
  },
})
