import { major } from '../../cards/card.ts'

const NO_LIMIT = 99
const fireplace = (clay: number) =>
  major({
    name: `fireplace-${clay}`,
    family: 'fireplace',
    cost: { clay },
    vp: 1,
    cooks: { vegetable: 2, sheep: 2, boar: 2, cattle: 3 },
    bakes: { food: 2, most: NO_LIMIT },
  })

/** B13: a Fireplace can be handed in instead of the price. */
const hearth = (clay: number) =>
  major({
    name: `cooking-hearth-${clay}`,
    family: 'cooking-hearth',
    handIn: ['fireplace'],
    cost: { clay },
    vp: 1,
    cooks: { vegetable: 3, sheep: 2, boar: 3, cattle: 4 },
    bakes: { food: 3, most: NO_LIMIT },
  })

export const fireplaces = [fireplace(2), fireplace(3), hearth(4), hearth(5)]
/** F5 */
export const fireplacesForSix = [fireplace(4), hearth(6)]
