import { type Refusal, refuse } from '../core/refusal.ts'
import {
  FACES,
  FACES_OF,
  type Face,
  type FaceName,
  faceNamed,
  KINDS,
  type KindName,
  SIDES,
  STANDARD_SIDES,
} from './dice.ts'

/** How a table is set up. Everything has a default. */
export interface ExpressSetup {
  players: number
  /** The seat that begins, or null: drawn. */
  starting: number | null
  /** Other sides for the dice of a kind; the kinds not named are as in X1. */
  faces: { readonly [K in KindName]?: readonly FaceName[] }
}

const FIELDS = ['players', 'starting', 'faces']
const MOST_PLAYERS = 4

/** Fills in what is missing, or says what is wrong. */
export function readSetup(input: unknown): ExpressSetup | Refusal {
  const bad = (message: string) => refuse('bad-setup', message)
  if (!isObject(input)) return bad('A setup is an object such as {"players": 2}.')
  for (const key of Object.keys(input))
    if (!FIELDS.includes(key)) return bad(`A setup has no "${key}"; it knows ${FIELDS.join(', ')}.`)
  const { players = 2, starting = null, faces = {} } = input
  if (!isWhole(players) || players < 1 || players > MOST_PLAYERS)
    return bad(`The number of players is a whole number from 1 to ${MOST_PLAYERS}.`)
  if (starting !== null && !(isWhole(starting) && starting >= 0 && starting < players))
    return bad(`The starting seat is null or a whole number from 0 to ${players - 1}.`)
  if (!isObject(faces)) return bad('"faces" is an object such as {"animal": ["sheep", …]}.')
  const problem = wrongFaces(faces)
  return problem ? bad(problem) : { players, starting, faces: faces as ExpressSetup['faces'] }
}

function wrongFaces(faces: { [key: string]: unknown }): string | null {
  for (const [name, sides] of Object.entries(faces)) {
    const kind = KINDS.indexOf(name as KindName)
    if (kind < 0) return `There are no "${name}" dice; the kinds are ${KINDS.join(', ')}.`
    const allowed = FACES_OF[kind].map((face) => FACES[face])
    if (!Array.isArray(sides) || sides.length !== SIDES || !sides.every((face) => allowed.includes(face)))
      return `The sides of the ${name} dice are a list of ${SIDES} out of ${allowed.join(', ')}.`
  }
  return null
}

const isWhole = (v: unknown): v is number => Number.isSafeInteger(v)
const isObject = (v: unknown): v is { [key: string]: unknown } =>
  typeof v === 'object' && v !== null && !Array.isArray(v)

/** Kind by kind, the six sides of its dice. Setups are never changed, so it is worked out once for each. */
export function sidesOf(setup: ExpressSetup): readonly (readonly Face[])[] {
  const known = SIDES_OF.get(setup)
  if (known) return known
  const sides = KINDS.map((kind) => (setup.faces[kind] ?? STANDARD_SIDES[kind]).map(faceNamed))
  SIDES_OF.set(setup, sides)
  return sides
}
const SIDES_OF = new WeakMap<ExpressSetup, readonly (readonly Face[])[]>()
