import { FIELD, PASTURE } from '../dice.ts'
import { tell } from '../events.ts'
import type { GroupMove } from '../moves.ts'
import { canPay, FREE, type Price } from '../pay.ts'
import { ANIMALS, CROPS, faceOf, GOODS, goods } from '../sheet.ts'
import type { Group, MoveOf } from './group.ts'

const BARE: GroupMove = { verb: 'field', crop: -1, from: null }

/** X4: 1 field; 1 grain or vegetable of a die or of the sheet may be planted, which makes 2 of it. */
export const field: Group<MoveOf<'field'>> = {
  options(s, seat, show, out) {
    if (show[FIELD] === 0) return
    out.push(BARE)
    for (const crop of CROPS) {
      if (show[faceOf(crop)] > 0) out.push({ verb: 'field', crop, from: 'die' })
      if (s.players[seat].goods[crop] > 0) out.push({ verb: 'field', crop, from: 'sheet' })
    }
  },
  dice: (_show, { crop, from }) => (from === 'die' ? [FIELD, faceOf(crop)] : [FIELD]),
  price: () => FREE,
  run(s, seat, { crop, from }) {
    const p = s.players[seat]
    p.fields++
    if (from !== null) p.goods[crop] += from === 'die' ? 2 : 1
    tell(() => ({ event: 'field', seat, planted: from === null ? null : GOODS[crop], from }))
  },
}

const FENCES: Price = [goods({ wood: 1 })]
const EMPTY: GroupMove = { verb: 'pasture', animal: -1 }

/** X4: 1 pasture for 1 wood; 1 animal die may stock it. The new pasture has room for it, whatever it is. */
export const pasture: Group<MoveOf<'pasture'>> = {
  options(s, seat, show, out) {
    if (show[PASTURE] === 0 || !canPay(s.players[seat], show, FENCES)) return
    out.push(EMPTY)
    for (const animal of ANIMALS) if (show[faceOf(animal)] > 0) out.push({ verb: 'pasture', animal })
  },
  dice: (_show, { animal }) => (animal < 0 ? [PASTURE] : [PASTURE, faceOf(animal)]),
  price: () => FENCES,
  run(s, seat, { animal }) {
    const p = s.players[seat]
    p.pastures++
    tell(() => ({ event: 'pasture', seat }))
    if (animal < 0) return
    p.goods[animal]++
    tell(() => ({ event: 'got', seat, goods: { [GOODS[animal]]: 1 } }))
  },
}
