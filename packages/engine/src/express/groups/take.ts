import { type Face, TWO_FOOD, times } from '../dice.ts'
import { tell } from '../events.ts'
import type { ExpressMove } from '../moves.ts'
import { FREE } from '../pay.ts'
import {
  ANIMALS,
  CROPS,
  FOOD,
  faceOf,
  GOOD_ON,
  GOODS,
  type Good,
  hasHearth,
  hasWorkshop,
  isResource,
  RESOURCES,
  worth,
} from '../sheet.ts'
import type { Group, MoveOf } from './group.ts'

// The moves exist once, so that listing them allocates nothing.
const COUNTS = [0, 1, 2, 3]
const taking = (dice: readonly Face[]): MoveOf<'take'> => ({ verb: 'take', dice })
const SOME = GOODS.map((_, good) => COUNTS.map((count) => taking(times(faceOf(good), count))))
const FOODS = COUNTS.map((one) => COUNTS.map((two) => taking([...times(faceOf(FOOD), one), ...times(TWO_FOOD, two)])))

/** X4: 1 to 3 dice of one type. */
function takeSome(show: readonly number[], good: Good, out: ExpressMove[]): void {
  const most = show[faceOf(good)]
  for (let count = 1; count <= most; count++) out.push(SOME[good][count])
}

/** X4: the 1-food and 2-food faces are of one type. */
function takeFood(show: readonly number[], out: ExpressMove[]): void {
  for (let one = 0; one <= show[faceOf(FOOD)]; one++)
    for (let two = 0; two <= show[TWO_FOOD]; two++) if (one + two > 0) out.push(FOODS[one][two])
}

/** X4: collecting produce, resources or animals. */
export const take: Group<MoveOf<'take'>> = {
  options(s, seat, show, out) {
    takeFood(show, out)
    for (const good of CROPS) takeSome(show, good, out)
    for (const good of RESOURCES) takeSome(show, good, out)
    const p = s.players[seat]
    // A pasture to put them into, if need be in the place of others, or a hearth to cook them on.
    if (p.pastures > 0 || hasHearth(p)) for (const good of ANIMALS) takeSome(show, good, out)
  },
  dice: (_show, { dice }) => dice,
  price: () => FREE,
  run(s, seat, { dice }) {
    const p = s.players[seat]
    const good = GOOD_ON[dice[0]]
    const count = total(dice) + (isResource(good) && hasWorkshop(p, good) ? 1 : 0)
    p.goods[good] += count
    tell(() => ({ event: 'got', seat, goods: { [GOODS[good]]: count } }))
  },
}

const total = (dice: readonly Face[]): number => dice.reduce((sum, face) => sum + worth(face), 0)
