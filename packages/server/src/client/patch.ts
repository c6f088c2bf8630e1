// How to make one piece of JSON into another from what has changed.
import type { Change, Json } from './types.ts'

const isObject = (value: unknown): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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
