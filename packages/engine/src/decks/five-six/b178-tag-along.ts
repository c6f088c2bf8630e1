import { occupation } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import type { Effect } from '../../cards/effects.ts'
import { goTo, leftOf, onlyIll } from '../../rounds/use.ts'

/** Places a person on the space that somebody else has just used: a use like any other, out of turn. */
const join: Effect = {
  verb: 'join',
  optional: true,
  // M8: an ill person goes to the Infirmary and nowhere else.
  possible: (s, seat) => leftOf(s.players[seat]) > 0 && !onlyIll(s, seat),
  run(s, seat, _played, { space }) {
    goTo(s, seat, space)
  },
}

export default occupation({
  id: 'B178',
  name: 'tag-along',
  players: 5,
  on: { 'after-use': { of: 'others', when: onSpace('resource-market'), effects: [join] } },
})
