import { occupation } from '../card.ts'

export default occupation({ id: 'A088', name: 'hedge-keeper', freeFences: 3 })
