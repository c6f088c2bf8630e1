import { amounts, goods } from '../../goods.ts'
import { occupation } from '../card.ts'

const SHEEP = goods({ sheep: 1 })
const OFFERS = [{ stone: 1 }, { vegetable: 1 }, { boar: 1 }].map((gain) => ({ pay: SHEEP, gain: goods(gain) }))

export default occupation({
  id: 'B104',
  name: 'sheep-walker',
  exchange: {
    offers: () => OFFERS,
    most(s, owner) {
      const { sheep = 0 } = amounts(s.players[owner].goods)
      return goods({ stone: sheep, vegetable: sheep, boar: sheep })
    },
  },
})
