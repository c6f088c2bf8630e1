import { cards } from '../cards/registry.ts'
import { type Standing, standingOf } from '../cards/standing.ts'
import { isRefusal } from '../core/refusal.ts'
import {
  amount,
  bool,
  counts,
  Damaged,
  followsFrom,
  frozen,
  int,
  ints,
  list,
  nameOf,
  type Of,
  orNull,
  record,
  type Shape,
  shared,
  unwritten,
  usually,
} from '../core/shape.ts'
import { takenCells } from '../farm/farmyard.ts'
import { type Ground, groundShape } from '../farm/ground.ts'
import { pasturesOf } from '../farm/pastures.ts'
import { cardPen, penCard } from '../farm/pens.ts'
import { yardOfShape } from '../farm/yard.ts'
import { cardShape, frameShape } from '../flow/step.ts'
import { type MoorTable, moorTableShape } from '../moor/table.ts'
import { type Board, boardFor } from '../spaces/boards.ts'
import { GOODS } from './goods.ts'
import { MOST_PLAYERS, readSetup, type Setup } from './setup.ts'

/** Houses are made of wood, then clay, then stone. B8 */
export const MATERIALS = ['wood', 'clay', 'stone'] as const

/**
 * What remains to be done: the frame on top of the stack is the question being asked, or the next thing that happens
 * by itself. Frames are never changed in place; a step puts a new one in the place of the old.
 */
export interface Frame {
  readonly step: string
  readonly seat: number
}

/** A card in front of a player: the how-manieth of the game it was, and what it has to remember. */
const playedData = record<{ card: number; order: number; data: number[] }>({
  card: cardShape,
  order: int,
  data: list(int),
})
export type Played = Of<typeof playedData>

/** A card with nothing to remember never changes, so that copies may share it. */
const playedShape: Shape<Played> = {
  ...playedData,
  copy: (played) => (played.data.length === 0 ? played : playedData.copy(played)),
}

/** Points that were fixed during the game: they belong to the player, whatever becomes of the card. */
const ledgerShape = shared(record<{ readonly card: number; readonly points: number }>({ card: cardShape, points: int }))

/** A pen goes by its number (see farm/pens.ts), in JSON a card by its name, so that a save outlives new cards. */
const penShape: Shape<number> = {
  ...int,
  encode: (pen) => (pen <= cardPen(0) ? cardShape.encode(penCard(pen)) : pen),
  decode: (json, where) =>
    typeof json === 'string' ? cardPen(cardShape.decode(json, where)) : int.decode(json, where),
}

/** Animals that a person has put somewhere. */
const pennedShape = record<{ pen: number; animal: number; count: number }>({ pen: penShape, animal: int, count: int })
export type Penned = Of<typeof pennedShape>

interface PlayerData {
  goods: number[]
  people: number
  newborns: number
  home: number
  house: number
  yard: number
  rooms: number
  fields: number
  crops: number[]
  stables: number
  across: number
  upright: number
  pastures: readonly number[]
  ground: Ground
  forests: number
  moors: number
  start: number
  ill: number
  guests: number
  penned: readonly Penned[]
  begging: number
  gained: number
  played: Played[]
  standing: Standing
  unlit: readonly number[]
  ledger: Of<typeof ledgerShape>[]
  hand: number[]
  pack: number[]
}

