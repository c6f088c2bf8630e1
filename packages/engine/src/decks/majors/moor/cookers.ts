import { moorMajor } from '../../../cards/card.ts'

const NO_LIMIT = 99

/** M9: it cooks horses, but no vegetables, and it does not bake. */
const slaughterhouse = (copy: number) =>
  moorMajor({
    name: `horse-slaughterhouse-${copy}`,
    family: 'horse-slaughterhouse',
    cost: { clay: 1, stone: 1 },
    vp: 2,
    cooks: { sheep: 1, boar: 1, cattle: 2, horse: 2 },
  })

/** M9: a Fireplace or a Cooking Hearth can be handed in instead of the price. */
const cookhouse = (copy: number) =>
  moorMajor({
    name: `cookhouse-${copy}`,
    family: 'cookhouse',
    handIn: ['fireplace', 'cooking-hearth'],
    cost: { clay: 6 },
    vp: 2,
    cooks: { vegetable: 3, sheep: 2, boar: 3, cattle: 4, horse: 2 },
    bakes: { food: 3, most: NO_LIMIT },
  })

export const cookers = [slaughterhouse(1), slaughterhouse(2), cookhouse(1), cookhouse(2)]
