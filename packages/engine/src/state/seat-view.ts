import { cards, PART } from '../cards/registry.ts'
import { hasPart, majorsOf } from '../cards/standing.ts'
import type { ScoreLine, Viewer } from '../core/game.ts'
import { sameNumbers } from '../core/shape.ts'
import { toPutAway } from '../dealing/put-away.ts'
import { arrangement } from '../farm/arrange.ts'
import { cropCount, cropKind } from '../farm/crops.ts'
import { fencesLeft } from '../farm/farmyard.ts'
import { HOUSE, pastureCapacity, penCard } from '../farm/pens.ts'
import { type Cells, cellsOf, count, STABLES, type Yard, yardOf } from '../farm/yard.ts'
import { heatingBill } from '../moor/heating.ts'
import { young } from '../rounds/breeding.ts'
import { foodNeeded } from '../rounds/feeding.ts'
import { scoreLines } from '../scoring/score.ts'
import { type Amounts, ANIMALS, amounts, GOODS, isAnimal } from './goods.ts'
import { type GroundView, groundView } from './moor-view.ts'
import { type PlayedView, playedView } from './played-view.ts'
import { announced } from './resample.ts'
import { MATERIALS, type Penned, type Player, playerShape, type State } from './state.ts'

export interface SeatView {
  seat: number
  goods: Amounts
  people: number
  newborns: number
  home: number
  foodNeeded: number
  begging: number
  /** The fuel that heating would take now; 0 without the Moor. M8 */
  heating: number
  /** People with a bed marker, and guests that can be placed. */
  ill: number
  guests: number
  /** Cooking improvements that have to be lit first. M14 */
  unlit: string[]
  /** The number of the start card, or 0. */
  startCard: number
  /** What lies on spaces of the farm: tiles from the top, markers, goods, and crops that grow without a field. */
  ground: GroundView[]
  /** The shape of the farm: where each space lies, column and row from a1. */
  yard: { cell: string; x: number; y: number }[]
  house: string
  rooms: string[]
  fields: { cell: string; crop: string | null; count: number }[]
  stables: string[]
  pastures: { cells: string[]; capacity: number }[]
  animals: { pen: string; animal: string; count: number }[]
  /** Animals that have no place: there is a question about them. */
  homeless: Amounts
  /** The newborns that a breeding phase would bring now, if there were room for all. */
  young: Amounts
  fencesLeft: number
  stablesLeft: number
  majors: string[]
  played: PlayedView[]
  /** Points that were fixed during the game, by the card that gave them. */
  ledger: { card: string; points: number }[]
  /** The names of the cards, or null where the viewer may not see them. */
  hand: { occupations: (string | null)[]; minors: (string | null)[] }
  /** In a draft: what the seat chooses from, in the same way. */
  pack: { occupations: (string | null)[]; minors: (string | null)[] }
  /** Before round 1: how many cards of each kind have to be put away, or may be in a mulligan, of one kind. */
  toPutAway: { occupations: number; minors: number }
  score: { total: number; lines: ScoreLine[] }
}

const names = (p: Player, cells: Cells): string[] => cellsOf(cells).map((cell) => yardOf(p).names[cell])
const penName = (p: Player, pen: number): string =>
  pen === HOUSE ? 'house' : pen < HOUSE ? cards()[penCard(pen)].name : yardOf(p).names[pen]
/** Does the viewer see the seat's own cards? */
export const sees = (viewer: Viewer, seat: number): boolean => viewer === 'all' || viewer === seat

/** Hand and pack, as far as the viewer may know them. */
export function cardsInHand(s: State, seat: number, viewer: Viewer): Pick<SeatView, 'hand' | 'pack'> {
  const { hand, pack } = s.players[seat]
  const open = sees(viewer, seat) ? null : announced(s)
  return { hand: byKind(hand, open), pack: byKind(pack, open) }
}

/** `open`: those of them whose names everybody knows; null if all may be told. */
function byKind(some: readonly number[], open: readonly number[] | null): SeatView['hand'] {
  const occupations: (string | null)[] = []
  const minors: (string | null)[] = []
  for (const card of some) {
    const { kind, name } = cards()[card]
    const of = kind === 'occupation' ? occupations : minors
    // Names first: a list has the same order for whoever does not know the hidden cards.
    if (open === null) of.push(name)
    else if (open.includes(card)) of.unshift(name)
    else of.push(null)
  }
  return { occupations, minors }
}

/** A seat as it was before, and its view for the same viewer: what is as it was is used as it is. */
export interface SeatBefore {
  readonly player: Player
  readonly view: SeatView
}

