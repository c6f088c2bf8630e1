import { occupation } from '../../cards/card.ts'
import type { Condition } from '../../cards/conditions.ts'
import { mayTrade } from '../../cards/verbs.ts'
import { boardOf } from '../../state/state.ts'

const onExtensionAccumulation: Condition = (s, _owner, { space }) => {
  const { extension, accumulates } = boardOf(s).spaces[space]
  return extension && accumulates !== null
}

export default occupation({
  id: 'C177',
  name: 'mountain-hiker',
  players: 5,
  on: {
    'after-use': { when: onExtensionAccumulation, effects: [mayTrade({ pay: { food: 1 }, gain: { stone: 1 } })] },
  },
})
