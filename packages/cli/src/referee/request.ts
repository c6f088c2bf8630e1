import { at, type RefusalCode } from '@furrow/engine/core'

/** Why a request is not done. Besides the codes of the games there are those of the protocol itself. */
export type Code = RefusalCode | 'bad-json' | 'bad-request' | 'too-long' | 'no-game' | 'too-many-tables' | 'failed'

/** Leaves a request from anywhere inside; becomes the answer. */
export class Refused extends Error {
  readonly code: Code
  constructor(code: Code, sentence: string) {
    super(sentence)
    this.code = code
  }
}

export interface Request {
  readonly id: string | number | null
  readonly do: Verb
  readonly table: string
  readonly game: string
  readonly setup: unknown
  readonly seed: string
  readonly seat: number | 'public' | 'all'
  readonly move: string
  readonly at: number | null
  readonly from: number | null
  readonly saved: unknown
  /** The table that is copied or imagined from. */
  readonly of: string | null
  readonly view: unknown
  readonly fields: readonly string[] | null
  readonly want: readonly string[]
  readonly moves: readonly Attempt[] | null
  readonly extras: boolean
  readonly bot: string
  readonly milliseconds: number
  readonly names: readonly string[] | null
}

/** Moves to try one after the other: of the seat that is asked about, or of the seat named before them. */
export type Attempt = string | readonly (string | readonly [seat: number, move: string])[]

/** What every request may or must carry besides `id`, `do` and `table`; `!` marks what it cannot do without. */
const FIELDS = {
  games: [],
  start: ['game!', 'setup', 'seed!'],
  decisions: [],
  moves: ['seat!', 'extras'],
  play: ['seat!', 'move!', 'at'],
  undo: ['seat!', 'from', 'at'],
  view: ['seat!', 'fields'],
  try: ['seat!', 'moves', 'want', 'fields'],
  bot: ['seat!', 'bot!', 'seed', 'milliseconds'],
  outcome: [],
  save: [],
  load: ['saved!'],
  copy: ['of!'],
  imagine: ['seed!', 'of', 'seat', 'game', 'view'],
  record: ['names'],
  cards: ['game!'],
  spaces: ['game!', 'setup'],
  close: [],
  bye: [],
} as const satisfies { [verb: string]: readonly string[] }

export type Verb = keyof typeof FIELDS

/** What can be told of a position that was tried. */
const WANTED: readonly string[] = [
  'score',
  'decisions',
  'over',
  'moves',
  'parts',
  'events',
  'outcome',
  'number',
  'hash',
  'view',
]

const NAME = 'a text of 1 to 100 characters'
const TESTS: { readonly [field: string]: readonly [what: string, test: (value: unknown) => boolean] } = {
  id: ['a text or a number', (v) => typeof v === 'string' || typeof v === 'number'],
  table: [NAME, (v) => typeof v === 'string' && v.length > 0 && v.length <= 100],
  game: ['the name of a game', (v) => typeof v === 'string'],
  setup: ['an object', (v) => typeof v === 'object' && v !== null],
  seed: ['a text of up to 1000 characters', (v) => typeof v === 'string' && v.length <= 1000],
  seat: ['a seat: a whole number from 0', isCount],
  move: ['the text of a move', (v) => typeof v === 'string'],
  at: ['a whole number from 0', isCount],
  from: ['the number of a move', isCount],
  saved: ['what "save" gave', (v) => typeof v === 'object' && v !== null],
  of: [NAME, (v) => typeof v === 'string' && v.length > 0 && v.length <= 100],
  view: ['what "view" gave', (v) => typeof v === 'object' && v !== null],
  fields: ['a list of paths such as "table.round"', isTexts],
  want: [`a list of ${WANTED.join(', ')}`, (v) => isTexts(v) && v.every((field) => WANTED.includes(field))],
  moves: ['a list of moves, or of lists of moves', (v) => Array.isArray(v) && v.every(isAttempt)],
  extras: ['true or false', (v) => typeof v === 'boolean'],
  bot: ['the name of a bot', (v) => typeof v === 'string'],
  milliseconds: ['a whole number from 0', isCount],
  names: ['a list of names, one for each seat', isTexts],
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

function isAttempt(value: unknown): boolean {
  return (
    typeof value === 'string' ||
    (Array.isArray(value) &&
      value.every(
        (step) =>
          typeof step === 'string' ||
          (Array.isArray(step) && step.length === 2 && isCount(step[0]) && typeof step[1] === 'string'),
      ))
  )
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

/** The `id` of whatever came in, so that even a refused request is answered under its own name. */
export function idOf(input: unknown): string | number | null {
  const id = isObject(input) ? input.id : undefined
  return typeof id === 'string' || typeof id === 'number' ? id : null
}

export function parseLine(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused('bad-json', 'A request is one line of JSON.')
  }
}

export function readRequest(input: unknown): Request {
  if (!isObject(input)) throw bad('A request is an object such as {"do": "games"}.')
  const verb = input.do
  if (!isVerb(verb)) throw bad(`"do" is one of ${Object.keys(FIELDS).join(', ')}.`)
  const wanted: readonly string[] = ['id', 'do', 'table', ...FIELDS[verb].map((field) => field.replace('!', ''))]
  for (const field of Object.keys(input))
    if (!wanted.includes(field)) throw bad(`"${verb}" knows no "${shown(field)}".`)
  for (const field of FIELDS[verb])
    if (field.endsWith('!') && input[field.slice(0, -1)] === undefined)
      throw bad(`"${verb}" needs "${field.slice(0, -1)}".`)
  for (const field of wanted) if (field !== 'do' && input[field] !== undefined) test(verb, field, input[field])
  const defaults = {
    id: null,
    table: 'table',
    game: '',
    setup: {},
    seed: '',
    seat: 0,
    move: '',
    at: null,
    from: null,
    saved: null,
    of: null,
    view: null,
    fields: null,
    want: ['score', 'decisions'],
    moves: null,
    extras: true,
    bot: '',
    milliseconds: 1000,
    names: null,
  }
  return { ...defaults, ...input, do: verb } as Request // every field has just been tested
}

function test(verb: Verb, field: string, value: unknown): void {
  if (verb === 'view' && field === 'seat') {
    if (value !== 'public' && value !== 'all' && !isCount(value))
      throw bad('"seat" should be a seat, "public" or "all".')
    return
  }
  const [what, valid] = at(TESTS, field)
  if (!valid(value)) throw bad(`"${field}" should be ${what}.`)
}

const bad = (sentence: string): Refused => new Refused('bad-request', sentence)
const shown = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
const isVerb = (value: unknown): value is Verb => typeof value === 'string' && Object.hasOwn(FIELDS, value)
const isObject = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
