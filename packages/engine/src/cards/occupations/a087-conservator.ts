import { occupation } from '../card.ts'

export default occupation({ id: 'A087', name: 'conservator', renovatesToStone: true })
