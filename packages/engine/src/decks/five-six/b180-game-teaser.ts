import { occupation } from '../../cards/card.ts'
import { onAccumulation } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'
import { type Amounts, FOOD } from '../../state/goods.ts'

/** The animal for so much food, exactly. */
const GAME: readonly Amounts[] = [{}, { cattle: 1 }, { boar: 1 }, { sheep: 1 }]

export default occupation({
  id: 'B180',
  name: 'game-teaser',
  players: 5,
  on: {
    'after-take': {
      when: onAccumulation('food'),
      effects: [gain((_s, _seat, { goods }) => GAME[goods?.[FOOD] ?? 0] ?? {})],
    },
  },
})
