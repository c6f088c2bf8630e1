// What changed between a piece of JSON before and after.
import type { Change, Json } from '../client/types.ts'

type Path = (string | number)[]
type JsonObject = { [key: string]: Json }

/**
 * Parts that are the same object are not looked into: whoever makes the one after uses those of the one before. `at` is
 * where the piece stands in a larger one.
 */
export function changesBetween(before: Json, after: Json, at: readonly (string | number)[] = []): Change[] {
  const changes: Change[] = []
  part(before, after, [...at], changes)
  return changes
}

function part(before: Json | undefined, after: Json, path: Path, changes: Change[]): void {
  if (before === after) return
  const isList = Array.isArray(after)
  if (typeof after !== 'object' || after === null || typeof before !== 'object' || before === null)
    changes.push([path.slice(), after])
  else if (isList && Array.isArray(before)) list(before, after, path, changes)
  else if (!isList && !Array.isArray(before)) object(before, after, path, changes)
  else changes.push([path.slice(), after])
}

function list(before: Json[], after: Json[], path: Path, changes: Change[]): void {
  if (after.length < before.length) changes.push([[...path, after.length]])
  for (let i = 0; i < after.length; i++) {
    const value = after[i] as Json // i is within
    if (value !== before[i]) inside(i, before[i], value, path, changes)
  }
}

function object(before: JsonObject, after: JsonObject, path: Path, changes: Change[]): void {
  for (const key in before)
    if (own(before, key) !== undefined && own(after, key) === undefined) changes.push([[...path, key]])
  for (const key in after) {
    const value = own(after, key)
    const old = own(before, key)
    if (value !== old && value !== undefined) inside(key, old, value, path, changes)
  }
}

function inside(key: string | number, before: Json | undefined, after: Json, path: Path, changes: Change[]): void {
  path.push(key)
  part(before, after, path, changes)
  path.pop()
}

/** What stands under the key; undefined if nothing does. What every object has besides is not JSON, or not its own. */
function own(object: JsonObject, key: string): Json | undefined {
  const value: unknown = object[key]
  return typeof value === 'function' || (key === '__proto__' && !Object.hasOwn(object, key))
    ? undefined
    : (value as Json | undefined) // JSON holds no functions
}
