import type { Decision, ExpressEvent, ExpressSeatView, ExpressTableView, Outcome } from '@furrow/engine'

export type FaceName = NonNullable<ExpressTableView['dice'][number]['face']>
export type Amounts = ExpressSeatView['goods']
export type GoodName = keyof Amounts

/** Who sits on a seat: a person at this device, or a bot of a level. */
export const LEVELS = ['random', 'greedy', 'planner'] as const
export type Level = (typeof LEVELS)[number]
export type Sitter = 'person' | Level

/** What is chosen before a game; the first seat is always a person's. */
export interface ExpressOptions {
  sitters: readonly Sitter[]
  seed: string
}

/** A move in force and what came of it. */
export interface ExpressEntry {
  number: number
  seat: number
  move: string
  events: readonly ExpressEvent[]
}

/** A move with what it would do to the sheet. */
export interface Offer {
  move: string
  /** The dice that the group uses, as the tray shows them. */
  dice: FaceName[]
  /** The occupation that sets the die, if one does. */
  by: FaceName | null
  gain: Amounts
  cost: Amounts
  /** Dice paid besides, at double the cost. */
  paid: FaceName[]
  /** There are several ways to pay; `cost` and `paid` are one of them. */
  choice: boolean
  /** What the next harvest would bring more, or less. */
  points: number
}

/** The table as it is shown. Nothing is hidden in Express, so everybody sees the same. */
export interface ExpressUpdate {
  /** The whole game as a text to be stored. */
  stored: string
  options: ExpressOptions
  names: string[]
  number: number
  /** The person whose sheet lies in front: the one who has to choose, else who moved last. */
  seat: number
  view: ExpressTableView
  /** The question of that person, if there is one now. */
  decision: Decision | null
  offers: Offer[]
  extras: Offer[]
  canUndo: boolean
  outcome: Outcome | null
  /** How often the dice were rolled: they tumble when it grows. */
  rolls: number
  log: ExpressEntry[]
}
