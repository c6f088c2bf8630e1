import { moorMinor } from '../../cards/card.ts'
import { roomCells } from '../../farm/farmyard.ts'
import { kindsOf } from '../../farm/pens.ts'
import { cellsOf } from '../../farm/yard.ts'
import { HORSE } from '../../state/goods.ts'

/** An unused space next to the house that bears no crops. Which of them it is makes no difference. */
export default moorMinor({
  id: 'M035',
  name: 'horse-trough',
  cost: { stone: 1 },
  pens(s, owner) {
    const p = s.players[owner]
    const [id] = cellsOf(roomCells(p)).filter((cell) => p.crops[cell] === 0)
    return id === undefined ? [] : [{ id, holds: 2, kinds: kindsOf(HORSE), mixed: false }]
  },
})
