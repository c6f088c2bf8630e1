import { occupation } from '../../cards/card.ts'
import { amounts, GOODS, type GoodName, goods } from '../../state/goods.ts'

/** From the top of the pile down. */
const PILE: readonly GoodName[] = ['wood', 'grain', 'reed', 'stone', 'vegetable', 'clay', 'reed', 'vegetable']
const PRICE = goods({ food: 1 })
/** What is left of the pile after so many purchases. */
const LEFT = Array.from({ length: PILE.length + 1 }, (_, bought) =>
  GOODS.map((name) => PILE.slice(bought).filter((good) => good === name).length),
)
const OFFERS = PILE.map((good) => [{ pay: PRICE, gain: goods({ [good]: 1 }) }])

export default occupation({
  id: 'A102',
  name: 'grocer',
  // How many goods have been bought.
  slots: 1,
  exchange: {
    offers: (_s, _owner, { data }) => OFFERS[data[0]] ?? [],
    most: (_s, _owner, { data }) => LEFT[data[0]],
    taken({ data }) {
      data[0]++
    },
  },
  lies: ({ data }) => amounts(LEFT[data[0]]),
})
