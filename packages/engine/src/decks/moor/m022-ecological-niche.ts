import { moorMinor } from '../../cards/card.ts'
import { fieldCards } from '../../cards/standing.ts'
import { gain } from '../../cards/verbs.ts'
import { cropKind } from '../../farm/crops.ts'
import { forestCount, moorCount } from '../../farm/tiles.ts'
import { ANIMALS, type Good, GRAIN, VEGETABLE } from '../../state/goods.ts'
import type { Player, State } from '../../state/state.ts'

type Count = (p: Player) => number

/** Crops on field tiles, on cards and wherever else they grow. */
const planted =
  (kind: Good): Count =>
  (p) =>
    [...p.crops, ...fieldCards(p).map(({ data }) => data[0])].filter((crop) => crop !== 0 && cropKind(crop) === kind)
      .length

const others = (s: State, seat: number): Player[] => s.players.filter((_, other) => other !== seat)

/** The player has some, and nobody else has any. */
const alone = (s: State, seat: number, count: Count): boolean =>
  count(s.players[seat]) > 0 && others(s, seat).every((p) => count(p) === 0)

/** The player has more than everybody else: a tie is not enough. */
const most = (s: State, seat: number, count: Count): boolean =>
  count(s.players[seat]) > 0 && others(s, seat).every((p) => count(p) < count(s.players[seat]))

const soleKind = (s: State, seat: number): boolean => ANIMALS.some((animal) => alone(s, seat, (p) => p.goods[animal]))

export default moorMinor({
  id: 'M022',
  name: 'ecological-niche',
  travels: true,
  play: [
    gain((s, seat) => ({
      food:
        (soleKind(s, seat) ? 2 : 0) +
        Number(alone(s, seat, planted(GRAIN))) +
        Number(alone(s, seat, planted(VEGETABLE))),
      fuel: Number(most(s, seat, forestCount)) + Number(most(s, seat, moorCount)),
    })),
  ],
})
