import { actsFrame } from '../actions/acts-step.ts'
import { gainOne } from '../actions/supply.ts'
import { gainStep } from '../actions/trade.ts'
import { runEffects } from '../cards/effect-step.ts'
import { FIELD_TILE, REMINDER, TILE_OF } from '../cards/promise.ts'
import { cards } from '../cards/registry.ts'
import { occasion } from '../cards/windows.ts'
import { list } from '../core/shape.ts'
import { unusedCells } from '../farm/farmyard.ts'
import { type Step, step } from '../flow/step.ts'
import { GOODS, isAnimal, NOTHING } from '../state/goods.ts'
import { type Frame, type Promised, pop, promiseShape, push, type State } from '../state/state.ts'

const PLOW_TILE = [{ act: 'plow', food: 0 }] as const

/** B4: every owner takes what lies on this round space for them; tiles may be laid and offers taken at once. */
export function collectPromises(s: State): void {
  if (s.promises.length === 0) return
  const due = s.promises.filter((promise) => promise.round === s.round)
  if (due.length === 0) return
  s.promises = s.promises.filter((promise) => promise.round !== s.round)
  if (!s.moor) {
    // Animals find their places before tiles are laid: what is put there last comes first. B10
    for (const promise of due) if (asks(promise)) hand(s, promise)
    for (const promise of due) if (!asks(promise)) hand(s, promise)
    return
  }
  // Ruling: whoever has to meet a condition takes everything else first, but not if it is met already.
  const waiting = due.filter((promise) => !take(s, promise))
  if (waiting.length > 0) push(s, collectStep.frame(0, { waiting }))
  const others = due.filter((promise) => !isConditional(promise))
  const asking = new Set(others.filter(asks).map(({ seat }) => seat))
  const isLater = (promise: Promised) => asks(promise) || (isAnimal(promise.good) && asking.has(promise.seat))
  for (const promise of others) if (!isLater(promise)) hand(s, promise)
  const later = others.filter(isLater).map((promise) => ({ promise, turn: turnOf(s, promise) }))
  // What is put there last comes first.
  for (const { promise } of later.sort((a, b) => b.turn - a.turn)) {
    if (asks(promise)) hand(s, promise)
    else push(s, gainStep.frame(promise.seat, { goods: goodsOf(promise), about: 'round' }))
  }
}

/** Is the owner asked about it: a tile, a chance, an offer? */
const asks = ({ good, card }: Promised): boolean =>
  good === FIELD_TILE || good >= GOODS.length || (card >= 0 && cards()[card].collect.length > 0)

/**
 * Ruling, the best order there is: tiles first, since animals may find a place in a forest; what a card lets its owner do
 * next, but first where no space is free for a tile; animals last.
 */
function turnOf(s: State, { seat, good }: Promised): number {
  if (good === REMINDER) return unusedCells(s.players[seat]) === 0 ? 0 : 2
  return good === FIELD_TILE || good >= GOODS.length ? 1 : 3
}

const goodsOf = ({ good, count }: Promised): number[] => NOTHING.map((_, g) => (g === good ? count : 0))

const isConditional = ({ card }: Promised): boolean => card >= 0 && cards()[card].conditional

/** A promise with a condition: taken if it is met. False: not yet. */
function take(s: State, promise: Promised): boolean {
  if (!isConditional(promise)) return true
  const { seat, card } = promise
  const played = s.players[seat].played.find((own) => own.card === card)
  if (!played || !cards()[card].pays(s, seat, played)) return false
  hand(s, promise)
  return true
}

function hand(s: State, promise: Promised): void {
  const { seat, good, count, card } = promise
  if (good === FIELD_TILE) push(s, actsFrame(s, seat, cards()[card].name, -1, PLOW_TILE, 'all', true))
  else if (good < GOODS.length && card >= 0 && cards()[card].collect.length > 0) {
    runEffects(s, seat, card, { hook: 'collect' }, occasion(seat, { card, count, goods: goodsOf(promise) }))
  } else if (good < GOODS.length) gainOne(s, seat, good, count, 'round')
  else if (good === REMINDER) runEffects(s, seat, card, { hook: 'collect' }, occasion(seat, { card, count }))
  else push(s, actsFrame(s, seat, cards()[card].name, -1, [{ act: 'tile', tile: TILE_OF[good] }], 'all', true))
}

/** What waits for its condition until everything else has been taken; then it comes, or it is lost. */
interface CollectFrame extends Frame {
  readonly step: 'collect'
  readonly waiting: readonly Promised[]
}

export const collectStep: Step<CollectFrame> = step<CollectFrame>('collect', {
  fields: { waiting: list(promiseShape) },
  asks(s, f) {
    pop(s, f.seat)
    for (const promise of f.waiting) take(s, promise)
    return false
  },
})
