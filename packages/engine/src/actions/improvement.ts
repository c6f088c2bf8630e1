import { buildMajor, canBuildMajor, listMajors } from '../cards/build-major.ts'
import { enterCard } from '../cards/enter.ts'
import { expenseOf } from '../cards/expenses.ts'
import { hasPlayableMinor, playableMinor, shownFor } from '../cards/playable.ts'
import { cards, costOf } from '../cards/registry.ts'
import { amount, bool } from '../core/shape.ts'
import { isFamily, type State } from '../state/state.ts'
import { type ActRules, act, ONCE } from './act.ts'
import { payFor } from './pay.ts'

/** `minor` or `major` says what may be taken; before the round `majorFrom` only minors. `named`: the "Minor Improvement" action. */
export interface Improvement {
  readonly act: 'improvement'
  readonly minor: boolean
  readonly major: boolean
  readonly majorFrom: number
  readonly named: boolean
}

const majorsAllowed = (s: State, act: Improvement): boolean => act.major && s.round >= act.majorFrom

/** A major from the supply board, or a minor from the hand. */
export const improvement: ActRules<Improvement> = act<Improvement>('improvement', {
  fields: { minor: bool, major: bool, majorFrom: amount, named: bool },
  deed: 'improvement',
  named: (act) => act.named,
  possible: (s, seat, act) =>
    (majorsAllowed(s, act) && canBuildMajor(s, seat)) || (act.minor && hasPlayableMinor(s, seat)),
  obstacle: (s, _seat, act) =>
    isFamily(s) && !majorsAllowed(s, act) ? { why: 'family-game' } : { why: 'no-improvement' },
  options(s, seat, act, _doing, out) {
    if (majorsAllowed(s, act)) listMajors(s, seat, out)
    if (act.minor)
      for (const card of s.players[seat].hand) if (playableMinor(s, seat, card)) out.push({ verb: 'play', card })
  },
  takes: (_s, move) => move.verb === 'build' || (move.verb === 'play' && cards()[move.card].kind === 'minor'),
  run(s, seat, _act, _doing, move) {
    if (move?.verb === 'play') {
      const { name } = cards()[move.card]
      const price = costOf(s, seat, move.card)
      enterCard(s, seat, move.card)
      payFor(s, seat, expenseOf('minor', move.card), price, name, shownFor(move.card))
    } else if (move?.verb === 'build') buildMajor(s, seat, move.card, move.back)
    return ONCE
  },
  sees: (_s, _seat, _act, move) => (move?.verb === 'play' || move?.verb === 'build' ? { card: move.card } : {}),
})
