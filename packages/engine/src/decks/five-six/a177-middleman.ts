import { occupation } from '../../cards/card.ts'
import { isLinked } from '../../cards/conditions.ts'
import { does } from '../../cards/verbs.ts'
import { FOOD, STONE } from '../../state/goods.ts'
import { boardOf } from '../../state/state.ts'

/** 1 stone and 1 food wait on every linked space for the owner's next placement there. */
const layOut = does('reserve', (s, seat) => {
  boardOf(s).ids.forEach((_id, space) => {
    if (isLinked(s, space)) for (const good of [STONE, FOOD]) s.reserved.push({ space, seat, good, count: 1 })
  })
})

export default occupation({ id: 'A177', name: 'middleman', players: 5, play: [layOut] })
