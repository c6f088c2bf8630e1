import { occupation } from '../../cards/card.ts'
import { onAccumulation } from '../../cards/conditions.ts'
import { may } from '../../cards/verbs.ts'
import { MATERIALS } from '../../state/state.ts'

const renovateTo = (material: (typeof MATERIALS)[number]) =>
  may({ act: 'renovate', to: MATERIALS.indexOf(material), reed: false })

export default occupation({
  id: 'C169',
  name: 'fast-mason',
  players: 5,
  on: {
    'after-use': [
      { when: onAccumulation('clay'), effects: [renovateTo('clay')] },
      { when: onAccumulation('stone'), effects: [renovateTo('stone')] },
    ],
  },
})
