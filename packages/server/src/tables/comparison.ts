// A piece of JSON before and after: what changed, and the old one with the changes.
import type { Change, Json } from '../client/types.ts'

type Path = (string | number)[]
type JsonObject = { [key: string]: Json }

export interface Compared {
  /** Equal to the one after, but made of the parts of the one before wherever they are equal. */
  kept: Json
  changes: Change[]
}

/** Parts that are the same are not looked into: whoever compares several that share parts makes them of kept ones. */
export function compare(before: Json, after: Json): Compared {
  const changes: Change[] = []
  return { kept: part(before, after, [], changes), changes }
}

export const changesBetween = (before: Json, after: Json): Change[] => compare(before, after).changes

function part(before: Json | undefined, after: Json, path: Path, changes: Change[]): Json {
  if (before === after) return after
  if (typeof after === 'object' && after !== null && typeof before === 'object' && before !== null) {
    const isList = Array.isArray(after)
    if (isList && Array.isArray(before)) return list(before, after, path, changes)
    if (!isList && !Array.isArray(before)) return object(before, after, path, changes)
  }
  changes.push([path.slice(), after])
  return after
}

function list(before: Json[], after: Json[], path: Path, changes: Change[]): Json[] {
  let kept = before
  if (after.length < before.length) {
    changes.push([[...path, after.length]])
    kept = before.slice(0, after.length)
  }
  for (let i = 0; i < after.length; i++) {
    const old = before[i]
    const value = after[i] as Json // i is within
    if (value === old) continue
    const now = inside(i, old, value, path, changes)
    if (now === old) continue
    if (kept === before) kept = before.slice()
    kept[i] = now
  }
  return kept
}

function object(before: JsonObject, after: JsonObject, path: Path, changes: Change[]): JsonObject {
  let kept = before
  if (!hasAll(after, before)) {
    kept = { ...before }
    for (const key in before) {
      if (own(after, key) !== undefined) continue
      changes.push([[...path, key]])
      delete kept[key]
    }
  }
  for (const key in after) {
    const value = own(after, key)
    const old = own(before, key)
    if (value === old || value === undefined) continue
    const now = inside(key, old, value, path, changes)
    if (now === old) continue
    if (kept === before) kept = { ...before }
    put(kept, key, now)
  }
  return kept
}

function hasAll(object: JsonObject, keys: JsonObject): boolean {
  for (const key in keys) if (own(object, key) === undefined) return false
  return true
}

function inside(key: string | number, before: Json | undefined, after: Json, path: Path, changes: Change[]): Json {
  path.push(key)
  const kept = part(before, after, path, changes)
  path.pop()
  return kept
}

/** What stands under the key; undefined if nothing does. What every object has besides is not JSON, or not its own. */
function own(object: JsonObject, key: string): Json | undefined {
  const value: unknown = object[key]
  return typeof value === 'function' || (key === '__proto__' && !Object.hasOwn(object, key))
    ? undefined
    : (value as Json | undefined) // JSON holds no functions
}

function put(object: JsonObject, key: string, value: Json): void {
  if (key !== '__proto__') object[key] = value
  else Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true })
}
