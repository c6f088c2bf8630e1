import { minor } from '../../cards/card.ts'

export default minor({
  id: 'A075',
  name: 'lumber-mill',
  cost: { stone: 2 },
  needs: { occupations: { atMost: 3 } },
  vp: 2,
  discount: { on: ['major', 'minor'], goods: { wood: 1 } },
})
