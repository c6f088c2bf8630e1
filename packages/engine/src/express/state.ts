import { isRefusal } from '../core/refusal.ts'
import { bool, Damaged, frozen, int, type Json, list, nameOf, record } from '../core/shape.ts'
import { DICE, FACES, type Face } from './dice.ts'
import type { GroupMove } from './moves.ts'
import { type ExpressSetup, readSetup } from './setup.ts'
import { type Player, playerShape } from './sheet.ts'

/**
 * A question that a seat has to answer. While actions are taken there is one; in a harvest every seat has its own.
 * Frames are never changed in place; a step puts a new one in the place of the old.
 */
export type Frame =
  /** Keep the dice, or roll them. X3 */
  | { readonly step: 'dice'; readonly seat: number }
  /** Which dice group; `power` is the occupation used in this action (-1: none yet), `left` the dice it may still set. */
  | { readonly step: 'group'; readonly seat: number; readonly power: number; readonly left: number }
  /** How the cost of the group is paid. */
  | { readonly step: 'pay'; readonly seat: number; readonly group: GroupMove }
  /** Which animals make room, after more kinds came than there are pastures. X4 */
  | { readonly step: 'animals'; readonly seat: number }
  | { readonly step: 'feed'; readonly seat: number }
  /** Which animals breed, where there are not pastures enough for all. X6 */
  | { readonly step: 'breed'; readonly seat: number }

export type FrameOf<S extends Frame['step']> = Extract<Frame, { step: S }>

const FIELDS: { readonly [S in Frame['step']]: readonly string[] } = {
  dice: [],
  group: ['power', 'left'],
  pay: ['group'],
  animals: [],
  feed: [],
  breed: [],
}

const frameShape = frozen<Frame>((json: Json | undefined, where) => {
  const frame = json as { [key: string]: Json } | null | undefined
  const fields =
    typeof frame?.step === 'string' && Object.hasOwn(FIELDS, frame.step) ? FIELDS[frame.step as 'dice'] : null
  const whole = (key: string) =>
    key === 'group' ? typeof frame?.group === 'object' : Number.isSafeInteger(frame?.[key])
  if (!frame || !fields || !whole('seat') || !fields.every(whole) || Object.keys(frame).length !== fields.length + 2)
    throw new Damaged(`The saved game is damaged: ${where} should be a question with a seat.`)
  return frame as unknown as Frame
})

const setupShape = frozen<ExpressSetup>((json) => {
  const setup = readSetup(json)
  if (isRefusal(setup)) throw new Damaged(`The saved game is damaged: ${setup.message}`)
  return setup
})

export interface ExpressState {
  setup: ExpressSetup
  /** Moves played so far. */
  number: number
  random: number[]
  /** Rounds are counted from 1 to 6 through the whole game. X2 */
  round: number
  /** Harvests that are over. */
  harvests: number
  starting: number
  over: boolean
  /** What each die shows, and which are used (a bit a die). */
  dice: Face[]
  used: number
  players: Player[]
  asks: Frame[]
}

export const stateShape = record<ExpressState>({
  setup: setupShape,
  number: int,
  random: list(int),
  round: int,
  harvests: int,
  starting: int,
  over: bool,
  dice: list(
    nameOf(() => FACES, 'a face of a die'),
    DICE.length,
  ),
  used: int,
  players: list(playerShape),
  asks: list(frameShape),
})

/** The seat's question, if it has one. */
export function askOf(s: ExpressState, seat: number): Frame | undefined {
  for (let i = 0; i < s.asks.length; i++) if (s.asks[i].seat === seat) return s.asks[i]
  return undefined
}

/** Puts another question in the place of the seat's. */
export function ask(s: ExpressState, frame: Frame): void {
  for (let i = 0; i < s.asks.length; i++) if (s.asks[i].seat === frame.seat) s.asks[i] = frame
}
