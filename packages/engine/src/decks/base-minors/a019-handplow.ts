import { minor } from '../../cards/card.ts'
import { tileOnRounds } from '../../cards/verbs.ts'

export default minor({ id: 'A019', name: 'handplow', cost: { wood: 1 }, play: [tileOnRounds({ plus: [5] }, 'field')] })
