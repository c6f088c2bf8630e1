import { FIRST_IMPROVEMENT, IMPROVEMENTS } from '../dice.ts'
import { tell } from '../events.ts'
import { canPay, type Price } from '../pay.ts'
import { goods, isCookery } from '../sheet.ts'
import { choices, shownOf } from './choice.ts'
import type { Group, MoveOf } from './group.ts'

const COOKERY: Price = [goods({ brick: 1 }), goods({ stone: 1 })]
const WORKSHOP: Price = [goods({ wood: 1 })]
const shownIn = (show: readonly number[]): number => shownOf(show, FIRST_IMPROVEMENT, IMPROVEMENTS.length)

/** X4: the group is that of the die, and so is its cost, even where an owned face gives a free choice (ruling). */
const costOf = (shown: number): Price => (isCookery(shown) ? COOKERY : WORKSHOP)

/** X4: the improvement that the die shows. */
export const build: Group<MoveOf<'build'>> = {
  options(s, seat, show, out) {
    const p = s.players[seat]
    const shown = shownIn(show)
    if (shown < 0 || !canPay(p, show, costOf(shown))) return
    for (const improvement of choices(p.improvements, shown, IMPROVEMENTS.length))
      out.push({ verb: 'build', improvement })
  },
  dice: (show) => [FIRST_IMPROVEMENT + shownIn(show)],
  price: (_p, show) => costOf(shownIn(show)),
  run(s, seat, { improvement }) {
    s.players[seat].improvements |= 1 << improvement
    tell(() => ({ event: 'built', seat, improvement: IMPROVEMENTS[improvement] }))
  },
}
