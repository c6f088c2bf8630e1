import type { Bare, Game, Seat } from './game.ts'

/**
 * The view of a seat or the public that a bare one was made from. What is hidden from them does not show in a `table`,
 * whatever is imagined in its place.
 */
export const wholeView = <State, Setup, Move, Event, View>(
  game: Game<State, Setup, Move, Event, View>,
  bare: Bare<View> & { readonly viewer: Seat | 'public' },
): View => ({ ...game.view(game.imagine(bare, 'whole'), bare.viewer), ...bare })
