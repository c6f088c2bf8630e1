import { list, text } from '../core/shape.ts'
import { PLACE } from '../notation/moves.ts'
import type { Space } from '../spaces/space.ts'
import { NOTHING } from '../state/goods.ts'
import { boardOf, push, type State } from '../state/state.ts'
import { type Act, type ActRules, act, ONCE } from './act.ts'
import { actObstacles, actsFrame, actsPossible } from './acts-step.ts'

/** The action of one of these spaces is taken elsewhere: it is real, but no use of the space that lends it. */
export interface As {
  readonly act: 'as'
  readonly spaces: readonly string[]
}

/** What a space gives from the supply comes from the space on which its action is taken. */
const lent = ({ acts, gives }: Space): Act[] =>
  acts.map((act) => (act.act === 'take' ? { act: 'gain', goods: gives ?? [...NOTHING] } : act))

/** Those that are out; whether somebody stands there does not matter. */
const lenders = (s: State, { spaces }: As): number[] => {
  const { ids } = boardOf(s)
  return spaces.map((id) => ids.indexOf(id)).filter((space) => space >= 0 && s.since[space] <= s.round)
}

const open = (s: State, seat: number, act: As, own: number): number[] =>
  lenders(s, act).filter((space) => {
    const lender = boardOf(s).spaces[space]
    return actsPossible(s, seat, lent(lender), lender.binding, own)
  })

export const as: ActRules<As> = act<As>('as', {
  fields: { spaces: list(text) },
  possible: (s, seat, act, { space }) => open(s, seat, act, space).length > 0,
  obstacle(s, seat, act, { space }) {
    const [first] = lenders(s, act)
    if (first === undefined) return { why: 'not-out' }
    const lender = boardOf(s).spaces[first]
    return actObstacles(s, seat, lent(lender), lender.binding, space)[0] ?? { why: 'card-closed' }
  },
  options(s, seat, act, { space }, out) {
    for (const lender of open(s, seat, act, space)) out.push(PLACE[lender])
  },
  takes: (_s, move) => move.verb === 'place',
  run(s, seat, _act, { space }, move) {
    if (move?.verb !== 'place') return ONCE
    const { spaces } = boardOf(s)
    const lender = spaces[move.space]
    push(s, actsFrame(s, seat, spaces[space].id, space, lent(lender), lender.binding, false))
    return ONCE
  },
})
