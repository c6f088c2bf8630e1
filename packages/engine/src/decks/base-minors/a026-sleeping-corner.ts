import { minor } from '../../cards/card.ts'
import { seatsOn } from '../../spaces/people.ts'
import { boardOf } from '../../state/state.ts'

const WISHES = ['basic-wish-for-children', 'urgent-wish-for-children', 'modest-wish']

export default minor({
  id: 'A026',
  name: 'sleeping-corner',
  cost: { wood: 1 },
  needs: { planted: { crop: 'grain', atLeast: 2 } },
  vp: 1,
  joins(s, owner, space) {
    const there = seatsOn(s, space)
    return WISHES.includes(boardOf(s).ids[space]) && there.length === 1 && !there.includes(owner)
  },
})
