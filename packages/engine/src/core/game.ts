import type { Described } from './describe.ts'
import type { OwnPart } from './own.ts'
import type { Packed } from './packed.ts'
import type { Random } from './random.ts'
import type { Refusal } from './refusal.ts'
import type { Json } from './shape.ts'

/** A place at the table, counted clockwise from 0. */
export type Seat = number

/** Who looks at a table: a seat sees its own secrets, the public sees none, `all` sees everything (referee, finished games). */
export type Viewer = Seat | 'public' | 'all'

/** A view without its `table`: whoever has the rules makes that of the rest (`wholeView`). */
export type Bare<View> = Omit<View, 'table'>

/** Any text; the same seed, setup and moves always give the same game. */
export type Seed = string

/** One question that a seat has to answer now. */
export interface Decision {
  seat: Seat
  /** What kind of question it is, e.g. `place`, `pay`, `feed`. */
  ask: string
  /** The space or card the question comes from, if any. */
  about: string | null
}

/** A number of the score sheet: how many there are, and what they are worth. */
export interface ScoreLine {
  category: string
  count: number
  points: number
}

export interface SeatResult {
  seat: Seat
  total: number
  /** 1 is best; equal ranks are shared. */
  rank: number
  lines: ScoreLine[]
}

export interface Outcome {
  seats: SeatResult[]
}

/**
 * What every game of the family keeps. Tables, bots, records, the command line and the page are written against
 * this and know no rule. States are plain data; only `advance` changes one, and only the one it is given.
 */
export interface Game<State, Setup, Move, Event, View> {
  readonly name: string
  /** Grows whenever the same setup, seed and moves could give another game. */
  readonly rules: number
  /** Fills in what is missing, or says what is wrong. */
  setup(input: unknown): Setup | Refusal
  /** The fields of a setup that nobody is told before the end. */
  readonly hidden: readonly string[]
  /** Has a seat at such a table anything that the others must not see? */
  secretive(setup: Setup): boolean
  start(setup: Setup, seed: Seed): State
  seats(state: State): number
  /** How many moves have been played. */
  number(state: State): number
  /** The round that is being played, from 1. */
  round(state: State): number
  /** What every seat would have if the game ended now. */
  points(state: State): number[]
  /** Who has to choose now, and what; several only where players choose at once; none when the game is over. */
  decisions(state: State): Decision[]
  /** The answers to the seat's question. Complete, step by step; empty when the seat has nothing to decide. */
  moves(state: State, seat: Seat): Move[]
  /** What the seat may do "at any time" besides. Who has listed the answers to its question already hands them over. */
  extras(state: State, seat: Seat, answers?: readonly Move[]): Move[]
  /** A whole answer to a question with too many to think of (payment, feeding, animals), or null. */
  propose?(state: State, seat: Seat): Move | null
  check(state: State, seat: Seat, move: Move): Refusal | null
  /** Plays a checked move on a copy. */
  play(state: State, seat: Seat, move: Move): { state: State; events: Event[] }
  /** Did this bring out something new? Undo never goes back past it. */
  reveals(event: Event): boolean
  /** Does a turn of somebody begin with it? */
  beginsTurn(event: Event): boolean
  beginsRound(event: Event): boolean
  /** Plays a legal move in place, without checking it and without events: for search and simulation. */
  advance(state: State, seat: Seat, move: Move): void
  /** The text of a move. `parse` gives the same move back. */
  print(state: State, move: Move): string
  parse(state: State, seat: Seat, text: string): Move | Refusal
  /** The text of a seat's move as the viewer may be told it while the game goes on. */
  tellMove(text: string, by: Seat, viewer: Viewer): string
  /** The move in parts, by their names: nobody has to take its text to pieces. */
  describe(state: State, move: Move): Described
  /** A short text that only this move has, the same in every game of these rules: for tables of visits. */
  key(move: Move): string
  /** Everything the viewer may know, and nothing else. */
  view(state: State, viewer: Viewer): View
  /** The same without its `table`: for who has the rules and is far away. */
  bare(state: State, viewer: Viewer): Bare<View>
  /** The public views of two states of a game, or the bare ones, without what is the same in both: for who compares them. In lists null stands in its place. */
  differing?(before: State, after: State, bare: boolean): [Json, Json]
  /** What a seat sees otherwise than everybody, at the same places throughout a game: with it the public view becomes the seat's. The parts say whether they are as they were in an earlier state. */
  own(state: State, seat: Seat, earlier?: State): OwnPart[]
  /** A full state that agrees with the view; what the view hides is drawn at random from what it could be. */
  imagine(view: Bare<View>, seed: Seed): State
  /** Draws anew, in place, what the seat cannot know: for search. Its view stays as it is. */
  resample(state: State, seat: Seat, random: Random): void
  outcome(state: State): Outcome | null
  copy(state: State): State
  /** As little as can be, for who keeps many: `unpack` gives an equal state. Not to be stored, what it means changes. */
  pack(state: State): Packed
  unpack(packed: Packed): State
  equal(a: State, b: State): boolean
  hash(state: State): number
  /** JSON out and in gives the same game, in the middle of any choice. */
  save(state: State): unknown
  load(saved: unknown): State | Refusal
}
