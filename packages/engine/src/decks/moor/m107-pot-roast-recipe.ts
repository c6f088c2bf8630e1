import { moorMinor } from '../../cards/card.ts'

export default moorMinor({
  id: 'M107',
  name: 'pot-roast-recipe',
  needs: { goods: { horse: 2 } },
  cooks: { horse: 2 },
  cooksWith: ['fireplace', 'cooking-hearth'],
})
