// How long a table's log can become. A game ends by its rules, so moves are always taken; whatever could be repeated
// without end stops at a bound.
import { Refused } from '../refused.ts'
import type { LineBody } from './line.ts'

/** Several times the longest game. */
export const LONGEST = 4000

/** What leads back to where one was: without it everything else comes to an end. */
function canRepeat(body: LineBody): boolean {
  switch (body.kind) {
    case 'undo':
      return true
    case 'seat':
      return ['joined', 'bot', 'freed', 'back'].includes(body.why)
    case 'table':
      return body.what === 'invitation' || body.what === 'rematch'
    default:
      return false
  }
}

export function mustFit(number: number, body: LineBody, longest: number): void {
  if (number < longest || !canRepeat(body)) return
  throw new Refused(
    'too-large',
    `There are ${number} lines at this table: it can be played to its end, and nothing else is done.`,
  )
}
