import { cards } from '../cards/registry.ts'
import type { Outcome, ScoreLine, SeatResult } from '../core/game.ts'
import { roomCount, unusedSpaces } from '../farm/farmyard.ts'
import { enclosedCells } from '../farm/pastures.ts'
import { count } from '../farm/yard.ts'
import { BOAR, BUILDING, CATTLE, GRAIN, HORSE, SHEEP, VEGETABLE } from '../state/goods.ts'
import type { Player, State } from '../state/state.ts'
import { craftBonus, cropsOf, GRAINS, points, type Row } from './hand-in.ts'

// B14
const FIELDS: Row = [
  [0, -1],
  [2, 1],
  [3, 2],
  [4, 3],
  [5, 4],
]
const PASTURES: Row = [
  [0, -1],
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
]
const VEGETABLES: Row = [
  [0, -1],
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
]
const FLOCK: Row = [
  [0, -1],
  [1, 1],
  [4, 2],
  [6, 3],
  [8, 4],
]
const BOARS: Row = [
  [0, -1],
  [1, 1],
  [3, 2],
  [5, 3],
  [7, 4],
]
const HERD: Row = [
  [0, -1],
  [1, 1],
  [2, 2],
  [4, 3],
  [6, 4],
]
/** A room of wood, clay, stone. */
const ROOM_POINTS = [0, 1, 2]
const PERSON = 3
/** The green arrow token. */
const ARROW = -1
/** M12 */
const ILL_PERSON = 1
const NO_HORSE = -1
export const BEGGING = -3

/** What cards give to whoever deserves it, whoever owns them. */
const fromAll = (s: State, seat: number): number =>
  s.players.reduce(
    (n, p, owner) => n + p.played.reduce((sum, { card }) => sum + cards()[card].scoreAll(s, owner, seat), 0),
    0,
  )

/** The score sheet of a seat as it stands. */
export function scoreLines(s: State, seat: number): ScoreLine[] {
  const p = s.players[seat]
  const line = (category: string, n: number, worth: number): ScoreLine => ({ category, count: n, points: worth })
  const byRow = (category: string, row: Row, n: number) => line(category, n, points(row, n))
  const fenced = count(p.stables & enclosedCells(p.pastures))
  const unused = unusedSpaces(p)
  const printed = p.played.reduce((n, played) => n + cards()[played.card].vp, 0)
  const handedIn = craftBonus(p)
  const bonus =
    handedIn.points +
    p.ledger.reduce((n, entry) => n + entry.points, 0) +
    p.played.reduce((n, played) => n + cards()[played.card].score(s, seat, played), 0) +
    fromAll(s, seat) +
    (s.moor?.arrow === seat ? ARROW : 0)
  return [
    byRow('fields', FIELDS, count(p.fields)),
    byRow('pastures', PASTURES, p.pastures.length),
    byRow('grain', GRAINS, cropsOf(p, GRAIN) - handedIn.grain),
    byRow('vegetables', VEGETABLES, cropsOf(p, VEGETABLE)),
    byRow('sheep', FLOCK, p.goods[SHEEP]),
    byRow('boar', BOARS, p.goods[BOAR]),
    byRow('cattle', HERD, p.goods[CATTLE]),
    ...(s.moor ? [line('horses', p.goods[HORSE], p.goods[HORSE] || NO_HORSE)] : []),
    line('unused', unused, unused === 0 ? 0 : -unused),
    line('stables', fenced, fenced),
    line('rooms', roomCount(p), ROOM_POINTS[p.house] * roomCount(p)),
    line('people', p.people, PERSON * (p.people - p.ill) + ILL_PERSON * p.ill),
    line('begging', p.begging, p.begging === 0 ? 0 : BEGGING * p.begging),
    line('cards', p.played.length, printed),
    line('bonus', bonus, bonus),
  ]
}

/** B14: ties go to more building resources left after craft bonuses; then the rank is shared. */
export function outcomeOf(s: State): Outcome {
  const left = (p: Player) => BUILDING.reduce((n, g) => n + p.goods[g], 0) - craftBonus(p).spent
  const sheets = s.players.map((p, seat) => {
    const lines = scoreLines(s, seat)
    return { seat, lines, total: lines.reduce((n, l) => n + l.points, 0), left: left(p) }
  })
  const seats = sheets.map(({ seat, lines, total, left: rest }): SeatResult => {
    const better = sheets.filter((other) => other.total > total || (other.total === total && other.left > rest))
    return { seat, total, rank: better.length + 1, lines }
  })
  return { seats }
}
