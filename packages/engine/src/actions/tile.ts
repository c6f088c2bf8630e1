import { nameOf } from '../core/shape.ts'
import { unusedCells } from '../farm/farmyard.ts'
import { TILES } from '../farm/ground.ts'
import { FOREST, layTile, MOOR } from '../farm/tiles.ts'
import { lowest, yardOf } from '../farm/yard.ts'
import { CHOOSE } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { type ActRules, act, ONCE } from './act.ts'
import { release } from './release.ts'
import { settle } from './supply.ts'

/** Lays a forest or a moor on an unused space. M4 */
export interface LayTile {
  readonly act: 'tile'
  readonly tile: number
}

export const tile: ActRules<LayTile> = act<LayTile>('tile', {
  fields: { tile: nameOf(() => TILES, 'a tile') },
  possible: (s, seat) => unusedCells(s.players[seat]) !== 0,
  obstacle: () => ({ why: 'no-place-for-field' }),
  options(s, seat, _act, _doing, out) {
    for (let rest = unusedCells(s.players[seat]); rest !== 0; rest &= rest - 1) out.push(CHOOSE[lowest(rest)])
  },
  takes: (_s, move) => move.verb === 'choose',
  run(s, seat, act, _doing, move) {
    if (move?.verb !== 'choose') return ONCE
    const p = s.players[seat]
    layTile(p, move.cell, act.tile === FOREST ? FOREST : MOOR)
    tell({ event: 'tile', seat, tile: TILES[act.tile], cell: yardOf(p).names[move.cell], what: 'laid' })
    release(s, seat, 1 << move.cell)
    // Animals may have stood there, on a card's permission.
    settle(s, seat)
    return ONCE
  },
})
