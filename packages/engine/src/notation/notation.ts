import type { Described } from '../core/describe.ts'
import { Damaged, type Json, type Shape, scalar } from '../core/shape.ts'
import { boardOf, type State } from '../state/state.ts'
import type { Move, OneMove } from './moves.ts'
import type { VerbRules } from './verb.ts'
import { verbs } from './verbs/index.ts'

// The text, the parts and the key of every move. docs/PROTOCOL.md lists all forms.

// Each is asked only about its own moves.
const rules: ReadonlyMap<string, VerbRules<OneMove>> = new Map(
  Object.entries(verbs as unknown as { [verb: string]: VerbRules<OneMove> }),
)

const rulesOf = (move: OneMove): VerbRules<OneMove> => rules.get(move.verb) as VerbRules<OneMove> // there are no other moves

/** Is the move something done at any time, inside another question? B12 */
export const isAnytime = (move: Move): boolean => move.verb !== 'line' && rulesOf(move).anytime

/** The short text of a move. `parse` is the exact opposite. */
export function print(s: State, move: Move): string {
  if (move.verb === 'line') return move.moves.map((part) => print(s, part)).join('; ')
  const words = rulesOf(move).print(move, s)
  if (move.verb === 'place') return words
  return words === '' ? move.verb : `${move.verb} ${words}`
}

const LONGEST = 2000

/** The move that a text means at this table, or null if it means none. */
export function parse(s: State, text: string): Move | null {
  const clean = text.trim().toLowerCase().replace(/\s+/g, ' ')
  if (clean.length > LONGEST) return null
  if (clean.includes(';')) {
    const moves = clean.split(';').map((part) => parse(s, part))
    const known = moves.filter((move) => move !== null)
    return known.length === moves.length ? { verb: 'line', moves: known } : null
  }
  const space = boardOf(s).ids.indexOf(clean)
  if (space >= 0) return { verb: 'place', space }
  const [verb = '', ...words] = clean.split(' ')
  const found = rules.get(verb)?.parse(words, clean.slice(verb.length + 1)) ?? null
  return found && ({ verb, ...found } as OneMove) // as its verb has read it
}

/** The text of a move as those are told it who may not know its cards: of secret moves the verb alone. */
export const hushed = (text: string): string =>
  text
    .split('; ')
    .map((part) => {
      const [verb = ''] = part.split(' ')
      return rules.get(verb)?.secret ? verb : part
    })
    .join('; ')

/** What a move is made of, so that nobody has to take its text to pieces. */
export const describe = (s: State, move: Move): Described =>
  move.verb === 'line'
    ? { text: print(s, move), verb: 'line', moves: move.moves.map((part) => describe(s, part)) }
    : { text: print(s, move), verb: move.verb, ...rulesOf(move).parts(move, s) }

/** A short text that only this move has. Unlike the printed text it needs no table, and it costs next to nothing. */
export function keyOf(move: Move): string {
  switch (move.verb) {
    case 'line':
      return move.moves.map(keyOf).join(';')
    case 'arrange':
      return `arrange ${move.pens.map(({ pen, animal, count }) => `${pen} ${animal} ${count}`)}`
    default:
      return Object.values(move).join(' ')
  }
}

/** A move that waits inside a frame. */
export const moveShape: Shape<OneMove> = {
  copy: scalar.copy,
  equal: (a, b) => a === b || (a.verb === b.verb && rulesOf(a).shape.equal(a, b)),
  hash: (move, h) => rulesOf(move).shape.hash(move, h),
  encode: (move) => rulesOf(move).shape.encode(move),
  decode(json: Json | undefined, where) {
    const name = (json as { verb?: unknown } | null | undefined)?.verb
    const known = typeof name === 'string' ? rules.get(name) : undefined
    if (!known) throw new Damaged(`The saved game is damaged: ${where} should be a move.`)
    return known.shape.decode(json, where)
  },
}
