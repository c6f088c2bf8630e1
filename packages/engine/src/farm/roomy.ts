import { ANIMALS } from '../state/goods.ts'
import type { State } from '../state/state.ts'
import { addPen, fitSingly, noPlaces } from './housing.ts'
import { type Pen, pens } from './pens.ts'

const takes = ({ kinds }: Pen, kind: number): boolean => ((kinds >> kind) & 1) === 1

/**
 * In how many pastures can animals stand and leave room for so many more, if all animals are arranged for it? Each pasture
 * is given to a kind, to be filled or to be left roomy; what finds no place there needs a single one.
 */
export function roomyPastures(s: State, seat: number, spare: number): number {
  const p = s.players[seat]
  const all = pens(s, seat)
  const large = all.filter(({ mixed, holds }) => !mixed && holds > 1)
  const single = noPlaces()
  for (const pen of all) if (!large.includes(pen)) addPen(single, pen.holds, pen.kinds, pen.mixed)
  const isPasture = (pen: Pen): boolean => all.indexOf(pen) < p.pastures.length
  /** Animals without a place yet (below 0: places left), and those that no roomy pasture counts on yet. */
  const rest = ANIMALS.map((animal) => p.goods[animal])
  const free = [...rest]
  let best = 0
  const give = (i: number, roomy: number): void => {
    if (roomy + large.length - i <= best) return
    if (i === large.length) {
      if (fitSingly(single, rest)) best = roomy
      return
    }
    const pen = large[i]
    for (let kind = 0; kind < rest.length; kind++) {
      if (!takes(pen, kind) || free[kind] === 0) continue
      if (isPasture(pen) && pen.holds > spare) {
        rest[kind] -= pen.holds - spare
        free[kind]--
        give(i + 1, roomy + 1)
        free[kind]++
        rest[kind] += pen.holds - spare
      }
      rest[kind] -= pen.holds
      give(i + 1, roomy)
      rest[kind] += pen.holds
    }
    give(i + 1, roomy)
  }
  give(0, 0)
  return best
}
