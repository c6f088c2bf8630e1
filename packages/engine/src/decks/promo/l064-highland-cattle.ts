import { minor } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'
import { cardPen, kindsOf } from '../../farm/pens.ts'
import { CATTLE } from '../../state/goods.ts'

const DESERTED = 1

export default minor({
  id: 'L064',
  name: 'highland-cattle',
  promo: true,
  needs: { noAnimals: true },
  // Has its owner been without cattle since?
  slots: 1,
  play: [gain({ cattle: 1 })],
  pens: (_s, _owner, { card, data }) =>
    data[0] === DESERTED ? [] : [{ id: cardPen(card), holds: 1, kinds: kindsOf(CATTLE), mixed: false }],
  animalsGone({ data }, animal, _count, left) {
    if (animal === CATTLE && left === 0) data[0] = DESERTED
  },
})
