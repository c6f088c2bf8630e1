import { type CardData, major } from '../../cards/card.ts'
import { onRounds } from '../../cards/verbs.ts'

const well = (name: string, cost: NonNullable<CardData['cost']>) =>
  major({ name, family: 'well', cost, vp: 4, play: [onRounds({ next: 5 }, { food: 1 })] })

export const wells = [well('well', { wood: 1, stone: 3 })]
/** F5 */
export const wellsForSix = [well('well-b', { clay: 1, stone: 3 })]
