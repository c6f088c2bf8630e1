import { occupation } from '../card.ts'
import { gainOneOf } from '../verbs.ts'

export default occupation({
  id: 'A086',
  name: 'animal-tamer',
  play: [gainOneOf({ wood: 1 }, { grain: 1 })],
  animalsInRooms: true,
})
