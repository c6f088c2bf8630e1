import { changesPrice, waysToPay } from '../actions/costs.ts'
import { canPay } from '../actions/exchange.ts'
import { canAfford, payFor } from '../actions/pay.ts'
import { cardShape, type Step, step } from '../flow/step.ts'
import type { Move } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { type Goods, NOTHING } from '../state/goods.ts'
import { type Frame, type Player, pop, push, type State } from '../state/state.ts'
import { layDown } from './enter.ts'
import { expenseOf } from './expenses.ts'
import { cards, costOf } from './registry.ts'
import { buildable, returnToStack, takeFromStack } from './stacks.ts'
import { has, removeCard } from './standing.ts'

/** A major that has been chosen and comes to the player when it is paid for. */
export interface MajorFrame extends Frame {
  readonly step: 'major'
  readonly card: number
  /** The card that is handed in for it, or -1. */
  readonly back: number
}

const majorFrame = (seat: number, card: number, back: number): MajorFrame => ({ step: 'major', seat, card, back })

// They exist once, so that listing them allocates nothing.
const MOVES: Move[] = []
const build = (card: number): Move => {
  MOVES[card] ??= { verb: 'build', card, back: -1 }
  return MOVES[card]
}

/** The price of a major, less what a card takes off it. */
const priceOf = (s: State, seat: number, card: number, less: readonly number[]): Goods => {
  const price = costOf(s, seat, card)
  return less === NOTHING ? price : price.map((n, g) => Math.max(0, n - less[g]))
}

export const affordableFor = (s: State, seat: number, card: number, less: Goods): boolean =>
  canAfford(s, seat, expenseOf('major', card), priceOf(s, seat, card, less))

const ANY_MAJOR = expenseOf('major', -1)

const affordable = (s: State, seat: number, card: number): boolean =>
  canAfford(s, seat, expenseOf('major', card), costOf(s, seat, card))

/** Could any major be built besides paying this price? */
export function canBuildBesides(s: State, seat: number, due: Goods): boolean {
  for (let i = 0; i < s.stacks.length; i++) {
    const stack = s.stacks[i]
    if (stack.length === 0) continue
    const top = stack[stack.length - 1]
    if (canHandIn(s, seat, top)) return true
    // Most cannot be paid at all.
    if (!affordable(s, seat, top)) continue
    for (const way of waysToPay(s, seat, expenseOf('major', top), costOf(s, seat, top))) {
      const both = way.slice()
      for (let g = 0; g < both.length; g++) both[g] += due[g]
      if (canPay(s, seat, both)) return true
    }
  }
  return false
}

/** Can any major be built? */
export function canBuildMajor(s: State, seat: number): boolean {
  const usual = !changesPrice(s, seat, ANY_MAJOR)
  for (let i = 0; i < s.stacks.length; i++) {
    const stack = s.stacks[i]
    if (stack.length === 0) continue
    const top = stack[stack.length - 1]
    if (usual ? canPay(s, seat, costOf(s, seat, top)) : affordable(s, seat, top)) return true
    if (canHandIn(s, seat, top)) return true
  }
  return false
}

/** Has the seat a card that can be handed in for this one? B13 */
function canHandIn(s: State, seat: number, card: number): boolean {
  const { handIn } = cards()[card]
  return handIn.length > 0 && hasFamily(s.players[seat], handIn)
}

const hasFamily = (p: Player, families: readonly string[]): boolean => has(p, ({ family }) => families.includes(family))

/** Lists every major that can be built, by paying or by handing in another card. B13 */
export function listMajors(s: State, seat: number, out: Move[]): void {
  for (const card of buildable(s)) {
    if (affordable(s, seat, card)) out.push(build(card))
    const { handIn } = cards()[card]
    if (handIn.length > 0) for (const back of owned(s, seat, handIn)) out.push({ verb: 'build', card, back })
  }
}

/** The player's cards of these families, in the order of the supply board. */
const owned = (s: State, seat: number, families: readonly string[]): number[] => {
  const out: number[] = []
  for (const { card } of s.players[seat].played) if (families.includes(cards()[card].family)) out.push(card)
  return out.length > 1 ? out.sort((a, b) => a - b) : out
}

export function buildMajor(
  s: State,
  seat: number,
  card: number,
  back: number,
  less: readonly number[] = NOTHING,
): void {
  push(s, majorFrame(seat, card, back))
  if (back < 0) payFor(s, seat, expenseOf('major', card), priceOf(s, seat, card, less), cards()[card].name)
}

/** M14: whatever is given for a card, lit or not, so is the card. */
export const handedOver = (unlit: readonly number[], from: number, to: number): readonly number[] =>
  unlit.includes(from) ? unlit.map((card) => (card === from ? to : card)) : unlit

/** B13: a major that is paid for comes to its owner: taken first, then the other one goes back. */
export const majorStep: Step<MajorFrame> = step<MajorFrame>('major', {
  fields: { card: cardShape, back: cardShape },
  about: (f) => cards()[f.card].name,
  asks(s, f) {
    pop(s, f.seat)
    takeFromStack(s, f.card)
    if (f.back >= 0) {
      const p = s.players[f.seat]
      removeCard(p, f.back)
      p.unlit = handedOver(p.unlit, f.back, f.card)
      returnToStack(s, f.back)
      tell({ event: 'returned', seat: f.seat, card: cards()[f.back].name })
    }
    layDown(s, f.seat, f.card, f.back >= 0)
    return false
  },
})
