// What changed between two pieces of JSON, and how to make the one into the other.
import type { Change, Json } from './types.ts'

const isObject = (value: unknown): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function changesBetween(before: Json, after: Json): Change[] {
  const out: Change[] = []
  compare(before, after, [], out)
  return out
}

/** `path` is where we are; it is copied only where something has changed. */
function compare(before: Json | undefined, after: Json, path: (string | number)[], out: Change[]): void {
  if (before === after) return
  if (typeof after !== 'object' || after === null || typeof before !== 'object' || before === null)
    out.push([path.slice(), after])
  else if (Array.isArray(after)) {
    if (Array.isArray(before)) compareLists(before, after, path, out)
    else out.push([path.slice(), after])
  } else if (Array.isArray(before)) out.push([path.slice(), after])
  else compareObjects(before, after, path, out)
}

function compareLists(before: Json[], after: Json[], path: (string | number)[], out: Change[]): void {
  if (after.length < before.length) out.push([[...path, after.length]])
  after.forEach((part, i) => {
    if (part === before[i]) return
    path.push(i)
    compare(before[i], part, path, out)
    path.pop()
  })
}

type JsonObject = { [key: string]: Json }

function compareObjects(before: JsonObject, after: JsonObject, path: (string | number)[], out: Change[]): void {
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) out.push([[...path, key]])
  for (const key of Object.keys(after)) {
    const value = after[key]
    const old = Object.hasOwn(before, key) ? before[key] : undefined
    if (value === old || value === undefined) continue
    path.push(key)
    compare(old, value, path, out)
    path.pop()
  }
}

/** The JSON after the changes. The one before them is left as it was. */
export function applyChanges(before: Json, changes: readonly Change[]): Json {
  let root = before
  const fresh = new Set<Json>()
  /** Our own copy of a part, so that the old one stays whole. */
  const own = (part: Json): Json => {
    if (fresh.has(part)) return part
    const copy: Json = Array.isArray(part) ? [...part] : isObject(part) ? { ...part } : part
    fresh.add(copy)
    return copy
  }
  for (const change of changes) {
    const [path, value] = change
    const last = path.at(-1)
    if (last === undefined) {
      root = value ?? null
      continue
    }
    root = own(root)
    let at = root
    path.slice(0, -1).forEach((key) => {
      const next = own(get(at, key))
      put(at, key, next)
      at = next
    })
    if (change.length === 1) take(at, last)
    else put(at, last, value ?? null)
  }
  return root
}

const get = (part: Json, key: string | number): Json =>
  (Array.isArray(part) ? part[Number(key)] : isObject(part) && Object.hasOwn(part, key) ? part[key] : null) ?? null

function put(part: Json, key: string | number, value: Json): void {
  if (Array.isArray(part)) part[Number(key)] = value
  else if (isObject(part))
    Object.defineProperty(part, key, { value, writable: true, enumerable: true, configurable: true })
}

function take(part: Json, key: string | number): void {
  if (Array.isArray(part)) part.length = Number(key)
  else if (isObject(part)) delete part[key]
}
