import { release } from '../actions/release.ts'
import { unusedCells } from '../farm/farmyard.ts'
import { putGoods } from '../farm/put-goods.ts'
import { lowest } from '../farm/yard.ts'
import type { Amounts } from '../state/goods.ts'
import type { Effect } from './effects.ts'
import { does } from './verbs.ts'

/**
 * Puts goods on the space that a special action has cleared of tiles, until it is used. Where fences stand around it, it
 * is a pasture by now, so that they come at once.
 */
export const putOnCleared = (what: Amounts, card: string): Effect =>
  does('put-goods', (s, seat, _played, { cells }) => {
    putGoods(s, seat, lowest(cells), what, card)
    if ((unusedCells(s.players[seat]) & cells) === 0) release(s, seat, cells)
  })
