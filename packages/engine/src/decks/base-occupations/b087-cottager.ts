import { RENOVATE } from '../../actions/renovate.ts'
import { occupation } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { may } from '../../cards/verbs.ts'

export default occupation({
  id: 'B087',
  name: 'cottager',
  on: { 'before-use': { when: onSpace('day-laborer'), effects: [may({ act: 'rooms', most: 1 }, RENOVATE)] } },
})
