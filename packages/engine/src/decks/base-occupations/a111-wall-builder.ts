import { occupation } from '../../cards/card.ts'
import { mayLayOnRounds } from '../../cards/verbs.ts'

export default occupation({
  id: 'A111',
  name: 'wall-builder',
  on: { 'after-rooms': { effects: [mayLayOnRounds({ next: 4 }, { food: 1 })] } },
})
