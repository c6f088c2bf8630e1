import { minor } from '../../cards/card.ts'

export default minor({ id: 'B010', name: 'caravan', cost: { wood: 3, food: 3 }, homes: () => 1 })
