import { minor } from '../../cards/card.ts'
import type { Effect } from '../../cards/effects.ts'
import type { Occasion } from '../../cards/windows.ts'
import { leftOf, usable } from '../../rounds/use.ts'
import { placeAgain } from '../../rounds/work.ts'
import { boardOf, type State } from '../../state/state.ts'

const MARKETS = ['cattle-market', 'pig-market', 'sheep-market']

/** Where the second person may go: anywhere after a market, else to a market. */
function targets(s: State, seat: number, at: Occasion): number[] {
  const { ids } = boardOf(s)
  const anywhere = MARKETS.includes(ids[at.used[0]])
  return ids.flatMap((id, space) => ((anywhere || MARKETS.includes(id)) && usable(s, seat, space) ? [space] : []))
}

/** Places a second person right after the first one. */
const secondPerson: Effect = {
  verb: 'place-again',
  optional: true,
  possible: (s, seat, _card, at) => leftOf(s.players[seat]) > 0 && targets(s, seat, at).length > 0,
  run(s, seat, _played, at) {
    placeAgain(s, seat, targets(s, seat, at), 'lasso')
  },
}

export default minor({
  id: 'B024',
  name: 'lasso',
  cost: { reed: 1 },
  on: { 'extra-person': { effects: [secondPerson] } },
})
