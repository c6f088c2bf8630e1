import { FIRST_OCCUPATION, OCCUPATIONS } from '../dice.ts'
import { tell } from '../events.ts'
import { canPay, type Price } from '../pay.ts'
import { goods } from '../sheet.ts'
import { choices, shownOf } from './choice.ts'
import type { Group, MoveOf } from './group.ts'

const FEE: Price = [goods({ food: 1 })]
const shownIn = (show: readonly number[]): number => shownOf(show, FIRST_OCCUPATION, OCCUPATIONS.length)

/** X4: the occupation that the die shows, for 1 food. */
export const learn: Group<MoveOf<'learn'>> = {
  options(s, seat, show, out) {
    const p = s.players[seat]
    const shown = shownIn(show)
    if (shown < 0 || !canPay(p, show, FEE)) return
    for (const occupation of choices(p.occupations, shown, OCCUPATIONS.length)) out.push({ verb: 'learn', occupation })
  },
  dice: (show) => [FIRST_OCCUPATION + shownIn(show)],
  price: () => FEE,
  run(s, seat, { occupation }) {
    s.players[seat].occupations |= 1 << occupation
    tell(() => ({ event: 'learned', seat, occupation: OCCUPATIONS[occupation] }))
  },
}
