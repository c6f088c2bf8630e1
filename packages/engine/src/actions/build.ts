import { affordableFor, buildMajor } from '../cards/build-major.ts'
import { cards } from '../cards/registry.ts'
import { buildable } from '../cards/stacks.ts'
import { counts, list, text } from '../core/shape.ts'
import { GOODS, type Goods } from '../state/goods.ts'
import type { State } from '../state/state.ts'
import { type ActRules, act, ONCE } from './act.ts'

/** Builds a major of one of these families that lies on top of its stack, for so much less. */
export interface Build {
  readonly act: 'build'
  readonly families: readonly string[]
  readonly less: Goods
}

const open = (s: State, seat: number, { families, less }: Build): number[] =>
  buildable(s).filter((card) => families.includes(cards()[card].family) && affordableFor(s, seat, card, less))

export const build: ActRules<Build> = act<Build>('build', {
  fields: { families: list(text), less: counts(GOODS) },
  deed: 'improvement',
  named: () => false,
  possible: (s, seat, act) => open(s, seat, act).length > 0,
  obstacle: () => ({ why: 'no-improvement' }),
  options(s, seat, act, _doing, out) {
    for (const card of open(s, seat, act)) out.push({ verb: 'build', card, back: -1 })
  },
  takes: (_s, move) => move.verb === 'build',
  run(s, seat, { less }, _doing, move) {
    if (move?.verb === 'build') buildMajor(s, seat, move.card, -1, less)
    return ONCE
  },
  sees: (_s, _seat, _act, move) => (move?.verb === 'build' ? { card: move.card } : {}),
})
