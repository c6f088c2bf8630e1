import { amount } from '../core/shape.ts'
import { tell } from '../state/events.ts'
import { type ActRules, act, ONCE } from './act.ts'

/** Draws so many minor improvements that were not dealt. */
export interface Draw {
  readonly act: 'draw'
  readonly minors: number
}

/** Into the hand; where fewer are left, what is left. Nobody else gets to know which. */
export const draw: ActRules<Draw> = act<Draw>('draw', {
  fields: { minors: amount },
  possible: (s) => s.minors.length > 0,
  options(s, _seat, { minors }, _doing, out) {
    out.push({ verb: 'draw', count: Math.min(minors, s.minors.length) })
  },
  takes: (_s, move) => move.verb === 'draw',
  run(s, seat, _act, _doing, move) {
    if (move?.verb !== 'draw') return ONCE
    // The next one lies last.
    const drawn = s.minors.splice(-move.count).reverse()
    s.players[seat].hand.push(...drawn)
    tell({ event: 'drew', seat, count: drawn.length })
    return ONCE
  },
})
