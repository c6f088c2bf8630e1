import { occupation } from '../../cards/card.ts'

export default occupation({ id: 'A087', name: 'conservator', renovatesToStone: true })
