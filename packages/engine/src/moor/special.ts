import { canPay, hasExchanges } from '../actions/exchange.ts'
import { pay } from '../actions/pay.ts'
import { isLookingAhead } from '../actions/stranded.ts'
import { canBuildBesides, canBuildMajor } from '../cards/build-major.ts'
import { hasPlayableMinor } from '../cards/playable.ts'
import { isWatched } from '../cards/trigger.ts'
import { slashCells } from '../farm/tiles.ts'
import type { Cells } from '../farm/yard.ts'
import { survives } from '../flow/lookahead.ts'
import type { Move } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { FOOD, type Goods, goods } from '../state/goods.ts'
import type { Player, State } from '../state/state.ts'
import {
  actionsOf,
  type Printed,
  SPECIAL_ACTIONS,
  SPECIAL_CARD_NAMES,
  SPECIAL_CARDS,
  type SpecialAction,
  TAKEN_OVER,
} from './special-cards.ts'
import { beginSpecial } from './special-step.ts'
import type { MoorTable, SpecialCard } from './table.ts'

// M5, M6: a special action instead of placing a person.

const FREE: Goods = goods({})

/** They exist once, so that listing them allocates nothing: by card, and by action from -1 on. */
const MOVES: readonly (readonly Move[])[] = SPECIAL_CARDS.map((_, card) =>
  [-1, ...SPECIAL_ACTIONS.keys()].map((action): Move => ({ verb: 'special', card, action })),
)

/** What the seat pays for taking the card, or null: it cannot be taken. */
export const priceOfCard = (seat: number, { holder, down }: SpecialCard): Goods | null =>
  holder < 0 ? FREE : down || holder === seat ? null : TAKEN_OVER

/** The spaces among which an action that takes a tile away chooses, or null: it takes none. */
export function tileCellsFor(p: Player, action: SpecialAction): Cells | null {
  if (action === 'cut-peat') return p.moors
  if (action === 'fell-trees') return p.forests
  return action === 'slash-and-burn' ? slashCells(p) : null
}

/** What the card and the action on it cost together. */
export const dueFor = ({ pay: own, payTakenOver }: Printed, price: Goods): Goods =>
  price === FREE ? own : payTakenOver

/** Could the seat carry out the action now, after paying for the card? */
export function canAct(s: State, seat: number, card: number, printed: Printed, price: Goods): boolean {
  const { action } = printed
  const cells = tileCellsFor(s.players[seat], action)
  if (cells !== null) {
    if (cells === 0 || (price !== FREE && !canPay(s, seat, price))) return false
    return !isWatched(s, 'before-special', seat) || survivesSpecial(s, seat, card, printed, price)
  }
  const due = dueFor(printed, price)
  const atOnce = canPay(s, seat, due)
  if (!atOnce && !mayPayInTurn(s, seat, price)) return false
  if (action !== 'horse-coper' && action !== 'hiring-fair')
    return canDeal(s, seat, card, printed, atOnce ? due : null, price)
  if (atOnce && (price === FREE || !hasExchanges(s.players[seat]))) return true
  return survivesSpecial(s, seat, card, printed, price)
}

/** The card is paid before its action, so what fills up a supply may help with both. */
const mayPayInTurn = (s: State, seat: number, price: Goods): boolean =>
  price !== FREE && hasExchanges(s.players[seat]) && canPay(s, seat, price)

/** Looks ahead: can the action be carried out to the end when the card has been paid, whatever comes before it? */
const survivesSpecial = (s: State, seat: number, card: number, printed: Printed, price: Goods): boolean =>
  isLookingAhead() ||
  survives(s, seat, (draft) => {
    beginSpecial(draft, seat, card, printed.number)
    if (price !== FREE) pay(draft, seat, [price], 'supply')
  })

/** M6: an improvement that can be paid for besides the action itself; `due` is null where that is paid bit by bit only. */
function canDeal(s: State, seat: number, card: number, printed: Printed, due: Goods | null, price: Goods): boolean {
  const builds = printed.action === 'clandestine-work'
  const besides = builds && (due ? canBuildBesides(s, seat, due) : canBuildMajor(s, seat))
  // One price is paid after the other: what cards exchange for the first may be missing for the next.
  if (besides && due && !hasExchanges(s.players[seat])) return true
  return (besides || hasPlayableMinor(s, seat)) && survivesSpecial(s, seat, card, printed, price)
}

/** Lists every special action card that can be taken, with each of its actions, or with none. Alone one is carried out. M13 */
export function listSpecials(s: State, seat: number, out: Move[], only?: SpecialAction): void {
  if (!s.moor) return
  const alone = s.players.length === 1
  for (const held of s.moor.special) {
    const price = priceOfCard(seat, held)
    if (price === null) continue
    const moves = MOVES[held.card]
    for (const printed of actionsOf(held.card, s.setup.moor))
      if ((only === undefined || only === printed.action) && canAct(s, seat, held.card, printed, price))
        out.push(moves[printed.number + 1])
    if (!alone && only === undefined && (price === FREE || canPay(s, seat, price))) out.push(moves[0])
  }
}

/** For each of SPECIAL_ACTIONS the food that a card with it costs the seat now, or Infinity: there is none that it may take. M5 */
export function specialPrices(s: State, seat: number, out: number[]): void {
  out.fill(Number.POSITIVE_INFINITY)
  for (const held of s.moor?.special ?? []) {
    const price = priceOfCard(seat, held)
    if (price === null) continue
    for (const { number } of actionsOf(held.card, s.setup.moor)) out[number] = Math.min(out[number], price[FOOD])
  }
}

const putCards = (s: State, special: MoorTable['special']): void => {
  if (s.moor) s.moor = { ...s.moor, special }
}

/** M5: takes the card, from the middle face up, from another seat face down, and begins its action. */
export function takeSpecial(s: State, seat: number, card: number, action: number): void {
  const held = s.moor?.special.find((one) => one.card === card)
  const price = held && priceOfCard(seat, held)
  if (!s.moor || !held || !price) return
  if (action >= 0) beginSpecial(s, seat, card, action)
  if (s.players.length > 1) {
    const down = held.holder >= 0
    putCards(
      s,
      s.moor.special.map((one) => (one === held ? { card, holder: seat, down } : one)),
    )
  }
  tell({ event: 'special-card', seat, card: SPECIAL_CARD_NAMES[card], from: held.holder < 0 ? null : held.holder })
  if (price !== FREE) pay(s, seat, [price], 'supply')
}

/** M5: at the end of the round all cards lie face up in the middle again. */
export function returnSpecials(s: State): void {
  if (s.moor?.special.some(({ holder }) => holder >= 0))
    putCards(
      s,
      s.moor.special.map(({ card }) => ({ card, holder: -1, down: false })),
    )
}
