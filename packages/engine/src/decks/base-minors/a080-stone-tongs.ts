import { minor } from '../../cards/card.ts'
import { onAccumulation } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'

export default minor({
  id: 'A080',
  name: 'stone-tongs',
  cost: { wood: 1 },
  on: { 'before-use': { when: onAccumulation('stone'), effects: [gain({ stone: 1 })] } },
})
