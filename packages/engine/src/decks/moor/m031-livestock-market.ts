import { gain, spend } from '../../actions/supply.ts'
import { moorMinor } from '../../cards/card.ts'
import type { Effect } from '../../cards/effects.ts'
import { fits } from '../../farm/animals.ts'
import { BOAR, CATTLE, type Goods, HORSE, NOTHING, SHEEP } from '../../state/goods.ts'
import type { State } from '../../state/state.ts'

const LADDER = [SHEEP, BOAR, CATTLE, HORSE]
const MOST = 3

/** What is given for animals one step up. */
const given = (taken: readonly number[]): Goods =>
  NOTHING.map((_, good) => {
    const step = LADDER.indexOf(good)
    return step < 0 ? 0 : (taken[LADDER[step + 1]] ?? 0)
  })

/** All that can be taken: up to three animals, each for one a step lower, and all of the herd finds room. */
function packages(s: State, seat: number): Goods[] {
  const have = s.players[seat].goods
  const out: Goods[] = []
  for (let boar = 0; boar <= MOST; boar++)
    for (let cattle = 0; boar + cattle <= MOST; cattle++)
      for (let horse = 0; boar + cattle + horse <= MOST; horse++) {
        if (boar + cattle + horse === 0) continue
        const taken = NOTHING.map((_, g) => (g === BOAR ? boar : g === CATTLE ? cattle : g === HORSE ? horse : 0))
        const pay = given(taken)
        const after = have.map((n, g) => n - pay[g] + taken[g])
        if (pay.every((n, g) => n <= have[g]) && fits(s, seat, after)) out.push(taken)
      }
  return out
}

const climb: Effect = {
  verb: 'climb',
  optional: true,
  possible: (s, seat) => packages(s, seat).length > 0,
  options(s, seat, _card, _at, out) {
    for (const goods of packages(s, seat)) out.push({ verb: 'take', goods })
  },
  run(s, seat, _played, _at, move) {
    if (move?.verb !== 'take') return
    // All at once: no kind is ever missing in between.
    gain(s, seat, move.goods, 'livestock-market')
    spend(s, seat, given(move.goods), 'livestock-market')
  },
}

export default moorMinor({
  id: 'M031',
  name: 'livestock-market',
  needs: { animals: { atLeast: 5 } },
  travels: true,
  play: [climb],
})
