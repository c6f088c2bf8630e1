import { moorMinor } from '../../cards/card.ts'

const NO_LIMIT = 99

export default moorMinor({
  id: 'M105',
  name: 'open-grill',
  upgrades: 'fireplace',
  vp: 2,
  cooks: { vegetable: 2, sheep: 2, boar: 3, cattle: 3, horse: 2 },
  bakes: { food: 2, most: NO_LIMIT },
})