const dataShape = record<PlayerData>({
  /** The supply, animals included. */
  goods: counts(GOODS),
  /** Everybody in the family, newborns included. */
  people: int,
  /** Born in this round: they eat 1 food and do not act yet. B8, B11 */
  newborns: int,
  /** People that can still be placed in this round. */
  home: int,
  /** Index into MATERIALS. */
  house: int,
  /** The shape of the farmyard: see farm/yard.ts. */
  yard: int,
  /** Masks of farmyard spaces. */
  rooms: int,
  fields: int,
  /** What grows on each space: see farm/crops.ts. */
  crops: ints(),
  stables: int,
  /** Masks of the fences that stand: above and below spaces, and beside them. */
  across: int,
  upright: int,
  /** One mask a pasture, by their first space. They follow from the fences and are kept beside them for speed. */
  pastures: unwritten(shared(list(int))),
  /** Tiles beneath others, markers and goods on spaces. */
  ground: groundShape,
  /** Masks of the spaces on which a forest or a moor is to be seen: the tile on top. M4 */
  forests: usually(0, int),
  moors: usually(0, int),
  /** The number of the start card, or 0. M3 */
  start: usually(0, int),
  /** People with a bed marker. M8 */
  ill: usually(0, int),
  /** People of nobody's family that can be placed in this round, after one's own. */
  guests: usually(0, int),
  /** Where a person has put animals; empty: the engine arranges them. */
  penned: shared(list(pennedShape)),
  begging: int,
  /** Building resources got since this work phase began, whatever became of them. */
  gained: amount,
  /** Majors, minors and occupations, in the order in which they were played. */
  played: list(playedShape),
  /** What these are together; it follows from them. */
  standing: followsFrom<Standing>(),
  /** Cooking improvements that have not been lit yet. M14 */
  unlit: usually([], shared(list(cardShape))),
  ledger: list(ledgerShape),
  /** -1 stands for a card that the viewer may not see. */
  hand: list(cardShape),
  /** In a draft: the cards to choose from. */
  pack: list(cardShape),
})
export type Player = PlayerData

function copyEach<T>(of: readonly T[], copy: (one: T) => T): T[] {
  const out = of.slice()
  for (let i = 0; i < out.length; i++) out[i] = copy(out[i])
  return out
}

/** In JSON there are no pastures: they are worked out from the fences. Nor what the cards are together. */
export const playerShape: Shape<Player> = {
  ...dataShape,
  // Whoever looks ahead copies by the million, so it is written out; a test holds it to the fields (copy.test.ts).
  copy: (p) => ({
    ...p,
    goods: p.goods.slice(),
    crops: p.crops.slice(),
    played: copyEach(p.played, playedShape.copy),
    ledger: p.ledger.slice(),
    hand: p.hand.slice(),
    pack: p.pack.slice(),
  }),
  decode(json, where) {
    const given = typeof json === 'object' && json !== null && !Array.isArray(json) ? json : {}
    if ('pastures' in given) throw new Damaged(`The saved game is damaged: ${where} tells pastures beside its fences.`)
    if ('standing' in given) throw new Damaged(`The saved game is damaged: ${where} tells what its cards are.`)
    const p = dataShape.decode({ ...given, pastures: [], standing: null }, where)
    const yard = yardOfShape(p.yard)
    if (!yard) throw new Damaged(`The saved game is damaged: ${where}.yard should be the shape of a farmyard.`)
    return { ...p, pastures: pasturesOf(yard, p, takenCells(p)), standing: standingOf(p.played) }
  },
}

/** What can lie on a coming round space: goods, tiles, or a card's reminder of something it offers then. */
export const PROMISABLE = [...GOODS, 'forest', 'moor', 'reminder'] as const

/** Something that lies on a coming round space for its owner: goods, tiles, or (`good` = -1) a field tile to plow. */
export interface Promised {
  readonly round: number
  readonly seat: number
  readonly good: number
  readonly count: number
  readonly card: number
}
export const promiseShape = shared(
  record<Promised>({
    round: int,
    seat: int,
    good: nameOf(() => PROMISABLE, 'a good or a tile'),
    count: int,
    card: cardShape,
  }),
)

export const setupShape = frozen<Setup>((json) => {
  const setup = readSetup(json)
  if (isRefusal(setup)) throw new Damaged(`The saved game is damaged: ${setup.message}`)
  return setup
})

/** A card that has left the game, whether a minor or an occupation, and the seat that alone knows which it was (-1: everybody does). */
export const goneShape = record<{ card: number; minor: boolean; seat: number }>({
  card: cardShape,
  minor: bool,
  seat: int,
})
export type Gone = Of<typeof goneShape>

/** Goods that lie on a space for one seat only, besides what accumulates there. */
export interface Reserved {
  readonly space: number
  readonly seat: number
  readonly good: number
  readonly count: number
}
const reservedShape = shared(
  record<Reserved>({ space: int, seat: int, good: nameOf(() => GOODS, 'a good'), count: int }),
)

