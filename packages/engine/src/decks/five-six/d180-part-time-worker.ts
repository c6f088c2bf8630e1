import { gain } from '../../actions/supply.ts'
import { occupation } from '../../cards/card.ts'
import type { Effect } from '../../cards/effects.ts'
import { does } from '../../cards/verbs.ts'
import { type Goods, goods } from '../../state/goods.ts'
import { boardOf, type State } from '../../state/state.ts'

interface Deal {
  leave: number
  gain: Goods
}

/** By the number of goods on the space, exactly. */
const DEALS: { readonly [lying: number]: Deal } = {
  2: { leave: 1, gain: goods({ sheep: 1 }) },
  4: { leave: 2, gain: goods({ boar: 1 }) },
  6: { leave: 3, gain: goods({ cattle: 1 }) },
}

const dealAt = (s: State, space: number): Deal | undefined =>
  boardOf(s).spaces[space].accumulates ? DEALS[s.lying[space]] : undefined

/** Leaves half of the goods there for an animal. */
const leaveHalf: Effect = {
  verb: 'leave',
  optional: true,
  possible: (s, _seat, _card, { space }) => dealAt(s, space) !== undefined,
  run(s, seat, played, { space }) {
    const deal = dealAt(s, space)
    if (!deal) return
    played.data[0] = deal.leave
    gain(s, seat, deal.gain, 'part-time-worker')
  },
}

const goOn = does('taken', (_s, _seat, { data }) => {
  data[0] = 0
})

export default occupation({
  id: 'D180',
  name: 'part-time-worker',
  players: 5,
  // How many goods stay on the space that is being taken from.
  slots: 1,
  leaves: ({ data }) => data[0],
  on: {
    'before-take': { when: (s, _owner, { space }) => dealAt(s, space) !== undefined, effects: [leaveHalf] },
    'after-take': { when: (_s, _owner, _at, { data }) => data[0] > 0, effects: [goOn] },
  },
})
