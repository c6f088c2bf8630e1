import { minor } from '../../cards/card.ts'

export default minor({ id: 'A012', name: 'drinking-trough', cost: { clay: 1 }, pastureExtra: 2 })
