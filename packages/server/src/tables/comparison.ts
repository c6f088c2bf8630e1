// Pieces of JSON before and after, of which several may share parts: what changed, and the old one with the changes.
import type { Change, Json } from '../client/types.ts'

type Path = (string | number)[]
type JsonObject = { [key: string]: Json }

interface Known {
  after: Json
  kept: Json
  /** With paths from here on. */
  changes: readonly Change[]
}

const NONE: readonly Change[] = []

/** Parts further down are too small to be worth remembering. */
const DEEPEST = 4

export class Comparison {
  readonly #known = new Map<Json, Known>()
  #path: Path = []
  #changes: Change[] = []

  /** Parts that were compared with the same before are not looked at again, and the kept ones share them too. */
  of(before: Json, after: Json): { kept: Json; changes: Change[] } {
    this.#path = []
    this.#changes = []
    return { kept: this.#part(before, after), changes: this.#changes }
  }

  #part(before: Json | undefined, after: Json): Json {
    if (before === after) return after
    if (typeof after !== 'object' || after === null || typeof before !== 'object' || before === null)
      return this.#whole(after)
    if (Array.isArray(after) !== Array.isArray(before)) return this.#whole(after)
    if (this.#path.length > DEEPEST) return this.#inside(before, after)
    const known = this.#known.get(before)
    if (known?.after === after) {
      for (const [path, ...value] of known.changes) this.#changes.push([[...this.#path, ...path], ...value] as Change)
      return known.kept
    }
    const first = this.#changes.length
    const kept = this.#inside(before, after)
    this.#known.set(before, { after, kept, changes: this.#since(first) })
    return kept
  }

  #since(first: number): readonly Change[] {
    if (this.#changes.length === first) return NONE
    const depth = this.#path.length
    return this.#changes.slice(first).map(([path, ...value]) => [path.slice(depth), ...value] as Change)
  }

  #whole(after: Json): Json {
    this.#changes.push([this.#path.slice(), after])
    return after
  }

  #inside(before: Json[] | JsonObject, after: Json[] | JsonObject): Json {
    if (Array.isArray(before) && Array.isArray(after)) return this.#list(before, after)
    return this.#object(before as JsonObject, after as JsonObject) // both are lists, or neither is
  }

  #list(before: Json[], after: Json[]): Json[] {
    let kept = before
    if (after.length < before.length) {
      this.#changes.push([[...this.#path, after.length]])
      kept = before.slice(0, after.length)
    }
    for (let i = 0; i < after.length; i++) {
      const now = this.#at(i, before[i], after[i] as Json) // i is within
      if (now === before[i]) continue
      if (kept === before) kept = before.slice()
      kept[i] = now
    }
    return kept
  }

  #object(before: JsonObject, after: JsonObject): JsonObject {
    let kept = before
    for (const key in before) {
      if (Object.hasOwn(after, key)) continue
      this.#changes.push([[...this.#path, key]])
      if (kept === before) kept = { ...before }
      delete kept[key]
    }
    for (const key in after) {
      const value = after[key]
      const old = Object.hasOwn(before, key) ? before[key] : undefined
      if (value === old || value === undefined) continue
      const now = this.#at(key, old, value)
      if (now === old) continue
      if (kept === before) kept = { ...before }
      put(kept, key, now)
    }
    return kept
  }

  #at(key: string | number, before: Json | undefined, after: Json): Json {
    if (before === after) return after
    this.#path.push(key)
    const kept = this.#part(before, after)
    this.#path.pop()
    return kept
  }
}

function put(object: JsonObject, key: string, value: Json): void {
  if (key !== '__proto__') object[key] = value
  else Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true })
}

export const changesBetween = (before: Json, after: Json): Change[] => new Comparison().of(before, after).changes
