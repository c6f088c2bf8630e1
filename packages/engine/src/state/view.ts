import { promisedName } from '../cards/promise.ts'
import { cards } from '../cards/registry.ts'
import { buildable } from '../cards/stacks.ts'
import type { Bare, Decision, Seed, Viewer } from '../core/game.ts'
import { seeded } from '../core/random.ts'
import type { Json } from '../core/shape.ts'
import { stillToKeep } from '../dealing/draft.ts'
import { pileReordered } from '../moor/table.ts'
import { HIDDEN_YET, isHarvest, ROUNDS, stageOf } from '../spaces/boards.ts'
import { everybodyOn } from '../spaces/people.ts'
import { type Amounts, GOODS } from './goods.ts'
import { type MoorView, moorView } from './moor-view.ts'
import { announced, unseenCards } from './resample.ts'
import { type SeatView, seatView, sees } from './seat-view.ts'
import type { Setup } from './setup.ts'
import { boardOf, type Gone, type State, stateShape } from './state.ts'

/** What a viewer may know: the table in words and numbers, and the state with everything hidden taken out. */
export interface View {
  viewer: Viewer
  table: TableView
  /** As in a save, but hands of others are nulls and the random numbers are gone. `imagine` makes a state of it. */
  state: Json
  /** Seat by seat how many occupations are in its hand and its pack: of hidden cards the state does not tell. */
  occupations: { hand: number; pack: number }[]
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

/** What is told of the table in a word or a number. */
export function headView(s: State, decisions: Decision[]) {
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
  }
}

const tableView = (s: State, viewer: Viewer, decisions: Decision[]): TableView => ({
  ...headView(s, decisions),
  spaces: spacesView(s),
  ...stacksView(s),
  promises: promisesView(s),
  moor: moorFor(s, viewer),
  seats: s.players.map((_, seat) => seatView(s, seat, viewer)),
})

export const stacksView = (s: State): Pick<TableView, 'majors' | 'stacks'> => ({
  majors: buildable(s).map((card) => cards()[card].name),
  stacks: s.stacks.map((stack) => stack.map((card) => cards()[card].name)),
})

export const promisesView = (s: State): TableView['promises'] =>
  s.promises.map(({ round, seat, good, count }) => ({ round, seat, what: promisedName(good), count }))

export const moorFor = (s: State, viewer: Viewer): MoorView | null =>
  s.moor && moorView(viewer === 'all' ? s.moor : pileReordered(s.moor, null), s.setup.moor)

/** The spaces that have come out, in the order of the board. */
export const spacesView = (s: State): SpaceView[] =>
  s.since.flatMap((since, i) => (since === HIDDEN_YET ? [] : [spaceView(s, i)]))

/** Has nobody come to the space, and nothing been put there or taken away? */
export const sameSpace = (s: State, before: State, i: number): boolean =>
  s.since[i] === before.since[i] && s.lying[i] === before.lying[i] && s.who[i] === before.who[i]

export function spaceView(s: State, i: number): SpaceView {
  const space = boardOf(s).spaces[i]
  return {
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
  }
}

export const setupFor = ({ setup }: State, viewer: Viewer): Setup =>
  setup.hands.length === 0
    ? setup
    : { ...setup, hands: setup.hands.map((hand, seat) => (sees(viewer, seat) ? hand : [])) }

/** Which cards left a hidden hand is known to its owner alone. */
export const goneFor = ({ gone }: State, viewer: Viewer): Gone[] =>
  gone.map(({ card, minor, seat }) => ({ card: seat < 0 || sees(viewer, seat) ? card : -1, minor, seat }))

/** So many cards that nobody may see: to be read only, and one list for each number. */
const hiddenLists: number[][] = []
const hiddenCards = (n: number): number[] => (hiddenLists[n] ??= Array.from({ length: n }, () => -1))

/** The state with everything taken out that the viewer may not know; the rest is shared with it, to be read only. */
export function masked(s: State, viewer: Viewer): State {
  if (viewer === 'all') return s
  const open = announced(s)
  return {
    ...s,
    random: [],
    moor: s.moor && pileReordered(s.moor, null),
    setup: setupFor(s, viewer),
    minors: hiddenCards(s.minors.length),
    occupations: hiddenCards(s.occupations.length),
    players: s.players.map((p, seat) =>
      sees(viewer, seat)
        ? p
        : { ...p, hand: p.hand.map((card) => (open.includes(card) ? card : -1)), pack: p.pack.map(() => -1) },
    ),
    gone: goneFor(s, viewer),
  }
}

export const occupationsView = (s: State): View['occupations'] =>
  s.players.map(({ hand, pack }) => ({ hand: occupationsIn(hand), pack: occupationsIn(pack) }))

function occupationsIn(some: readonly number[]): number {
  let n = 0
  for (const card of some) if (card >= 0 && cards()[card].kind === 'occupation') n++
  return n
}

export const bareView = (s: State, viewer: Viewer): Bare<View> => ({
  viewer,
  state: stateShape.encode(masked(s, viewer)),
  occupations: occupationsView(s),
})

export const viewOf = (s: State, viewer: Viewer, decisions: Decision[]): View => ({
  ...bareView(s, viewer),
  table: tableView(s, viewer, decisions),
})

/** Fills what the view hides with cards that nobody has seen. */
export function imagineState(view: Bare<View>, seed: Seed): State {
  const s = stateShape.decode(view.state, 'view')
  s.random = seeded(seed)
  s.moor = s.moor && pileReordered(s.moor, s.random)
  if (s.setup.cards === 'none') return s
  const own = s.players.flatMap((p) => [...p.hand, ...p.pack])
  const gone = s.gone.map(({ card }) => card)
  const decks = unseenCards(s, own, gone, s.random)
  s.players.forEach((p, seat) => {
    p.hand = filled(p.hand, () => view.occupations?.[seat]?.hand, decks)
    p.pack = filled(p.pack, () => view.occupations?.[seat]?.pack, decks)
  })
  s.minors = decks.minor.splice(0, s.minors.length)
  s.occupations = decks.occupation.splice(0, s.occupations.length)
  for (const gone of s.gone) if (gone.card < 0) gone.card = (gone.minor ? decks.minor : decks.occupation).pop() ?? -1
  return s
}

/**
 * Others are drawn in the place of hidden cards. How many occupations there are is asked only then: finished games that
 * were stored without that number hide nothing.
 */
function filled(some: readonly number[], occupations: () => unknown, decks: Decks): number[] {
  const known = some.filter((card) => card >= 0)
  const hidden = some.length - known.length
  if (hidden === 0) return known
  const all = occupations()
  // Views come from outside, too.
  const drawn = typeof all === 'number' && Number.isInteger(all) ? all - occupationsIn(known) : -1
  if (drawn < 0 || drawn > hidden) throw new Error('It does not say how many of the hidden cards are occupations.')
  return [...known, ...draw(decks.occupation, drawn), ...draw(decks.minor, hidden - drawn)]
}

type Decks = ReturnType<typeof unseenCards>

const draw = (deck: number[], n: number): number[] => deck.splice(Math.max(0, deck.length - n)).reverse()
