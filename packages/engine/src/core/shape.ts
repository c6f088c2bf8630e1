import { type Packed, Packing, Unpacking } from './packed.ts'

/**
 * One description of a piece of state gives its copy, equality, hash, JSON form and packed form.
 * Only the copies of a state and its players are written out beside it, because they are made by the million.
 */
export interface Shape<T> {
  copy(value: T): T
  equal(a: T, b: T): boolean
  hash(value: T, h: number): number
  encode(value: T): Json
  /** Two values as JSON, without what is equal in both: for who compares them. In lists null stands in its place. */
  differing?(a: T, b: T): [Json, Json]
  /** Into numbers and back. Where this is missing, what copies share is kept as it is. */
  readonly packs?: { pack(value: T, into: Packing): void; unpack(from: Unpacking): T }
  /** As a field of a record: does JSON leave out this value? */
  omits?(value: T): boolean
  /** Throws `Damaged` with a sentence when the JSON is not of this shape. */
  decode(json: Json | undefined, where: string): T
}

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export type Of<S> = S extends Shape<infer T> ? T : never

export class Damaged extends Error {}

const damaged = (where: string, what: string): never => {
  throw new Damaged(`The saved game is damaged: ${where} should be ${what}.`)
}

const mix = (h: number, n: number): number => Math.imul(h ^ n, 0x9e3779b1) ^ (h >>> 15)

/** A value that is never changed in place, so that copies may share it. */
export const scalar = { copy: <T>(v: T): T => v, equal: <T>(a: T, b: T): boolean => a === b }

const packsNumber = { pack: (v: number, into: Packing) => into.number(v), unpack: (from: Unpacking) => from.number() }

export const int: Shape<number> = {
  ...scalar,
  packs: packsNumber,
  hash: (v, h) => mix(h, v),
  encode: (v) => v,
  decode: (j, where) => (Number.isSafeInteger(j) ? (j as number) : damaged(where, 'a whole number')),
}

export const bool: Shape<boolean> = {
  ...scalar,
  hash: (v, h) => mix(h, v ? 1 : 2),
  encode: (v) => v,
  packs: { pack: (v, into) => into.number(v ? 1 : 0), unpack: (from) => from.number() === 1 },
  decode: (j, where) => (typeof j === 'boolean' ? j : damaged(where, 'true or false')),
}

const hashText = (text: string, h: number): number => {
  let out = mix(h, text.length)
  for (let i = 0; i < text.length; i++) out = mix(out, text.charCodeAt(i))
  return out
}

export const text: Shape<string> = {
  ...scalar,
  hash: (v, h) => hashText(v, h),
  encode: (v) => v,
  decode: (j, where) => (typeof j === 'string' ? j : damaged(where, 'a text')),
}

/** Whole and not below 0. */
export const amount: Shape<number> = {
  ...int,
  decode: (j, where) => (Number.isSafeInteger(j) && (j as number) >= 0 ? (j as number) : damaged(where, 'a number')),
}

export const oneOf = <T extends string>(...values: readonly T[]): Shape<T> => ({
  ...scalar,
  hash: (v, h) => hashText(v, h),
  encode: (v) => v,
  decode: (j, where) => values.find((value) => value === j) ?? damaged(where, `one of ${values.join(', ')}`),
})

export const orNull = <T>(of: Shape<T>): Shape<T | null> => ({
  copy: (v) => (v === null ? null : of.copy(v)),
  equal: (a, b) => (a === null || b === null ? a === b : of.equal(a, b)),
  hash: (v, h) => (v === null ? mix(h, 3) : of.hash(v, h)),
  encode: (v) => (v === null ? null : of.encode(v)),
  packs: {
    pack(v, into) {
      into.number(v === null ? 0 : 1)
      if (v !== null) packsOf(of).pack(v, into)
    },
    unpack: (from) => (from.number() === 0 ? null : packsOf(of).unpack(from)),
  },
  decode: (j, where) => (j === null ? null : of.decode(j, where)),
})

/** A field that JSON leaves out where it is as usual, so that saves stay short and those from before it was known still load. */
export const usually = <T>(usual: T, of: Shape<T>): Shape<T> => ({
  ...of,
  omits: (v) => of.equal(v, usual),
  decode: (j, where) => (j === undefined ? of.copy(usual) : of.decode(j, where)),
})

/** The same, but never changed in place, so that copies may share it: frames of the stack and what they hold. */
export const shared = <T>(of: Shape<T>): Shape<T> => ({
  ...of,
  copy: scalar.copy,
  equal: (a, b) => a === b || of.equal(a, b),
})

