import { below } from '../core/random.ts'
import { tell } from '../state/events.ts'
import type { State } from '../state/state.ts'
import { START_CARDS } from './start-cards.ts'

/** Ruling: the nine start cards are mixed anew each time, whatever was dealt at the start. */
export function drawNumber(s: State, seat: number, card: string): number {
  const number = 1 + below(s.random, START_CARDS.length)
  tell({ event: 'number', seat, card, number })
  return number
}
