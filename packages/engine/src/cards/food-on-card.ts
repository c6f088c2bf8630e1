import { goods, NOTHING } from '../state/goods.ts'
import type { CardData } from './card.ts'
import type { Condition } from './conditions.ts'
import type { Effect } from './effects.ts'
import { does } from './verbs.ts'
import type { Occasion } from './windows.ts'

// Food gathers on a card. Once a game its owner may turn it over, at any time, and take it all; face down it still counts
// as played, but does nothing any more.

const FACE_DOWN = 1

/** Slot 0: the food on the card. Slot 1: has it been turned over? */
export const gathersFood: Pick<CardData, 'slots' | 'exchange' | 'lies' | 'isFaceDown'> = {
  slots: 2,
  exchange: {
    offers: (_s, _owner, { data }) => (data[0] > 0 ? [{ pay: [...NOTHING], gain: goods({ food: data[0] }) }] : []),
    most: (_s, _owner, { data }) => goods({ food: data[0] }),
    taken({ data }) {
      data[0] = 0
      data[1] = FACE_DOWN
    },
    whilePlacing: true,
  },
  lies: ({ data }) => ({ food: data[0] }),
  isFaceDown: ({ data }) => data[1] === FACE_DOWN,
}

export const faceUp: Condition = (_s, _owner, _at, { data }) => data[1] !== FACE_DOWN

/** Puts food from the general supply on the card. */
export const foodOnCard = (count: (at: Occasion) => number): Effect =>
  does('food-on-card', (_s, _seat, { data }, at) => {
    data[0] += count(at)
  })
