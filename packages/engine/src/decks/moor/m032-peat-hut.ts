import { moorMinor } from '../../cards/card.ts'

export default moorMinor({
  id: 'M032',
  name: 'peat-hut',
  cost: { fuel: 5, reed: 2 },
  vp: 1,
  homes: () => 1,
  heating: { add: 1 },
  roomForRenovation: true,
})
