import { minor } from '../../cards/card.ts'
import { fieldTileOnRound } from '../../cards/verbs.ts'

export default minor({ id: 'A019', name: 'handplow', cost: { wood: 1 }, play: [fieldTileOnRound(5)] })
