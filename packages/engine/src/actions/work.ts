import { cardNamed, cards } from '../cards/registry.ts'
import { playedBy } from '../cards/standing.ts'
import { amount, text } from '../core/shape.ts'
import { type Cells, lowest } from '../farm/yard.ts'
import { CHOOSE } from '../notation/moves.ts'
import type { State } from '../state/state.ts'
import { type ActRules, act, type Doing } from './act.ts'

/** What a card does on single spaces of the farm (its part `work`), on so many at the most. */
export interface Work {
  readonly act: 'work'
  readonly card: string
  readonly most: number
}

const workOf = ({ card }: Work) => cards()[cardNamed(card)]?.work ?? null

/** The spaces that can be chosen now; `memo` holds those that were. */
function open(s: State, seat: number, act: Work, { times, memo }: Doing): Cells {
  const work = workOf(act)
  if (!work || times >= act.most) return 0
  const cells = work.cells(s, seat)
  return work.again ? cells : cells & ~memo
}

export const work: ActRules<Work> = act<Work>('work', {
  fields: { card: text, most: amount },
  possible: (s, seat, act, doing) => open(s, seat, act, doing) !== 0,
  obstacle: () => ({ why: 'card-closed' }),
  options(s, seat, act, doing, out) {
    for (let rest = open(s, seat, act, doing); rest !== 0; rest &= rest - 1) out.push(CHOOSE[lowest(rest)])
  },
  takes: (_s, move) => move.verb === 'choose',
  run(s, seat, act, { memo }, move) {
    if (move?.verb !== 'choose') return null
    const { card } = act
    workOf(act)?.run(s, seat, move.cell, playedBy(s.players[seat], cardNamed(card)))
    return memo | (1 << move.cell)
  },
})
