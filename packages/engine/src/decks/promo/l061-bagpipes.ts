import { minor } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'

export default minor({
  id: 'L061',
  name: 'bagpipes',
  promo: true,
  needs: { goods: { sheep: 1 } },
  on: { 'harvest-start': { effects: [gain({ food: 1 })] } },
})