export interface State {
  setup: Setup
  /** Moves played so far. */
  number: number
  random: number[]
  round: number
  starting: number
  over: boolean
  /** For each space of the board: what lies there, who stands there (see spaces/people.ts), the round it came out (0: printed, 99: not yet). */
  lying: number[]
  who: number[]
  since: number[]
  reserved: Reserved[]
  /** How many cards have come into play so far. */
  order: number
  /** The stacks of majors; the last one of each lies on top. F5 */
  stacks: readonly (readonly number[])[]
  /** Hand cards that were not dealt, by kind, the next to be drawn last; and cards that have left the game. */
  minors: number[]
  occupations: number[]
  /** With the seat that alone knows which card it was, or -1. */
  gone: Gone[]
  promises: Promised[]
  /** What the table of a Moor game has besides; null in other games. */
  moor: MoorTable | null
  players: Player[]
  /** The table's stack, and a stack for each seat that is used while all choose at once. */
  stack: Frame[]
  lanes: Frame[][]
}

const tableShape = record<State>({
  setup: setupShape,
  number: int,
  random: list(int),
  round: int,
  starting: int,
  over: bool,
  lying: list(int),
  who: list(int),
  since: list(int),
  reserved: list(reservedShape),
  order: int,
  stacks: shared(list(list(cardShape))),
  minors: list(cardShape),
  occupations: list(cardShape),
  gone: list(goneShape),
  promises: list(promiseShape),
  moor: usually(null, orNull(moorTableShape)),
  players: list(playerShape),
  stack: list(frameShape),
  lanes: list(list(frameShape)),
})

export const stateShape: Shape<State> = {
  ...tableShape,
  // As with players.
  copy: (s) => ({
    ...s,
    random: s.random.slice(),
    lying: s.lying.slice(),
    who: s.who.slice(),
    since: s.since.slice(),
    reserved: s.reserved.slice(),
    minors: s.minors.slice(),
    occupations: s.occupations.slice(),
    gone: copyEach(s.gone, goneShape.copy),
    promises: s.promises.slice(),
    players: copyEach(s.players, playerShape.copy),
    stack: s.stack.slice(),
    lanes: copyEach(s.lanes, (lane) => lane.slice()),
  }),
}

/** Without hand cards. */
export const isFamily = (s: State): boolean => s.setup.cards === 'none'

/** A game in which no card in play can act by itself: without hand cards and without the majors of the Moor. */
export const isPlain = (s: State): boolean => s.setup.cards === 'none' && s.moor === null

/** The last table asked about. Its board is asked for many times a move, and copies of a state share their setup. */
let latest: { setup: Setup; cards: unknown; board: Board } | null = null

export function boardOf({ setup }: State): Board {
  if (latest !== null && latest.setup === setup && latest.cards === cards()) return latest.board
  const board = boardFor(setup)
  latest = { setup, cards: cards(), board }
  return board
}

/** Puts a question or step on the stack of its seat: its own while all choose at once, else the table's. */
export function push(s: State, frame: Frame): void {
  if (together(s)) s.lanes[frame.seat].push(frame)
  else s.stack.push(frame)
}

/** While this lies on top, the players choose at once. It has nothing to remember, so there is only this one, also in a state that was loaded. */
export const TOGETHER: Frame = { step: 'together', seat: 0 }

/** Do the players choose at once? Then every seat works on its own lane. */
export const together = (s: State): boolean => s.stack[s.stack.length - 1] === TOGETHER

/** The stack that holds the seat's question. */
export const stackOf = (s: State, seat: number): Frame[] => (together(s) ? s.lanes[seat] : s.stack)

export function topOf(s: State, seat: number): Frame | undefined {
  const stack = stackOf(s, seat)
  const top = stack?.[stack.length - 1]
  return top !== undefined && top.seat === seat ? top : undefined
}

export function pop(s: State, seat: number): void {
  stackOf(s, seat).pop()
}

export function replace(s: State, frame: Frame): void {
  const stack = stackOf(s, frame.seat)
  stack[stack.length - 1] = frame
}

/** Seats in turn order, beginning with `first`. */
export const clockwise = (s: State, first: number): readonly number[] => ORDERS[s.players.length][first]

/** By the number of players and the first of them. */
const ORDERS: readonly (readonly (readonly number[])[])[] = Array.from({ length: MOST_PLAYERS + 1 }, (_, players) =>
  Array.from({ length: players }, (_, first) => Array.from({ length: players }, (_, i) => (first + i) % players)),
)
