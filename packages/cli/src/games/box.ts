import type { Deal } from '@furrow/engine/agricola'
import type { BotTask, Described, Game, Json, Viewer } from '@furrow/engine/core'
import type { Menu } from '../play/menu.ts'
import type { CardWatch } from '../run/card-tally.ts'
import type { Words } from '../show/tell.ts'

// A game whose states, setups and moves are its own affair.

export interface AnyEvent {
  readonly event: string
}

export interface AnyView {
  readonly viewer: Viewer
  readonly table: unknown
  readonly state: Json
}

export type AnyGame = Game<unknown, unknown, unknown, AnyEvent, AnyView>

export type AnyQuestion = BotTask<AnyView>

/** Somebody who plays, asked through the view of a seat. */
export interface AnyBot {
  choose(question: AnyQuestion): string | Promise<string>
}

/** What is wrong after a move, in sentences. */
export type Inspector = (before: unknown, seat: number, move: unknown) => string[]

/** What the options of the command line say about a setup. */
export interface SetupOptions {
  players: number
  /** Null: as the rest of the setup has it. */
  cards: 'none' | 'dealt' | null
  tile: boolean
  deal: Deal
  /** The level of Farmers of the Moor; 0 is without it. */
  moor: number
  /** Further fields of the setup. */
  more: { readonly [field: string]: unknown }
}

/** A setup as the game reads it. All games have a number of players. */
export interface Players {
  readonly players: number
  readonly [option: string]: unknown
}

/** How a game looks in the terminal. */
export interface Face<Table, Event extends AnyEvent> extends Words<Event>, Menu<Table> {
  /** The whole table. */
  table(table: Table, names: readonly string[]): string[]
  /** What a person looks at before answering such a question; nothing in the middle of a turn. */
  before(ask: string, table: Table, seat: number, names: readonly string[]): string[]
}

/** A game and all that the command line has to know of it. */
export interface Box<Table, Event extends AnyEvent> {
  readonly game: AnyGame
  readonly face: Face<Table, Event>
  /** Who plays it, from the easiest to the hardest. `random` always does. */
  readonly bots: { readonly [name: string]: (seed: string) => AnyBot }
  /** Who plays it only to be measured against. */
  readonly yardsticks: { readonly [name: string]: (seed: string) => AnyBot }
  setup(options: SetupOptions): Players
  /** Every setup there is, and those that speed is measured with. */
  readonly everySetup: readonly Players[]
  readonly benchSetups: readonly Players[]
  /** What a move uses that others then cannot, for counting: a space, a kind of dice group. */
  uses(ask: string, move: Described): string | null
  /** What must hold after every move. */
  inspector(): Promise<Inspector>
  /** Makes tables on which a game goes on from its middle, with many cards in play; null where there are none. */
  readonly middle: (() => Promise<(setup: object, seed: string) => unknown>) | null
  /** What does not change during a game, for programs: all cards, and the spaces of a table. */
  cards(): object[]
  spaces(state: unknown): object[]
  /** Watches the hand cards of a game; null where there are none. */
  readonly watchCards: (() => CardWatch) | null
  /** Moves worth a look, best first. */
  hint(view: AnyView): string[]
}

export type AnyBox = Box<unknown, AnyEvent>
