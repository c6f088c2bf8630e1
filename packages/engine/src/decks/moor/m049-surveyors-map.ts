import { moorMinor } from '../../cards/card.ts'
import { tileOnRounds } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M049',
  name: 'surveyors-map',
  cost: { food: 2 },
  needs: { round: { atMost: 2 } },
  play: [tileOnRounds({ at: [11] }, 'field'), tileOnRounds({ at: [12] }, 'moor'), tileOnRounds({ at: [13] }, 'forest')],
})
