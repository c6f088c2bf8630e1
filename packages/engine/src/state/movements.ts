import { SPECIAL_ACTIONS } from '../moor/special-cards.ts'
import type { Event } from './events.ts'
import type { Amounts } from './goods.ts'

/** Where things lie. */
export type Place =
  /** The general supply, which has no end. */
  | { readonly at: 'supply' }
  /** What a player has beside the farm. */
  | { readonly at: 'goods'; readonly seat: number }
  /** A field, a room, the pastures of a player. */
  | { readonly at: 'farm'; readonly seat: number; readonly on?: string }
  /** An action space, or a card in play. */
  | { readonly at: 'table'; readonly id: string }
  | { readonly at: 'round'; readonly round?: number }

/** Something that went from one place to another. The log, what flies over the table, and the books all follow from these. */
export interface Movement {
  /** Whose doing it was. */
  readonly by: number
  readonly from: Place
  readonly to: Place
  /** Goods, or a person of the seat. */
  readonly goods?: Amounts
  readonly person?: number
}

/** What is laid on round spaces and is no good. */
const TILES = ['field', 'forest', 'moor', 'reminder']
const SUPPLY: Place = { at: 'supply' }
/** What is paid for these lies in the general supply afterwards. */
const THINGS: readonly string[] = ['supply', 'fences', 'stable', 'room', 'renovation', ...SPECIAL_ACTIONS]

/** The place that an event names by a word: a space, a card, or a part of the game. */
function placeOf(word: string, seat: number): Place {
  if (word === 'field' || word === 'farm') return { at: 'farm', seat }
  if (word === 'round') return { at: 'round' }
  if (THINGS.includes(word)) return SUPPLY
  return { at: 'table', id: word }
}

/** What moved in an event, with typed places; nothing for events that only tell. */
export function movementsOf(event: Event): Movement[] {
  switch (event.event) {
    case 'placed':
      return [
        {
          by: event.seat,
          from: { at: 'farm', seat: event.seat },
          to: { at: 'table', id: event.space },
          person: event.seat,
        },
      ]
    case 'got':
      return [goods(event.seat, placeOf(event.from, event.seat), own(event.seat), event.goods)]
    case 'gave':
      return [goods(event.seat, own(event.seat), placeOf(event.to, event.seat), event.goods)]
    case 'lost':
      return [goods(event.seat, own(event.seat), SUPPLY, event.goods)]
    case 'bred':
      return [goods(event.seat, { at: 'farm', seat: event.seat }, own(event.seat), event.animals)]
    case 'sowed':
      return [goods(event.seat, own(event.seat), field(event.seat, event.on), { [event.crop]: 1 })]
    case 'moved':
      return [goods(event.seat, field(event.seat, event.from), field(event.seat, event.to), { [event.crop]: 1 })]
    case 'cooked':
      return turned(event.seat, { [event.good]: event.count }, event.food)
    case 'baked':
      return turned(event.seat, { grain: event.grain }, event.food)
    case 'fed':
      return event.food > 0 ? [goods(event.seat, own(event.seat), SUPPLY, { food: event.food })] : []
    case 'fuelled':
      return [
        goods(event.seat, own(event.seat), SUPPLY, { wood: event.count }),
        goods(event.seat, SUPPLY, own(event.seat), { fuel: event.count }),
      ]
    case 'heated':
      return [goods(event.seat, own(event.seat), SUPPLY, { fuel: event.fuel, wood: event.wood })]
    case 'put':
      return [goods(event.seat, SUPPLY, field(event.seat, event.on), event.goods)]
    case 'threw-away':
      return [goods(event.seat, field(event.seat, event.on), SUPPLY, event.goods)]
    case 'lay':
      return TILES.includes(event.what)
        ? []
        : [goods(event.seat, SUPPLY, { at: 'round', round: event.round }, { [event.what]: event.count })]
    default:
      return []
  }
}

const own = (seat: number): Place => ({ at: 'goods', seat })
const field = (seat: number, on: string): Place => ({ at: 'farm', seat, on })
const goods = (by: number, from: Place, to: Place, what: Amounts): Movement => ({ by, from, to, goods: what })

/** Goods that became food. */
const turned = (seat: number, what: Amounts, food: number): Movement[] => [
  goods(seat, own(seat), SUPPLY, what),
  goods(seat, SUPPLY, own(seat), { food }),
]
