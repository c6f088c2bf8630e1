import { below, type Random } from '../core/random.ts'

// X1: the 13 dice. A face is its place in FACES; the faces of a kind stand together, and no two kinds share one.

export const KINDS = ['farm', 'occupation', 'improvement', 'produce', 'resource', 'animal'] as const
export type KindName = (typeof KINDS)[number]
/** A kind is its place in KINDS. */
export type Kind = number

export const OCCUPATIONS = ['mayor', 'builder', 'farmer', 'rancher', 'gatherer', 'midwife'] as const
export const IMPROVEMENTS = ['oven', 'hearth', 'basketmaker', 'joinery', 'pottery', 'stonecutter'] as const

const NAMES = {
  farm: ['house', 'pasture', 'field'],
  occupation: OCCUPATIONS,
  improvement: IMPROVEMENTS,
  produce: ['food', '2food', 'grain', 'vegetable'],
  resource: ['reed', 'wood', 'brick', 'stone'],
  animal: ['sheep', 'boar', 'cattle'],
} as const satisfies { [K in KindName]: readonly string[] }

export type FaceName = (typeof NAMES)[KindName][number]
export type Face = number
export const FACES: readonly FaceName[] = KINDS.flatMap((kind) => [...NAMES[kind]])

export const faceNamed = (name: string): Face => FACES.indexOf(name as FaceName)

export const HOUSE = faceNamed('house')
export const PASTURE = faceNamed('pasture')
export const FIELD = faceNamed('field')
export const FIRST_OCCUPATION = faceNamed('mayor')
export const FIRST_IMPROVEMENT = faceNamed('oven')
export const FOOD_FACE = faceNamed('food')
export const TWO_FOOD = faceNamed('2food')

/** Face by face, the kind of die that shows it. */
export const KIND_OF: readonly Kind[] = KINDS.flatMap((kind, k) => NAMES[kind].map(() => k))
/** Kind by kind, its faces. */
export const FACES_OF: readonly (readonly Face[])[] = KINDS.map((_, k) =>
  FACES.flatMap((_name, face) => (KIND_OF[face] === k ? [face] : [])),
)

const HOW_MANY: { readonly [K in KindName]: number } = {
  farm: 2,
  occupation: 1,
  improvement: 1,
  produce: 3,
  resource: 3,
  animal: 3,
}
/** Die by die, its kind. */
export const DICE: readonly Kind[] = KINDS.flatMap((kind, k) => Array.from({ length: HOW_MANY[kind] }, () => k))
export const ALL_DICE = (1 << DICE.length) - 1
/** The dice of each kind as a mask. */
export const DICE_OF: readonly number[] = KINDS.map((_, k) =>
  DICE.reduce((mask, kind, die) => (kind === k ? mask | (1 << die) : mask), 0),
)

/** What stands on the six sides of the dice of a kind. */
export type Sides = { readonly [K in KindName]: readonly FaceName[] }
export const SIDES = 6

/** X1. The counts on the produce, resource and animal dice are a ruling; a setup can name others. */
export const STANDARD_SIDES: Sides = {
  farm: ['house', 'house', 'pasture', 'pasture', 'field', 'field'],
  occupation: OCCUPATIONS,
  improvement: IMPROVEMENTS,
  produce: ['food', 'food', '2food', 'grain', 'grain', 'vegetable'],
  resource: ['reed', 'wood', 'wood', 'brick', 'brick', 'stone'],
  animal: ['sheep', 'sheep', 'boar', 'boar', 'cattle', 'cattle'],
}

/** Before the first roll a die shows nothing. */
export const UNROLLED = -1

/** The dice on the table: what each shows, and which are used up (a bit a die). */
export interface Tray {
  dice: Face[]
  used: number
}

export function rollAll(tray: Tray, sides: readonly (readonly Face[])[], random: Random): void {
  for (let die = 0; die < DICE.length; die++) {
    const faces = sides[DICE[die]]
    tray.dice[die] = faces[below(random, faces.length)]
  }
  tray.used = 0
}

/** How many available dice show each face. */
export function showing(tray: Tray): number[] {
  const out: number[] = new Array(FACES.length).fill(0)
  for (let die = 0; die < DICE.length; die++) if (((tray.used >> die) & 1) === 0) out[tray.dice[die]]++
  return out
}

/** The first available die that shows the face, or -1. Dice with the same face are alike. */
export function dieShowing(tray: Tray, face: Face): number {
  for (let die = 0; die < DICE.length; die++) if (((tray.used >> die) & 1) === 0 && tray.dice[die] === face) return die
  return -1
}

/** X3: dice of a group or a payment become used. */
export function useDice(tray: Tray, faces: readonly Face[]): void {
  for (const face of faces) tray.used |= 1 << dieShowing(tray, face)
}

const MOST_ALIKE = Math.max(...Object.values(HOW_MANY))
const RUNS: readonly (readonly (readonly Face[])[])[] = FACES.map((_, face) =>
  Array.from({ length: MOST_ALIKE + 1 }, (_none, count) => Array.from({ length: count }, () => face)),
)

/** So many dice with the face. */
export const times = (face: Face, count: number): readonly Face[] => RUNS[face][count]
