import type { HandKind } from '../cards/deal.ts'
import { promisedName } from '../cards/promise.ts'
import { cards } from '../cards/registry.ts'
import { buildable } from '../cards/stacks.ts'
import { majorsOf } from '../cards/standing.ts'
import type { Decision, ScoreLine, Seed, Viewer } from '../core/game.ts'
import { seeded } from '../core/random.ts'
import type { Json } from '../core/shape.ts'
import { stillToKeep } from '../dealing/draft.ts'
import { toPutAway } from '../dealing/put-away.ts'
import { arrangement } from '../farm/arrange.ts'
import { cropCount, cropKind } from '../farm/crops.ts'
import { fencesLeft } from '../farm/farmyard.ts'
import { HOUSE, pastureCapacity, penCard } from '../farm/pens.ts'
import { type Cells, cellsOf, count, STABLES, type Yard, yardOf } from '../farm/yard.ts'
import { heatingBill } from '../moor/heating.ts'
import { pileReordered } from '../moor/table.ts'
import { young } from '../rounds/breeding.ts'
import { foodNeeded } from '../rounds/feeding.ts'
import { scoreLines } from '../scoring/score.ts'
import { HIDDEN_YET, isHarvest, ROUNDS, stageOf } from '../spaces/boards.ts'
import { everybodyOn } from '../spaces/people.ts'
import { type Amounts, amounts, GOODS, isAnimal } from './goods.ts'
import { type GroundView, groundView, type MoorView, moorView } from './moor-view.ts'
import { type PlayedView, playedView } from './played-view.ts'
import { announced, unseenCards } from './resample.ts'
import type { Setup } from './setup.ts'
import { boardOf, MATERIALS, type Penned, type Player, type State, stateShape } from './state.ts'

/** What a viewer may know: the table in words and numbers, and the state with everything hidden taken out. */
export interface View {
  viewer: Viewer
  table: TableView
  /** As in a save, but hands of others are nulls and the random numbers are gone. `imagine` makes a state of it. */
  state: Json
}

export interface TableView {
  players: number
  round: number
  stage: number
  rounds: number
  /** The next round that ends with a harvest, this one included. */
  nextHarvest: number
  starting: number
  over: boolean
  /** Alone: the points to reach. B15 */
  goal: number | null
  /** In a draft: how many cards of each kind everybody has still to keep. */
  draft: { occupations: number; minors: number } | null
  decisions: Decision[]
  spaces: SpaceView[]
  /** Majors that can be built now. */
  majors: string[]
  /** What lies on coming round spaces. */
  promises: { round: number; seat: number; what: string; count: number }[]
  /** The stacks of majors, the top card last. */
  stacks: string[][]
  /** What the table of a Moor game has besides. */
  moor: MoorView | null
  seats: SeatView[]
}

export interface SpaceView {
  id: string
  /** 0 for printed spaces, else the stage of the round card. */
  stage: number
  /** The round in which it came out; 0 for printed spaces. */
  since: number
  /** The first round in which it can be used. */
  from: number
  goods: Amounts
  /** What lies there for one seat only, besides. */
  reserved: { seat: number; what: string; count: number }[]
  /** Seats with a person there. */
  people: number[]
  /** Spaces with the same number but 0 are linked: only one of them can be used in a round. */
  group: number
}

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
const sees = (viewer: Viewer, seat: number): boolean => viewer === 'all' || viewer === seat

/** Hand and pack, as far as the viewer may know them. */
export function cardsInHand(s: State, seat: number, viewer: Viewer): Pick<SeatView, 'hand' | 'pack'> {
  const { hand, pack } = s.players[seat]
  const open = announced(s)
  const named = (some: readonly number[], kind: HandKind) =>
    some
      .filter((card) => cards()[card].kind === kind)
      .map((card) => (sees(viewer, seat) || open.includes(card) ? cards()[card].name : null))
  const byKind = (some: readonly number[]) => ({
    occupations: named(some, 'occupation'),
    minors: named(some, 'minor'),
  })
  return { hand: byKind(hand), pack: byKind(pack) }
}

function seatView(s: State, seat: number, viewer: Viewer): SeatView {
  const p = s.players[seat]
  const lines = scoreLines(s, seat)
  const animals = arrangement(s, seat)
  return {
    seat,
    goods: amounts(p.goods),
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
    rooms: names(p, p.rooms),
    fields: cellsOf(p.fields).map((cell) => field(p, cell)),
    stables: names(p, p.stables),
    pastures: p.pastures.map((cells) => ({ cells: names(p, cells), capacity: pastureCapacity(p, cells) })),
    homeless: homeless(p, animals),
    young: amounts(young(s, seat)),
    animals: animals.map(({ pen, animal, count: n }) => ({
      pen: penName(p, pen),
      animal: GOODS[animal],
      count: n,
    })),
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
    score: { total: lines.reduce((n, line) => n + line.points, 0), lines },
  }
}

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

