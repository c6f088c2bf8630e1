import { moorMinor } from '../../cards/card.ts'
import { kindsOf } from '../../farm/pens.ts'
import { cellsOf } from '../../farm/yard.ts'
import { BOAR, CATTLE, HORSE } from '../../state/goods.ts'

/** Every visible forest holds an animal, but no sheep. */
export default moorMinor({
  id: 'M034',
  name: 'home-wood',
  needs: { improvements: { atLeast: 3 } },
  pens: (s, owner) =>
    cellsOf(s.players[owner].forests).map((id) => ({
      id,
      holds: 1,
      kinds: kindsOf(BOAR, CATTLE, HORSE),
      mixed: false,
    })),
})
