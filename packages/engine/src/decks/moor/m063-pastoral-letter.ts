import { moorMinor } from '../../cards/card.ts'
import { raisesMajor } from '../../cards/raised-major.ts'
import { countFamily } from '../../cards/standing.ts'

const CHURCH = 'village-church'

export default moorMinor({
  id: 'M063',
  name: 'pastoral-letter',
  needs: { majors: { atLeast: 2 } },
  ...raisesMajor(CHURCH),
  score: (s, owner) => countFamily(s.players[owner], CHURCH),
})
