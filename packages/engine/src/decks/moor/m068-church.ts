import { moorMinor } from '../../cards/card.ts'
import { gain, mayPayForPoint } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M068',
  name: 'church',
  upgrades: 'village-church',
  upgradeDiscards: true,
  vp: 5,
  play: [gain({ food: 2 })],
  on: { 'returning-home': { effects: [mayPayForPoint({ fuel: 1 })] } },
})