export function seatView(s: State, seat: number, viewer: Viewer, before?: SeatBefore): SeatView {
  const p = s.players[seat]
  return {
    seat,
    goods: before && sameNumbers(before.player.goods, p.goods) ? before.view.goods : amounts(p.goods),
    people: p.people,
    newborns: p.newborns,
    home: p.home,
    foodNeeded: foodNeeded(s, seat),
    begging: p.begging,
    heating: s.moor ? heatingBill(s, seat, false) : 0,
    ill: p.ill,
    guests: p.guests,
    unlit: p.unlit.map((card) => cards()[card].name),
    startCard: p.start,
    ground: groundView(p),
    yard: yardView(yardOf(p)),
    house: MATERIALS[p.house],
    ...(before && sameTiles(before.player, p) ? tilesOf(before.view) : tilesView(p)),
    pastures: p.pastures.map((cells) => ({ cells: names(p, cells), capacity: pastureCapacity(p, cells) })),
    ...(before && sameHerds(s, before.player, p) ? herdsOf(before.view) : herdsView(s, seat)),
    fencesLeft: fencesLeft(p),
    stablesLeft: STABLES - count(p.stables),
    majors: majorsOf(p)
      .map(({ card }) => card)
      .filter((card) => cards()[card].kind === 'major')
      .sort((a, b) => a - b)
      .map((card) => cards()[card].name),
    played: playedView(s, seat),
    ledger: p.ledger.map(({ card, points }) => ({ card: cards()[card].name, points })),
    ...cardsInHand(s, seat, viewer),
    toPutAway: toPutAway(s, seat),
    score: scoreView(s, seat),
  }
}

/** A seat as everybody sees it in two states, without what is the same in both. */
export function differingSeats(before: State, after: State, seat: number): [Partial<SeatView>, Partial<SeatView>] {
  const [p, q] = [before.players[seat], after.players[seat]]
  if (!playerShape.equal(p, q)) {
    const view = seatView(before, seat, 'public')
    return [view, seatView(after, seat, 'public', { player: p, view })]
  }
  // Nothing of its own has changed: only that can be different which also depends on others.
  const herds = herdsDependOnOthers(after, p)
  const scores = scoreDependsOnOthers(before) || scoreDependsOnOthers(after)
  const open = announced(before).length > 0 || announced(after).length > 0
  const others = (s: State): Partial<SeatView> => ({
    ...(s.moor && { heating: heatingBill(s, seat, false) }),
    ...(herds && herdsView(s, seat)),
    ...(hasPart(p, PART.homes) && { played: playedView(s, seat) }),
    ...(open && cardsInHand(s, seat, 'public')),
    toPutAway: toPutAway(s, seat),
    ...(scores && { score: scoreView(s, seat) }),
  })
  return [others(before), others(after)]
}

const scoreDependsOnOthers = (s: State): boolean => s.moor !== null || s.players.some((p) => hasPart(p, PART.scores))

function scoreView(s: State, seat: number): SeatView['score'] {
  const lines = scoreLines(s, seat)
  return { total: lines.reduce((n, line) => n + line.points, 0), lines }
}

type HerdsView = Pick<SeatView, 'homeless' | 'young' | 'animals'>

function herdsView(s: State, seat: number): HerdsView {
  const p = s.players[seat]
  const animals = arrangement(s, seat)
  return {
    homeless: homeless(p, animals),
    young: amounts(young(s, seat)),
    animals: animals.map(({ pen, animal, count: n }) => ({ pen: penName(p, pen), animal: GOODS[animal], count: n })),
  }
}

const herdsOf = ({ homeless, young, animals }: SeatView): HerdsView => ({ homeless, young, animals })

/** Where animals stand and how they breed follows from one's own farm, unless a card says otherwise. */
const herdsDependOnOthers = (s: State, p: Player): boolean => s.moor !== null || hasPart(p, PART.pens)

/** Are the same animals there, and the same places for them? */
const sameHerds = (s: State, a: Player, b: Player): boolean =>
  !herdsDependOnOthers(s, a) &&
  !herdsDependOnOthers(s, b) &&
  ANIMALS.every((animal) => a.goods[animal] === b.goods[animal]) &&
  a.yard === b.yard &&
  a.rooms === b.rooms &&
  a.stables === b.stables &&
  sameNumbers(a.pastures, b.pastures) &&
  a.penned === b.penned

type TilesView = Pick<SeatView, 'rooms' | 'fields' | 'stables'>

const tilesView = (p: Player): TilesView => ({
  rooms: names(p, p.rooms),
  fields: cellsOf(p.fields).map((cell) => field(p, cell)),
  stables: names(p, p.stables),
})

const tilesOf = ({ rooms, fields, stables }: SeatView): TilesView => ({ rooms, fields, stables })

/** Do rooms, fields with their crops and stables stand where they stood? */
const sameTiles = (a: Player, b: Player): boolean =>
  a.yard === b.yard &&
  a.rooms === b.rooms &&
  a.fields === b.fields &&
  a.stables === b.stables &&
  sameNumbers(a.crops, b.crops)

/** Shapes of farms are few: each is described once. */
const yardViews = new WeakMap<Yard, SeatView['yard']>()

function yardView(yard: Yard): SeatView['yard'] {
  const known = yardViews.get(yard) ?? yard.spots.map(({ x, y }, cell) => ({ cell: yard.names[cell], x, y }))
  yardViews.set(yard, known)
  return known
}

function homeless(p: Player, animals: readonly Penned[]): Amounts {
  const rest = p.goods.slice()
  for (const { animal, count: n } of animals) rest[animal] -= n
  return amounts(rest.map((n, good) => (isAnimal(good) ? n : 0)))
}

const field = (p: Player, cell: number) => {
  const crop = p.crops[cell]
  return {
    cell: yardOf(p).names[cell],
    crop: crop === 0 ? null : GOODS[cropKind(crop)],
    count: crop === 0 ? 0 : cropCount(crop),
  }
}
