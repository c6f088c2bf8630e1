import { moorMinor } from '../../cards/card.ts'
import { raisesMajor } from '../../cards/raised-major.ts'
import { has } from '../../cards/standing.ts'

const STOVE = 'heating-stove'

export default moorMinor({
  id: 'M062',
  name: 'hearth-brush',
  cost: { reed: 1 },
  ...raisesMajor(STOVE),
  score: (s, owner) => Number(has(s.players[owner], ({ family }) => family === STOVE)),
})
