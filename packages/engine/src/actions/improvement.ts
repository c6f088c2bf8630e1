import { enterCard } from '../cards/enter.ts'
import { buildable, FIREPLACES, MAJORS } from '../cards/majors.ts'
import { playableMinor } from '../cards/playable.ts'
import { cards } from '../cards/registry.ts'
import { lowest } from '../farm/yard.ts'
import type { Move } from '../notation/moves.ts'
import type { Goods } from '../state/goods.ts'
import { type Frame, isFamily, push, type State } from '../state/state.ts'
import { type Action, ONCE } from './action.ts'
import { canAfford, payFor } from './pay.ts'

type Improvement = { act: 'improvement'; minor: boolean; major: boolean; majorFrom: number }

const BUILD: readonly Move[] = MAJORS.map((_, major) => ({ verb: 'build', major, back: -1 }))

/** A major that has been chosen and comes to the player when it is paid for. */
export interface MajorFrame extends Frame {
  readonly step: 'major'
  readonly major: number
  readonly back: number
}

/** Calls `found` with every major that can be built, by paying or by returning a Fireplace. B13 */
function eachMajor(s: State, seat: number, found: (move: Move) => boolean): boolean {
  const p = s.players[seat]
  for (let rest = buildable(s); rest !== 0; rest &= rest - 1) {
    const major = lowest(rest)
    if (canAfford(s, seat, 'major', MAJORS[major].cost) && found(BUILD[major])) return true
    if (MAJORS[major].kind === 'hearth')
      for (let own = p.majors & FIREPLACES; own !== 0; own &= own - 1)
        if (found({ verb: 'build', major, back: lowest(own) })) return true
  }
  return false
}

const majorsAllowed = (s: State, act: Improvement): boolean => act.major && s.round >= act.majorFrom

/** A major from the supply board, or a minor from the hand. */
export const improvement: Action<Improvement> = {
  possible: (s, seat, act) =>
    (majorsAllowed(s, act) && eachMajor(s, seat, () => true)) ||
    (act.minor && s.players[seat].hand.some((card) => playableMinor(s, seat, card))),
  obstacle: (s, _seat, act) =>
    isFamily(s) && !majorsAllowed(s, act) ? { why: 'family-game' } : { why: 'no-improvement' },
  options(s, seat, act, _doing, out) {
    if (majorsAllowed(s, act))
      eachMajor(s, seat, (move) => {
        out.push(move)
        return false
      })
    if (act.minor)
      for (const card of s.players[seat].hand) if (playableMinor(s, seat, card)) out.push({ verb: 'play', card })
  },
  takes: (_s, move) => move.verb === 'build' || (move.verb === 'play' && cards()[move.card].kind === 'minor'),
  run(s, seat, _act, _doing, move) {
    if (move?.verb === 'play') {
      const { cost, name } = cards()[move.card]
      enterCard(s, seat, move.card)
      payFor(s, seat, 'minor', cost, name)
    } else if (move?.verb === 'build') build(s, seat, move.major, move.back, MAJORS[move.major].cost)
    return ONCE
  },
}

function build(s: State, seat: number, major: number, back: number, cost: Goods): void {
  push<MajorFrame>(s, { step: 'major', seat, major, back })
  if (back < 0) payFor(s, seat, 'major', cost, MAJORS[major].name)
}
