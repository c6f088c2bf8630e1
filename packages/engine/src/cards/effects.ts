import type { Move } from '../notation/moves.ts'
import type { Played, State } from '../state/state.ts'
import type { Occasion } from './windows.ts'

/**
 * One thing a card does. Made by the verbs of `verbs.ts`, or by a card itself where the verbs cannot say it.
 * A waiting effect is a frame that names its card, so that a half-made choice is data.
 */
export interface Effect {
  /** What it is, for logs, texts and bots: `gain`, `trade`, `plow`, … */
  readonly verb: string
  /** "May": the player can leave it. */
  readonly optional: boolean
  /** Can it be carried out now? */
  possible(s: State, seat: number, card: number, at: Occasion): boolean
  /** Would nothing come of it? Then a window passes it over in silence. */
  idle?(s: State, seat: number, at: Occasion): boolean
  /** The moves it asks among; absent: it happens without a question. */
  options?(s: State, seat: number, card: number, at: Occasion, out: Move[]): void
  /** Is there a question among the options? By default always. */
  asks?(s: State, seat: number, at: Occasion): boolean
  run(s: State, seat: number, played: Played, at: Occasion, move: Move | null): void
}
