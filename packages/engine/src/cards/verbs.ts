import type { Act } from '../actions/act.ts'
import { type ActsFrame, actsFrame, actsPossible } from '../actions/acts-step.ts'
import { canPay } from '../actions/exchange.ts'
import { pay } from '../actions/pay.ts'
import { gain as gainGoods } from '../actions/supply.ts'
import { trade } from '../actions/trade.ts'
import { survives } from '../flow/lookahead.ts'
import { listSpecials, takeSpecial } from '../moor/special.ts'
import type { SpecialAction } from '../moor/special-cards.ts'
import type { Move } from '../notation/moves.ts'
import { ROUNDS } from '../spaces/boards.ts'
import { type Amounts, type Good, type Goods, goods, isNothing } from '../state/goods.ts'
import { clockwise, type Played, PROMISABLE, push, type State } from '../state/state.ts'
import type { Effect } from './effects.ts'
import { bankPoints } from './ledger.ts'
import { FIELD_TILE, promise, REMINDER } from './promise.ts'
import { cards } from './registry.ts'
import type { Occasion } from './windows.ts'

// The words in which cards are written. Each makes an effect; what they cannot say stands in the card's own file.

const nameOf = (card: number): string => cards()[card].name

/** Full rounds still to come after the present one. */
export const roundsLeft = (s: State): number => ROUNDS - s.round

/** Goods, fixed or depending on the table. */
type Some = Amounts | ((s: State, seat: number, at: Occasion) => Amounts)
const some = (what: Some): ((s: State, seat: number, at: Occasion) => Goods) => {
  if (typeof what === 'function') return (s, seat, at) => goods(what(s, seat, at))
  const fixed = goods(what)
  return () => fixed
}

/** Takes goods from the general supply; nothing is silent. */
export const gain = (what: Some): Effect => {
  const gained = some(what)
  return {
    verb: 'gain',
    optional: false,
    possible: () => true,
    idle: (s, seat, at) => isNothing(gained(s, seat, at)),
    run(s, seat, played, at) {
      gainGoods(s, seat, gained(s, seat, at), nameOf(played.card))
    },
  }
}

/** Every other player takes goods from the general supply. */
export const giveOthers = (what: Amounts): Effect => ({
  verb: 'give-others',
  optional: false,
  possible: () => true,
  run(s, seat, played) {
    for (const other of clockwise(s, seat)) if (other !== seat) gainGoods(s, other, goods(what), nameOf(played.card))
  },
})

/** Takes one of several packages; one has to be taken. A function says which there are now. */
export const gainOneOf = (...packages: Amounts[] | [(s: State, seat: number) => readonly Amounts[]]): Effect => {
  const now = (s: State, seat: number): readonly Amounts[] => {
    const [first] = packages
    return typeof first === 'function' ? first(s, seat) : (packages as Amounts[]) // a list of amounts, then
  }
  return {
    verb: 'gain-one-of',
    optional: false,
    possible: (s, seat) => now(s, seat).length > 0,
    asks: (s, seat) => now(s, seat).length > 1,
    options(s, seat, _card, _at, out) {
      for (const offer of now(s, seat)) out.push({ verb: 'take', goods: goods(offer) })
    },
    run(s, seat, played, _at, move) {
      const chosen = move?.verb === 'take' ? move.goods : goods(now(s, seat)[0])
      gainGoods(s, seat, chosen, nameOf(played.card))
    },
  }
}

/**
 * May give goods for others. `to: 'space'` lays what is given on the space just used; `with: 'space'`: what is got comes
 * together with what the space itself gives, so that animals find their places together.
 */
export const mayTrade = (deal: { pay: Some; gain: Some; to?: 'space'; with?: 'space' }): Effect => {
  const [paid, gained] = [some(deal.pay), some(deal.gain)]
  return {
    verb: 'trade',
    optional: true,
    possible: (s, seat, _card, at) => canPay(s, seat, paid(s, seat, at)) && !isNothing(gained(s, seat, at)),
    run(s, seat, played, at) {
      const price = paid(s, seat, at)
      if (deal.to === 'space') s.lying[at.space] += price.reduce((n, count) => n + count, 0)
      const bought = gained(s, seat, at)
      if (deal.with === 'space') {
        bought.forEach((count, good) => {
          if (count > 0) s.reserved.push({ space: at.space, seat, good, count })
        })
        pay(s, seat, [price], nameOf(played.card))
      } else trade(s, seat, price, bought, nameOf(played.card))
    },
  }
}

/** The coming round spaces: the next so many, at these distances, of these numbers, or all that are left. */
export type Rounds = { next: number } | { plus: readonly number[] } | { at: readonly number[] } | 'all'
const roundsOf = (s: State, where: Rounds): readonly number[] => {
  if (where === 'all') return roundsOf(s, { next: roundsLeft(s) })
  if ('at' in where) return where.at
  if ('plus' in where) return where.plus.map((distance) => s.round + distance)
  return Array.from({ length: where.next }, (_, i) => s.round + i + 1)
}

/** Lays goods on coming round spaces; those that are over or beyond the last are lost. B13 */
function layOnRounds(s: State, seat: number, where: Rounds, what: Amounts, card: number): void {
  const each = goods(what)
  for (const round of roundsOf(s, where))
    each.forEach((count, good: Good) => {
      if (count > 0) promise(s, seat, round, good, count, card)
    })
}

/** Puts goods on coming round spaces; a function says on which. */
export const onRounds = (where: Rounds | ((s: State, seat: number) => Rounds), what: Amounts): Effect => ({
  verb: 'on-rounds',
  optional: false,
  possible: () => true,
  run(s, seat, played) {
    layOnRounds(s, seat, typeof where === 'function' ? where(s, seat) : where, what, played.card)
  },
})

