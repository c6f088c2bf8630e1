import { occupation } from '../../cards/card.ts'
import { enclosedCells } from '../../farm/pastures.ts'
import { count } from '../../farm/yard.ts'

export default occupation({
  id: 'A098',
  name: 'stable-architect',
  score(s, owner) {
    const { stables, pastures } = s.players[owner]
    return count(stables & ~enclosedCells(pastures))
  },
})
