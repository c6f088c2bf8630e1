import type { Act } from '../actions/act.ts'
import { actsFrame, actsPossible } from '../actions/acts.ts'
import { canPay } from '../actions/exchange.ts'
import { gain as gainGoods } from '../actions/supply.ts'
import { trade } from '../actions/trade.ts'
import { ROUNDS } from '../spaces/boards.ts'
import { tell } from '../state/events.ts'
import { type Amounts, type GoodName, type Goods, good, goods } from '../state/goods.ts'
import { boardOf, push, type State } from '../state/state.ts'
import type { Occasion } from './card.ts'
import type { Effect } from './effects.ts'
import { FIELD_TILE, promise } from './promise.ts'
import { cards } from './registry.ts'

// The words in which cards are written. Each makes an effect; what they cannot say stands in the card's own file.

const nameOf = (card: number): string => cards()[card].name

/** Full rounds still to come after the present one. */
export const roundsLeft = (s: State): number => ROUNDS - s.round

/** Takes goods from the general supply. */
export const gain = (what: Amounts | ((s: State, seat: number) => Amounts)): Effect => ({
  verb: 'gain',
  optional: false,
  possible: () => true,
  run(s, seat, played) {
    gainGoods(s, seat, goods(typeof what === 'function' ? what(s, seat) : what), nameOf(played.card))
  },
})

/** Takes one of several packages; one has to be taken. */
export const gainOneOf = (...packages: Amounts[]): Effect => ({
  verb: 'gain-one-of',
  optional: false,
  possible: () => true,
  options(_s, _seat, _card, _at, out) {
    for (const offer of packages) out.push({ verb: 'take', goods: goods(offer) })
  },
  run(s, seat, played, _at, move) {
    if (move?.verb === 'take') gainGoods(s, seat, move.goods, nameOf(played.card))
  },
})

type Some = Amounts | ((s: State, seat: number) => Amounts)
const amount = (some: Some, s: State, seat: number): Goods => goods(typeof some === 'function' ? some(s, seat) : some)

/** May give goods for others; `to: 'space'` lays what is given on the space just used. */
export const mayTrade = (deal: { pay: Amounts; gain: Some; to?: 'supply' | 'space' }): Effect => ({
  verb: 'trade',
  optional: true,
  possible: (s, seat) => canPay(s, seat, goods(deal.pay)),
  run(s, seat, played, at) {
    if (deal.to === 'space') for (const n of Object.values(deal.pay)) s.lying[at.space] += n
    trade(s, seat, goods(deal.pay), amount(deal.gain, s, seat), nameOf(played.card))
  },
})

/** Puts goods on coming round spaces: the next so many, or at these distances. */
export const onRounds = (where: { next: number } | { plus: readonly number[] }, what: GoodName, count = 1): Effect => ({
  verb: 'on-rounds',
  optional: false,
  possible: () => true,
  run(s, seat, played) {
    const distances = 'next' in where ? Array.from({ length: where.next }, (_, i) => i + 1) : where.plus
    for (const d of distances) promise(s, seat, s.round + d, good(what), count, played.card, nameOf(played.card))
  },
})

/** Puts a field tile on a coming round space; it may be plowed when that round begins. */
export const fieldTileOnRound = (plus: number): Effect => ({
  verb: 'field-on-round',
  optional: false,
  possible: () => true,
  run(s, seat, played) {
    promise(s, seat, s.round + plus, FIELD_TILE, 1, played.card, nameOf(played.card))
  },
})

/** Takes an action as from a space: compulsory, or (`may`) optional; of several, exactly one. */
const action = (acts: readonly Act[], optional: boolean): Effect => ({
  verb: acts.map(({ act }) => act).join('-or-'),
  optional,
  possible: (s, seat) => actsPossible(s, seat, acts, 'one', -1),
  run(s, seat, played) {
    push(s, actsFrame(seat, nameOf(played.card), -1, acts, 'one', false))
  },
})
export const must = (...acts: Act[]): Effect => action(acts, false)
export const may = (...acts: Act[]): Effect => action(acts, true)

/** Points that are fixed now and counted at the end: they stay in the card's slot 0 (see `banked`). */
export const bank = (points: (s: State, seat: number) => number): Effect => ({
  verb: 'bank',
  optional: false,
  possible: () => true,
  run(s, seat, played) {
    played.data[0] = points(s, seat)
    tell({ event: 'banked', seat, card: nameOf(played.card), points: played.data[0] })
  },
})
export const banked = { slots: 1, score: (_s: State, _owner: number, { data }: { data: number[] }) => data[0] }

// Conditions of triggers.

/** The space just used is one of these. */
export const onSpace =
  (...ids: string[]) =>
  (s: State, _owner: number, at: Occasion): boolean =>
    at.space >= 0 && ids.includes(boardOf(s).spaces[at.space].id)

/** The space just used accumulates this good. */
export const onAccumulation =
  (what: GoodName) =>
  (s: State, _owner: number, at: Occasion): boolean =>
    at.space >= 0 && boardOf(s).spaces[at.space].accumulates?.good === good(what)