/** Something that follows from the rest of its record and is kept beside it for speed: whoever decodes works it out. */
export const followsFrom = <T>(): Shape<T> => ({
  ...scalar,
  equal: () => true,
  hash: (_v, h) => h,
  encode: () => null,
  omits: () => true,
  decode: () => null as T, // put there by whoever decodes
})

/** The same, where copies do not share it: JSON leaves it out. */
export const unwritten = <T>(of: Shape<T>): Shape<T> => ({ ...of, omits: () => true })

/** A number that stands for one of the names; −1 is "none" or "hidden" and is written as null. */
export const nameOf = (names: () => readonly string[], what: string): Shape<number> => ({
  ...scalar,
  packs: packsNumber,
  hash: (v, h) => mix(h, v),
  encode: (v) => (v < 0 ? null : names()[v]),
  decode(j, where) {
    if (j === null) return -1
    const i = typeof j === 'string' ? names().indexOf(j) : -1
    return i < 0 ? damaged(where, what) : i
  },
})

const packsNumbers = {
  pack: (v: readonly number[], into: Packing) => into.numbers(v),
  unpack: (from: Unpacking) => from.numbers(),
}

/** Whole numbers; so many of them, or any number. */
export const ints = (length?: number): Shape<number[]> => ({
  copy: (v) => v.slice(),
  packs: packsNumbers,
  equal: sameNumbers,
  hash: hashNumbers,
  encode: (v) => v.slice(),
  decode(j, where) {
    if (!Array.isArray(j) || (length !== undefined && j.length !== length) || !j.every((n) => Number.isSafeInteger(n)))
      return damaged(where, length === undefined ? 'a list of whole numbers' : `a list of ${length} whole numbers`)
    return j.slice() as number[]
  },
})

/** One number for each name; in JSON an object that leaves zeros out. */
export const counts = (names: readonly string[]): Shape<number[]> => ({
  copy: (v) => v.slice(),
  packs: packsNumbers,
  equal: sameNumbers,
  hash: hashNumbers,
  encode(v) {
    const out: { [key: string]: Json } = {}
    for (let i = 0; i < names.length; i++) if (v[i]) out[names[i]] = v[i]
    return out
  },
  decode(j, where) {
    const out = names.map(() => 0)
    for (const [name, n] of Object.entries(object(j, where))) {
      const i = names.indexOf(name)
      if (i < 0) return damaged(`${where}.${name}`, `one of ${names.join(', ')}`)
      out[i] = int.decode(n, `${where}.${name}`)
    }
    return out
  },
})

export function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  if (a === b) return true
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

function hashNumbers(v: number[], h: number): number {
  let out = mix(h, v.length)
  for (let i = 0; i < v.length; i++) out = mix(out, v[i])
  return out
}

const object = (j: Json | undefined, where: string): { [key: string]: Json } =>
  typeof j === 'object' && j !== null && !Array.isArray(j) ? j : damaged(where, 'an object')

function copyEach<T>(of: Shape<T>, v: readonly T[]): T[] {
  const out = v.slice()
  for (let i = 0; i < out.length; i++) out[i] = of.copy(out[i])
  return out
}

export const list = <T>(of: Shape<T>, length?: number): Shape<T[]> => ({
  // What is never changed in place need not be copied one by one.
  copy: of.copy === scalar.copy ? (v) => v.slice() : (v) => copyEach(of, v),
  equal(a, b) {
    if (a === b) return true
    if (a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!of.equal(a[i], b[i])) return false
    return true
  },
  hash: (v, h) => v.reduce((out, x) => of.hash(x, out), mix(h, v.length)),
  encode: (v) => v.map((x) => of.encode(x)),
  differing(a, b) {
    const was: Json[] = a.map(() => null)
    const now: Json[] = b.map(() => null)
    for (let i = 0; i < b.length; i++)
      if (i >= a.length) now[i] = of.encode(b[i])
      else if (!of.equal(a[i], b[i])) [was[i], now[i]] = differingParts(of, a[i], b[i])
    return [was, now]
  },
  packs: listPacks(of),
  decode(j, where) {
    if (!Array.isArray(j) || (length !== undefined && j.length !== length))
      return damaged(where, length === undefined ? 'a list' : `a list of ${length}`)
    return j.map((x, i) => of.decode(x, `${where}[${i}]`))
  },
})

