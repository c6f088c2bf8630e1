import { occupation } from '../../cards/card.ts'
import { gainOneOf } from '../../cards/verbs.ts'

export default occupation({
  id: 'A086',
  name: 'animal-tamer',
  play: [gainOneOf({ wood: 1 }, { grain: 1 })],
  animalsInRooms: true,
})
