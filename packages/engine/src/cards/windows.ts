import { bool, int, list, nameOf, orNull, record, type Shape, shared, text, usually } from '../core/shape.ts'
import { cardShape } from '../flow/step.ts'
import { SPECIAL_ACTIONS } from '../moor/special-cards.ts'

/** What a player does that has a before and an after, whoever grants it. */
export const DEEDS = [
  'rooms',
  'stables',
  'fences',
  'renovate',
  'plow',
  'sow',
  'bake',
  'improvement',
  'occupation',
  'grow',
  'take',
] as const
export type Deed = (typeof DEEDS)[number]

/** The moments before and after each of them. */
export const BEFORE = Object.fromEntries(DEEDS.map((deed) => [deed, `before-${deed}`])) as {
  readonly [D in Deed]: `before-${D}` // one for each of DEEDS
}
export const AFTER = Object.fromEntries(DEEDS.map((deed) => [deed, `after-${deed}`])) as {
  readonly [D in Deed]: `after-${D}` // one for each of DEEDS
}

/** The named moments at which cards act; docs/GLOSSARY.md defines each in a sentence. */
export type Window =
  | `before-${Deed}`
  | `after-${Deed}`
  | 'before-special'
  | 'after-special'
  | 'moor-to-field'
  | 'card-received'
  | 'before-place'
  | 'before-use'
  | 'after-use'
  | 'extra-person'
  | 'end-of-turn'
  | 'reveal'
  | 'round-start'
  | 'before-work'
  | 'work-end'
  | 'returning-home'
  | 'round-end'
  | 'harvest-start'
  | 'field-start'
  | 'field-phase'
  | 'field-phase-all'
  | 'before-feeding'
  | 'after-feeding'
  | 'harvest-end'
  | 'before-scoring'

/** What happened, or is about to: all that a trigger may look at besides the state. */
export interface Occasion {
  /** Who acts. */
  readonly actor: number
  /** The space used, or -1. */
  readonly space: number
  /** The spaces used so far in this turn. */
  readonly used: readonly number[]
  /** The card or space that granted the action. */
  readonly source: string
  /** Is it the action that cards quote by its name ("Build Fences", "Minor Improvement")? */
  readonly named: boolean
  /** How many: rooms, fields, grain baked, fences … */
  readonly count: number
  /** The card played or built, or -1. */
  readonly card: number
  /** The goods taken or paid. */
  readonly goods: readonly number[] | null
  /** Materials of the house before and after a renovation. */
  readonly from: number
  readonly to: number
  /** The farmyard spaces that were built on, plowed, sown or fenced. */
  readonly cells: number
  /** The pastures that a fencing has made: no space of them was fenced before. */
  readonly pastures: readonly number[]
  /** The special action, by its place in SPECIAL_ACTIONS, or -1. */
  readonly special: number
  /** Has the last tile of the space been taken away? */
  readonly cleared: boolean
  /** Was the person who was placed ill? */
  readonly ill: boolean
  /** For each seat the fields that gave grain in this harvest. */
  readonly grainFields: readonly number[]
}

const NONE: readonly number[] = []

const NOTHING_ELSE: Partial<Occasion> = {}

export const occasion = (actor: number, what: Partial<Occasion> = NOTHING_ELSE): Occasion => ({
  actor,
  space: what.space ?? -1,
  used: what.used ?? NONE,
  source: what.source ?? '',
  named: what.named ?? false,
  count: what.count ?? 0,
  card: what.card ?? -1,
  goods: what.goods ?? null,
  from: what.from ?? 0,
  to: what.to ?? 0,
  cells: what.cells ?? 0,
  pastures: what.pastures ?? NONE,
  special: what.special ?? -1,
  cleared: what.cleared ?? false,
  ill: what.ill ?? false,
  grainFields: what.grainFields ?? NONE,
})

export const occasionShape: Shape<Occasion> = shared(
  record<Occasion>({
    actor: int,
    space: int,
    used: list(int),
    source: text,
    named: bool,
    count: int,
    card: cardShape,
    goods: orNull(list(int)),
    from: int,
    to: int,
    cells: int,
    pastures: list(int),
    special: usually(
      -1,
      nameOf(() => SPECIAL_ACTIONS, 'a special action'),
    ),
    cleared: usually(false, bool),
    ill: usually(false, bool),
    grainFields: list(int),
  }),
)
