import { nameOf } from '../../core/shape.ts'
import { SPECIAL_ACTIONS, SPECIAL_CARD_NAMES, type SpecialAction } from '../../moor/special-cards.ts'
import { type VerbRules, verb } from '../verb.ts'

/** Takes a special action card and carries out one of its actions, or (`action` = -1) none: `special sa1 cut-peat`. M5 */
export interface Special {
  readonly verb: 'special'
  readonly card: number
  readonly action: number
}

export const special: VerbRules<Special> = verb<Special>('special', {
  fields: {
    card: nameOf(() => SPECIAL_CARD_NAMES, 'a special action card'),
    action: nameOf(() => SPECIAL_ACTIONS, 'a special action'),
  },
  print: ({ card, action }) => SPECIAL_CARD_NAMES[card] + (action < 0 ? '' : ` ${SPECIAL_ACTIONS[action]}`),
  parse([name = '', word, ...more]) {
    const card = SPECIAL_CARD_NAMES.indexOf(name)
    const action = word === undefined ? -1 : SPECIAL_ACTIONS.indexOf(word as SpecialAction) // -1 for other words
    return card < 0 || more.length > 0 || (word !== undefined && action < 0) ? null : { card, action }
  },
  parts: ({ card, action }) =>
    action < 0
      ? { special: SPECIAL_CARD_NAMES[card] }
      : { special: SPECIAL_CARD_NAMES[card], action: SPECIAL_ACTIONS[action] },
})
