import type { ActName } from '../actions/act.ts'
import { MAJORS } from '../cards/majors.ts'
import { cards } from '../cards/registry.ts'
import { GOODS } from '../state/goods.ts'
import { boardOf, type Frame, type State } from '../state/state.ts'

// What each frame of the stack has to hold. A save whose frames hold anything else is damaged.

type Test = (value: unknown, s: State) => boolean
type Fields = { readonly [key: string]: Test }

const whole: Test = (v) => Number.isSafeInteger(v)
const amount: Test = (v) => Number.isSafeInteger(v) && (v as number) >= 0
const flag: Test = (v) => typeof v === 'boolean'
const text: Test = (v) => typeof v === 'string'
const oneOf =
  (...values: unknown[]): Test =>
  (v) =>
    values.includes(v)
const orNull =
  (test: Test): Test =>
  (v, s) =>
    v === null || test(v, s)
const listOf =
  (test: Test): Test =>
  (v, s) =>
    Array.isArray(v) && v.every((item) => test(item, s))
const withFields =
  (fields: Fields): Test =>
  (v, s) =>
    typeof v === 'object' && v !== null && !Array.isArray(v) && holds(v, fields, s)

function holds(v: object, fields: Fields, s: State): boolean {
  const entries = Object.entries(v)
  return (
    entries.length === Object.keys(fields).length && entries.every(([key, value]) => fields[key]?.(value, s) ?? false)
  )
}

const indexBelow =
  (lowest: number, end: (s: State) => number): Test =>
  (v, s) =>
    whole(v, s) && (v as number) >= lowest && (v as number) < end(s)

const spaceCount = (s: State): number => boardOf(s).spaces.length
const space = indexBelow(0, spaceCount)
const spaceOrNone = indexBelow(-1, spaceCount)
const card = indexBelow(0, () => cards().length)
const goods: Test = (v, s) => Array.isArray(v) && v.length === GOODS.length && v.every((n) => amount(n, s))
const seat = indexBelow(0, (s) => s.players.length)
const occasion = withFields({ actor: seat, space: spaceOrNone, used: listOf(space) })

const ACTS: { readonly [A in ActName]: Fields } = {
  take: {},
  rooms: { most: amount },
  stables: { most: amount, wood: amount },
  plow: { food: amount },
  sow: {},
  bake: {},
  fences: { named: flag, one: flag },
  renovate: {},
  grow: { room: flag },
  'starting-player': {},
  occupation: { price: listOf(amount) },
  improvement: { minor: flag, major: flag, majorFrom: amount },
  choose: { among: listOf(withFields({ pay: orNull(goods), gain: goods })) },
  buy: { pay: goods, gain: goods },
  corral: {},
}
const act: Test = (v, s) => {
  const name = (v as { act?: unknown } | null)?.act
  return typeof name === 'string' && name in ACTS && withFields({ act: text, ...ACTS[name as ActName] })(v, s)
}

const FRAMES: { readonly [step: string]: Fields } = {
  round: { phase: oneOf('prepare', 'start', 'fill', 'work', 'home', 'harvest', 'end') },
  work: {},
  turn: { used: listOf(space), asked: flag, extra: flag, ended: flag },
  place: { only: orNull(listOf(space)), about: orNull(text) },
  acts: {
    about: text,
    space: spaceOrNone,
    acts: listOf(act),
    binding: oneOf('all', 'and-or', 'then', 'one'),
    optional: flag,
    left: amount,
    doing: whole,
    times: amount,
    memo: amount,
    begun: flag,
  },
  pay: { ways: listOf(goods), about: text },
  gain: { goods, about: text },
  'after-use': { space, known: listOf(amount) },
  card: { card },
  'card-done': { card },
  major: { major: indexBelow(0, () => MAJORS.length), back: indexBelow(-1, () => MAJORS.length) },
  window: { window: text, at: occasion, waiting: listOf(card) },
  effects: { card, hook: text, at: occasion, next: amount },
  keep: {},
  harvest: { phase: oneOf('begin', 'field', 'feed', 'breed', 'end') },
  together: {},
  feed: {},
  breed: {},
  scoring: {},
  'last-chance': {},
  over: {},
}

const frameIsWhole = (frame: Frame, s: State): boolean =>
  Object.hasOwn(FRAMES, frame.step) && holds(frame, { step: text, seat, ...FRAMES[frame.step] }, s)

/** Do all frames of the table and of the seats hold what they must? */
export const framesAreWhole = (s: State): boolean =>
  [s.stack, ...s.lanes].flat().every((frame) => frameIsWhole(frame, s))
