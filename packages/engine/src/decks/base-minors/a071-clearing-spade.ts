import { minor } from '../../cards/card.ts'

export default minor({ id: 'A071', name: 'clearing-spade', cost: { wood: 1 }, movesCrops: true })
