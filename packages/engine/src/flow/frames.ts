import { boardOf, type Frame, type State } from '../state/state.ts'

// A save whose frames speak of spaces or seats that are not there is damaged.

const SPACES = ['space', 'used', 'only']
const SEATS = ['seat', 'actor']

/** Does everything in a frame that names a space or a seat name one of this table? */
function fits(s: State, key: string, value: unknown): boolean {
  if (Array.isArray(value)) return value.every((item) => fits(s, key, item))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).every(([inner, item]) => fits(s, inner, item))
  if (typeof value !== 'number') return true
  if (SPACES.includes(key)) return value >= -1 && value < boardOf(s).spaces.length
  return !SEATS.includes(key) || (value >= 0 && value < s.players.length)
}

const frameFits = (s: State, frame: Frame): boolean =>
  Object.entries(frame).every(([key, value]) => fits(s, key, value))

/** Do all frames of the table and of the seats belong to this table? */
export const framesFit = (s: State): boolean => [s.stack, ...s.lanes].flat().every((frame) => frameFits(s, frame))