function tableView(s: State, viewer: Viewer, decisions: Decision[]): TableView {
  let nextHarvest = s.round
  while (nextHarvest < ROUNDS && !isHarvest(nextHarvest)) nextHarvest++
  return {
    players: s.players.length,
    round: s.round,
    stage: stageOf(s.round),
    rounds: ROUNDS,
    nextHarvest,
    starting: s.starting,
    over: s.over,
    goal: s.setup.goal,
    draft: stillToKeep(s),
    decisions,
    spaces: boardOf(s).spaces.flatMap((space, i) =>
      s.since[i] === HIDDEN_YET
        ? []
        : [
            {
              id: space.id,
              stage: space.stage,
              since: s.since[i],
              from: space.from,
              goods: space.accumulates && s.lying[i] > 0 ? { [GOODS[space.accumulates.good]]: s.lying[i] } : {},
              reserved: s.reserved.flatMap(({ space: at, seat, good, count: n }) =>
                at === i ? [{ seat, what: GOODS[good], count: n }] : [],
              ),
              people: everybodyOn(s, i),
              group: space.group,
            },
          ],
    ),
    majors: buildable(s).map((card) => cards()[card].name),
    promises: s.promises.map(({ round, seat, good, count: n }) => ({
      round,
      seat,
      what: promisedName(good),
      count: n,
    })),
    stacks: s.stacks.map((stack) => stack.map((card) => cards()[card].name)),
    moor: s.moor && moorView(viewer === 'all' ? s.moor : pileReordered(s.moor, null), s.setup.moor),
    seats: s.players.map((_, seat) => seatView(s, seat, viewer)),
  }
}

export const setupFor = ({ setup }: State, viewer: Viewer): Setup =>
  setup.hands.length === 0
    ? setup
    : { ...setup, hands: setup.hands.map((hand, seat) => (sees(viewer, seat) ? hand : [])) }

/** The state with everything taken out that the viewer may not know; the rest is shared with it, to be read only. */
function masked(s: State, viewer: Viewer): State {
  if (viewer === 'all') return s
  const open = announced(s)
  return {
    ...s,
    random: [],
    moor: s.moor && pileReordered(s.moor, null),
    setup: setupFor(s, viewer),
    minors: s.minors.map(() => -1),
    occupations: s.occupations.map(() => -1),
    players: s.players.map((p, seat) =>
      sees(viewer, seat)
        ? p
        : { ...p, hand: p.hand.map((card) => (open.includes(card) ? card : -1)), pack: p.pack.map(() => -1) },
    ),
    // Which cards left a hidden hand is known to its owner alone.
    gone: s.gone.map(({ card, minor, seat }) => ({ card: seat < 0 || sees(viewer, seat) ? card : -1, minor, seat })),
  }
}

/** `earlier`: a state from before and its view for the same viewer, of which equal parts are used as they are. */
export const viewOf = (
  s: State,
  viewer: Viewer,
  decisions: Decision[],
  earlier?: { state: State; view: View },
): View => ({
  viewer,
  table: tableView(s, viewer, decisions),
  state: stateShape.encode(
    masked(s, viewer),
    earlier && { value: masked(earlier.state, viewer), json: earlier.view.state },
  ),
})

/** Fills what the view hides with cards that nobody has seen. */
export function imagineState(view: View, seed: Seed): State {
  const s = stateShape.decode(view.state, 'view')
  s.random = seeded(seed)
  s.moor = s.moor && pileReordered(s.moor, s.random)
  if (s.setup.cards === 'none') return s
  const own = s.players.flatMap((p) => [...p.hand, ...p.pack])
  const gone = s.gone.map(({ card }) => card)
  const decks = unseenCards(s, own, gone, s.random)
  s.players.forEach((p, seat) => {
    const { hand, pack } = view.table.seats[seat]
    const draw = (names: readonly (string | null)[], deck: number[]) =>
      names.flatMap((name) => (name === null ? deck.splice(-1) : []))
    const filled = (some: readonly number[], named: SeatView['hand']) => [
      ...some.filter((card) => card >= 0),
      ...draw(named.occupations, decks.occupation),
      ...draw(named.minors, decks.minor),
    ]
    p.hand = filled(p.hand, hand)
    p.pack = filled(p.pack, pack)
  })
  s.minors = decks.minor.splice(0, s.minors.length)
  s.occupations = decks.occupation.splice(0, s.occupations.length)
  for (const gone of s.gone) if (gone.card < 0) gone.card = (gone.minor ? decks.minor : decks.occupation).pop() ?? -1
  return s
}
