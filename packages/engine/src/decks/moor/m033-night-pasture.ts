import { moorMinor } from '../../cards/card.ts'
import { ANY_KIND, cardPen } from '../../farm/pens.ts'

export default moorMinor({
  id: 'M033',
  name: 'night-pasture',
  cost: { clay: 2 },
  pens: (_s, _owner, { card }) => [{ id: cardPen(card), holds: 3, kinds: ANY_KIND, mixed: true }],
  hosts: true,
})
