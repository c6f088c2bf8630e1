import { moorMinor } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'
import type { State } from '../../state/state.ts'

/** Does a special action card lie in front of the seat? Alone: has one been used in this round, kept or not? */
const hasSpecial = ({ moor, players }: State, seat: number): boolean =>
  players.length === 1 ? (moor?.acted ?? false) : (moor?.special.some(({ holder }) => holder === seat) ?? false)

export default moorMinor({
  id: 'M097',
  name: 'village-hall',
  cost: { wood: 2, clay: 2 },
  vp: 1,
  on: { 'returning-home': { when: (s, owner) => !hasSpecial(s, owner), effects: [gain({ food: 2 })] } },
})
