import { occupation } from '../../cards/card.ts'
import { goods, SHEEP } from '../../state/goods.ts'

const PRICE = goods({ sheep: 1 })
const OFFERS = [{ stone: 1 }, { vegetable: 1 }, { boar: 1 }].map((gain) => ({ pay: PRICE, gain: goods(gain) }))

export default occupation({
  id: 'B104',
  name: 'sheep-walker',
  exchange: {
    offers: () => OFFERS,
    most: (_s, _owner, _played, have) => goods({ stone: have[SHEEP], vegetable: have[SHEEP], boar: have[SHEEP] }),
    afterBreeding: true,
  },
})
