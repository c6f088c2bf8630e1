import { expenseOf } from '../cards/expenses.ts'
import { cards, PART } from '../cards/registry.ts'
import { has, hasPart, removeCard } from '../cards/standing.ts'
import { bool, int } from '../core/shape.ts'
import { roomCells, roomCount } from '../farm/farmyard.ts'
import { type Cell, type Cells, cellsOf, MOST_CELLS, yardOf } from '../farm/yard.ts'
import { CHOOSE, type Move } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { CLAY, type Goods, NOTHING, REED, STONE, WOOD } from '../state/goods.ts'
import { MATERIALS, type State } from '../state/state.ts'
import { type ActRules, act, ONCE } from './act.ts'
import { missing } from './obstacle.ts'
import { canAfford, payFor } from './pay.ts'
import { occupy } from './release.ts'

/** `to`: only to this material, or to any (-1). `reed`: is the reed due? */
export interface Renovate {
  readonly act: 'renovate'
  readonly to: number
  readonly reed: boolean
}
export const RENOVATE: Renovate = { act: 'renovate', to: -1, reed: true }

const WOODEN_HOUSE = MATERIALS.indexOf('wood')
const STONE_HOUSE = MATERIALS.indexOf('stone')
const MOVES: readonly Move[] = MATERIALS.map((_, to) => ({ verb: 'renovate', to }))
const RENOVATION = expenseOf('renovation', -1)

/** B8: 1 of the new material a room, and 1 reed. By material and number of rooms. */
const prices = (reed: number): readonly (readonly Goods[])[] =>
  [WOOD, CLAY, STONE].map((material) =>
    Array.from({ length: MOST_CELLS + 1 }, (_, rooms) =>
      NOTHING.map((_, g) => (g === material ? rooms : g === REED ? reed : 0)),
    ),
  )
const PRICES = prices(1)
const WITHOUT_REED = prices(0)
const price = (s: State, seat: number, { reed }: Renovate, to: number): Goods =>
  (reed ? PRICES : WITHOUT_REED)[to][roomCount(s.players[seat])]

/** Can the house become that: one step, wood to clay to stone, unless a card allows more? */
function canBecome(s: State, seat: number, act: Renovate, to: number): boolean {
  const p = s.players[seat]
  if (to <= p.house || (act.to >= 0 && act.to !== to)) return false
  const special = hasPart(p, PART.renovation)
  if (special && has(p, (card) => card.forbidsRenovation)) return false
  if (to > p.house + 1 && !(special && has(p, (card) => card.renovatesToStone))) return false
  return canAfford(s, seat, RENOVATION, price(s, seat, act, to))
}

/** Where a card lets a wooden room come instead of a renovation; the card leaves the game for it. */
function roomInstead(s: State, seat: number, { to }: Renovate): Cells {
  const p = s.players[seat]
  if (p.house !== WOODEN_HOUSE || !hasPart(p, PART.renovation)) return 0
  // There has to be a renovation of this house that is used otherwise.
  if (to === STONE_HOUSE && !has(p, (card) => card.renovatesToStone)) return 0
  if (has(p, (card) => card.forbidsRenovation) || !has(p, (card) => card.roomForRenovation)) return 0
  return roomCells(p)
}

/** The card goes out of the game, and the room costs nothing. */
function buildInstead(s: State, seat: number, cell: Cell): void {
  const p = s.players[seat]
  const card = p.played.find((own) => cards()[own.card].roomForRenovation)?.card ?? -1
  removeCard(p, card)
  s.gone.push({ card, minor: true, seat: -1 })
  p.rooms |= 1 << cell
  tell({ event: 'used', seat, card: cards()[card].name })
  tell({ event: 'built', seat, what: 'room', cell: yardOf(p).names[cell] })
  occupy(s, seat, 1 << cell)
}

export const renovate: ActRules<Renovate> = act<Renovate>('renovate', {
  fields: { to: int, reed: bool },
  deed: 'renovate',
  // A room instead is no renovation.
  deedOf: (move) => (move?.verb === 'choose' ? 'rooms' : 'renovate'),
  possible(s, seat, act) {
    for (let to = s.players[seat].house + 1; to <= STONE_HOUSE; to++) if (canBecome(s, seat, act, to)) return true
    return roomInstead(s, seat, act) !== 0
  },
  obstacle(s, seat, act) {
    const p = s.players[seat]
    if (p.house === STONE_HOUSE) return { why: 'stone-house' }
    if (has(p, (card) => card.forbidsRenovation)) return { why: 'card-forbids' }
    return missing(s, seat, price(s, seat, act, p.house + 1), RENOVATION)
  },
  options(s, seat, act, _doing, out) {
    for (let to = s.players[seat].house + 1; to <= STONE_HOUSE; to++)
      if (canBecome(s, seat, act, to)) out.push(MOVES[to])
    for (const cell of cellsOf(roomInstead(s, seat, act))) out.push(CHOOSE[cell])
  },
  takes: (_s, move) => move.verb === 'renovate' || move.verb === 'choose',
  run(s, seat, act, _doing, move) {
    if (move?.verb === 'choose') buildInstead(s, seat, move.cell)
    if (move?.verb !== 'renovate') return ONCE
    const p = s.players[seat]
    const due = price(s, seat, act, move.to)
    p.house = move.to
    tell({ event: 'renovated', seat, to: MATERIALS[move.to] })
    payFor(s, seat, RENOVATION, due, 'renovation')
    return ONCE
  },
})
