import { occupation } from '../../cards/card.ts'

export default occupation({
  id: 'B171',
  name: 'greenhouse-builder',
  players: 5,
  space: {
    id: 'greenhouse-builder',
    for: 'owner',
    acts: [{ act: 'as', spaces: ['fencing', 'house-redevelopment', 'vegetable-seeds'] }],
    binding: 'all',
  },
})
