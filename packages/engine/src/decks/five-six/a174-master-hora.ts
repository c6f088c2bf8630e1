import { occupation } from '../../cards/card.ts'
import { onLinked } from '../../cards/conditions.ts'
import { mayTrade } from '../../cards/verbs.ts'

export default occupation({
  id: 'A174',
  name: 'master-hora',
  players: 5,
  on: { 'before-place': { when: onLinked, effects: [mayTrade({ pay: { food: 1 }, gain: { vegetable: 1 } })] } },
})
