import { occupation } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'
import type { Amounts } from '../../state/goods.ts'

/** The best reward only. */
const reward = (fields: number): Amounts =>
  fields >= 6 ? { vegetable: 1 } : fields >= 4 ? { grain: 1 } : fields === 3 ? { food: 1 } : {}

const ofOthers = (perSeat: readonly number[], owner: number): number =>
  perSeat.reduce((sum, fields, seat) => (seat === owner ? sum : sum + fields), 0)

export default occupation({
  id: 'B175',
  name: 'field-overseer',
  players: 5,
  // Fields, not grain.
  on: { 'field-phase-all': { effects: [gain((_s, seat, { grainFields }) => reward(ofOthers(grainFields, seat)))] } },
})
