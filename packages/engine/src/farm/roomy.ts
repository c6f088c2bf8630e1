import { sameNumbers } from '../core/shape.ts'
import { ANIMALS } from '../state/goods.ts'
import type { State } from '../state/state.ts'
import { addPen, fitSingly, noPlaces } from './housing.ts'
import { type Pen, pens } from './pens.ts'

const takes = ({ kinds }: Pen, kind: number): boolean => ((kinds >> kind) & 1) === 1

/** The last question and its answer: whoever looks ahead asks it of many tables on which animals and pens are the same. */
let asked: readonly number[] = []
let answer = 0

/** In how many pastures can animals stand and leave room for so many more, if all animals are arranged for it? */
export function roomyPastures(s: State, seat: number, spare: number): number {
  const { goods, pastures } = s.players[seat]
  const herd = ANIMALS.map((animal) => goods[animal])
  const all = pens(s, seat)
  const question = [spare, pastures.length, ...herd]
  for (const { holds, kinds, mixed } of all) question.push(holds, kinds, Number(mixed))
  if (sameNumbers(question, asked)) return answer
  asked = question
  answer = mostRoomy(all, pastures.length, herd, spare)
  return answer
}

/**
 * Each pasture, which are the first of the pens, is given to a kind, to be filled or to be left roomy; what finds no place
 * there needs a single one.
 */
function mostRoomy(all: readonly Pen[], pastures: number, herd: readonly number[], spare: number): number {
  const large = all.filter(({ mixed, holds }) => !mixed && holds > 1)
  const single = noPlaces()
  for (const pen of all) if (!large.includes(pen)) addPen(single, pen.holds, pen.kinds, pen.mixed)
  const canBeRoomy = large.map((pen) => pen.holds > spare && all.indexOf(pen) < pastures)
  /** Animals without a place yet (below 0: places left), and those that no roomy pasture counts on yet. */
  const rest = [...herd]
  const free = [...herd]
  let best = 0
  /** `left`: how many of those from the i-th on can be roomy. */
  const give = (i: number, roomy: number, left: number): void => {
    if (roomy + left <= best) return
    if (i === large.length) {
      if (fitSingly(single, rest)) best = roomy
      return
    }
    const pen = large[i]
    const after = left - Number(canBeRoomy[i])
    for (let kind = 0; kind < rest.length; kind++) {
      if (!takes(pen, kind) || free[kind] === 0) continue
      if (canBeRoomy[i]) {
        rest[kind] -= pen.holds - spare
        free[kind]--
        give(i + 1, roomy + 1, after)
        free[kind]++
        rest[kind] += pen.holds - spare
      }
      rest[kind] -= pen.holds
      give(i + 1, roomy, after)
      rest[kind] += pen.holds
    }
    give(i + 1, roomy, after)
  }
  give(0, 0, canBeRoomy.filter(Boolean).length)
  return best
}