/** The same as an offer, as long as there is a round space to lay them on. */
export const mayLayOnRounds = (where: Rounds, what: Amounts): Effect => ({
  ...onRounds(where, what),
  optional: true,
  possible: (s) => roundsOf(s, where).some((round) => round > s.round && round <= ROUNDS),
})

/** Puts a tile on coming round spaces; it may be laid on an unused space, a field be plowed, when that round begins. */
export const tileOnRounds = (where: Rounds, tile: 'field' | 'forest' | 'moor'): Effect => ({
  verb: `${tile}-on-rounds`,
  optional: false,
  possible: () => true,
  run(s, seat, played) {
    const what = tile === 'field' ? FIELD_TILE : PROMISABLE.indexOf(tile)
    for (const round of roundsOf(s, where)) promise(s, seat, round, what, 1, played.card)
  },
})

/** Lays a reminder on coming round spaces: the card's `collect` is offered when they begin. */
export const remindOnRounds = (where: Rounds): Effect => ({
  verb: 'remind',
  optional: false,
  possible: () => true,
  run(s, seat, played) {
    for (const round of roundsOf(s, where)) promise(s, seat, round, REMINDER, 1, played.card)
  },
})

/** The verb `work` of a card: something done on up to so many single spaces of the farm, or on none. */
export const mayWork = (name: string, most: number): Effect => offer({ act: 'work', card: name, most })
/** The same on one space, which has to be chosen. */
export const mustWork = (name: string): Effect => must({ act: 'work', card: name, most: 1 })

/** Takes an action as from a space: compulsory, or (`may`) optional; of several, exactly one. */
const action = (acts: readonly Act[], optional: boolean): Effect => ({
  verb: acts.map(({ act }) => act).join('-or-'),
  optional,
  possible: (s, seat) => actsPossible(s, seat, acts, 'one', -1),
  run(s, seat, played) {
    push(s, granted(s, seat, played, acts))
  },
})

/** The actions that a card grants: a single one is simply taken, of several exactly one. */
const granted = (s: State, seat: number, played: Played, acts: readonly Act[]): ActsFrame =>
  actsFrame(s, seat, nameOf(played.card), -1, acts, acts.length === 1 ? 'all' : 'one', false)

export const must = (...acts: Act[]): Effect => action(acts, false)
export const may = (...acts: Act[]): Effect => action(acts, true)

/** Takes a special action card, at its usual price, and carries out one of its actions (or `only` that one). M5 */
export const maySpecial = (only?: SpecialAction): Effect => {
  const list = (s: State, seat: number): Move[] => {
    const out: Move[] = []
    listSpecials(s, seat, out, only)
    return out.filter((move) => move.verb === 'special' && move.action >= 0)
  }
  return {
    verb: 'special',
    optional: true,
    possible: (s, seat) => list(s, seat).length > 0,
    options(s, seat, _card, _at, out) {
      out.push(...list(s, seat))
    },
    run(s, seat, _played, _at, move) {
      if (move?.verb === 'special') takeSpecial(s, seat, move.card, move.action)
    },
  }
}

/** May pay goods first, and then has to take an action; of several, exactly one. */
export const mayPayFor = (price: Amounts, ...acts: Act[]): Effect => {
  const due = goods(price)
  const begin = (s: State, seat: number, played: Played): void => {
    push(s, granted(s, seat, played, acts))
    pay(s, seat, [due], nameOf(played.card))
  }
  return {
    ...action(acts, true),
    // Raising the price may take away what the action needs.
    possible: (s, seat, card) =>
      canPay(s, seat, due) && survives(s, seat, (draft) => begin(draft, seat, { card, order: 0, data: [] })),
    run: begin,
  }
}

/** What it has to do it does as far as that is possible: it can be played in vain. */
export const ifPossible = (effect: Effect): Effect => ({
  ...effect,
  possible: () => true,
  idle: (s, seat, at) => !effect.possible(s, seat, -1, at),
  asks: (s, seat, at) => effect.possible(s, seat, -1, at) && (effect.asks?.(s, seat, at) ?? true),
  run(s, seat, played, at, move) {
    if (effect.possible(s, seat, played.card, at)) effect.run(s, seat, played, at, move)
  },
})

/** Offers an action right away, as an oven does when it is built: its moves, or `done`; nothing where it is impossible. */
export const offer = (...acts: Act[]): Effect => ({
  ...ifPossible(action(acts, false)),
  run(s, seat, played) {
    push(s, actsFrame(s, seat, nameOf(played.card), -1, acts, 'one', true))
  },
})

/** Points that are fixed now and counted at the end: they belong to the player. */
export const bank = (points: (s: State, seat: number) => number): Effect => ({
  verb: 'bank',
  optional: false,
  possible: () => true,
  run(s, seat, played) {
    bankPoints(s, seat, played.card, points(s, seat))
  },
})

/** Does something that the other verbs cannot say, without a question. */
export const does = (verb: string, run: (s: State, seat: number, played: Played, at: Occasion) => void): Effect => ({
  verb,
  optional: false,
  possible: () => true,
  run,
})

/** May pay goods for a bonus point. */
export const mayPayForPoint = (price: Amounts): Effect => ({
  verb: 'pay-for-point',
  optional: true,
  possible: (s, seat) => canPay(s, seat, goods(price)),
  run(s, seat, played) {
    bankPoints(s, seat, played.card, 1)
    pay(s, seat, [goods(price)], nameOf(played.card))
  },
})
