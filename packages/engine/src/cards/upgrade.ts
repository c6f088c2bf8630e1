import { cardShape, type Step, step } from '../flow/step.ts'
import type { Move } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { type Frame, pop, push, type State } from '../state/state.ts'
import { handedOver } from './build-major.ts'
import { cards } from './registry.ts'
import { returnToStack } from './stacks.ts'
import { removeCard } from './standing.ts'

// M9: an upgrade is a minor whose price is a major of its owner.

/** The majors of the seat that could be given for the card. */
const prices = (s: State, seat: number, card: number): number[] =>
  s.players[seat].played.flatMap((own) => (cards()[own.card].family === cards()[card].upgrades ? [own.card] : []))

/** Has the seat the major that the card costs? Most cards cost none. */
export const canUpgrade = (s: State, seat: number, card: number): boolean =>
  cards()[card].upgrades === '' || prices(s, seat, card).length > 0

interface UpgradeFrame extends Frame {
  readonly step: 'upgrade'
  readonly card: number
}

/** Gives the major that the card costs; whoever has two of its kind says which. */
export function payUpgrade(s: State, seat: number, card: number): void {
  if (cards()[card].upgrades !== '') push(s, upgradeStep.frame(seat, { card }))
}

export const upgradeStep: Step<UpgradeFrame> = step<UpgradeFrame>('upgrade', {
  fields: { card: cardShape },
  about: (f) => cards()[f.card].name,
  compulsory: () => true,
  asks(s, f) {
    const own = prices(s, f.seat, f.card)
    if (own.length > 1) return true
    pop(s, f.seat)
    give(s, f, own[0])
    return false
  },
  options(s, f, out) {
    for (const back of prices(s, f.seat, f.card)) out.push({ verb: 'build', card: f.card, back })
  },
  choose(s, f, move: Move) {
    if (move.verb !== 'build') return
    pop(s, f.seat)
    give(s, f, move.back)
  },
})

/** The major goes back to its stack, or leaves the game where the card says so. */
function give(s: State, f: UpgradeFrame, back: number): void {
  const p = s.players[f.seat]
  removeCard(p, back)
  p.unlit = handedOver(p.unlit, back, f.card)
  if (cards()[f.card].upgradeDiscards) s.gone.push({ card: back, minor: false, seat: -1 })
  else returnToStack(s, back)
  tell({ event: 'returned', seat: f.seat, card: cards()[back].name })
}