type Packs<T> = NonNullable<Shape<T>['packs']>

function packsOf<T>(of: Shape<T>): Packs<T> {
  if (of.packs) return of.packs
  return {
    pack(v, into) {
      if (of.copy !== scalar.copy)
        throw new Error('A shape whose values are changed in place says how they are packed.')
      into.keep(v)
    },
    unpack: (from) => from.kept() as T, // as it was kept
  }
}

function listPacks<T>(shape: Shape<T>): Packs<T[]> {
  const of = packsOf(shape)
  // Lists of numbers are the most of a state. T is a number then.
  if (of === (packsNumber as unknown)) return packsNumbers as unknown as Packs<T[]>
  return {
    pack(v, into) {
      into.number(v.length)
      for (const x of v) of.pack(x, into)
    },
    unpack(from) {
      const out: T[] = []
      for (let left = from.number(); left > 0; left--) out.push(of.unpack(from))
      return out
    },
  }
}

export function pack<T>(of: Shape<T>, value: T): Packed {
  const into = new Packing()
  packsOf(of).pack(value, into)
  return into.done()
}

export const unpack = <T>(of: Shape<T>, packed: Packed): T => packsOf(of).unpack(new Unpacking(packed))

/** Two fields, or two of a list, that are not equal. */
const differingParts = <T>(of: Shape<T>, a: T, b: T): [Json, Json] =>
  of.differing ? of.differing(a, b) : [of.encode(a), of.encode(b)]

/** Named fields. */
export const record = <T extends object>(fields: { [K in keyof T]: Shape<T[K]> }): Shape<T> => {
  const keys = Object.keys(fields) as (keyof T & string)[]
  const deep = keys.filter((key) => fields[key].copy !== scalar.copy)
  const packers = keys.map((key) => packsOf<T[keyof T & string]>(fields[key]))
  /** What is unpacked is laid out in memory as what was packed first: V8 knows it by that. */
  let like: T | null = null
  return {
    packs: {
      pack(v, into) {
        like ??= v
        for (let i = 0; i < keys.length; i++) packers[i].pack(v[keys[i]], into)
      },
      unpack(from) {
        const out = { ...like } as T // every field is overwritten below
        for (let i = 0; i < keys.length; i++) out[keys[i]] = packers[i].unpack(from)
        return out
      },
    },
    copy(v) {
      const out = { ...v }
      for (const key of deep) out[key] = fields[key].copy(v[key])
      return out
    },
    equal(a, b) {
      if (a === b) return true
      for (const key of keys) if (!fields[key].equal(a[key], b[key])) return false
      return true
    },
    hash: (v, h) => keys.reduce((out, key) => fields[key].hash(v[key], out), h),
    encode(v) {
      const out: { [key: string]: Json } = {}
      for (const key of keys) if (!fields[key].omits?.(v[key])) out[key] = fields[key].encode(v[key])
      return out
    },
    differing(a, b) {
      const was: { [key: string]: Json } = {}
      const now: { [key: string]: Json } = {}
      for (const key of keys) {
        const field = fields[key]
        if (field.equal(a[key], b[key])) continue
        const [told, tell] = [!field.omits?.(a[key]), !field.omits?.(b[key])]
        if (told && tell) [was[key], now[key]] = differingParts(field, a[key], b[key])
        else if (told) was[key] = field.encode(a[key])
        else if (tell) now[key] = field.encode(b[key])
      }
      return [was, now]
    },
    decode(j, where) {
      const from = object(j, where)
      for (const key of Object.keys(from))
        if (!(key in fields)) return damaged(`${where}.${key}`, 'absent (nothing of that name is known)')
      return Object.fromEntries(keys.map((key) => [key, fields[key].decode(from[key], `${where}.${key}`)])) as T
    },
  }
}

/** The text of something that never changes is made once. */
const texts = new WeakMap<object, string>()
function textOf(value: object): string {
  const known = texts.get(value)
  if (known !== undefined) return known
  const made = JSON.stringify(value)
  texts.set(value, made)
  return made
}

/** Plain JSON that is never changed in place, such as the setup. Copies share it. */
export const frozen = <T extends object>(valid: (j: Json | undefined, where: string) => T): Shape<T> => ({
  ...scalar,
  equal: (a, b) => a === b || textOf(a) === textOf(b),
  hash: (v, h) => hashText(textOf(v), h),
  encode: (v) => JSON.parse(JSON.stringify(v)) as Json,
  decode: valid,
})
