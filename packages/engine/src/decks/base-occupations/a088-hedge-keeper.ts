import { occupation } from '../../cards/card.ts'

export default occupation({ id: 'A088', name: 'hedge-keeper', freeFences: 3 })
