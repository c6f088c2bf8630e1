import { moorMinor } from '../../cards/card.ts'
import { raisesMajor } from '../../cards/raised-major.ts'
import { cards } from '../../cards/registry.ts'

const CHURCHES = ['village-church', 'church']

export default moorMinor({
  id: 'M063',
  name: 'pastoral-letter',
  needs: { majors: { atLeast: 2 } },
  ...raisesMajor('village-church'),
  score: (s, owner) => s.players[owner].played.filter(({ card }) => CHURCHES.includes(cards()[card].family)).length,
})
