import { useRef } from 'react'

/** Plain data only: everything else is either the very same thing or another one. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** `next`, in which every part that is equal to the same part of `before` is that very part. */
export function shared<T>(before: unknown, next: T): T {
  if (Object.is(before, next)) return next
  if (Array.isArray(before) && Array.isArray(next)) {
    const parts = next.map((part, i) => shared(before[i], part))
    const same = before.length === parts.length && parts.every((part, i) => part === before[i])
    return (same ? before : parts) as T // the same data, with older parts in place of equal ones
  }
  if (isPlain(before) && isPlain(next)) {
    const keys = Object.keys(next)
    const parts: Record<string, unknown> = {}
    let same = Object.keys(before).length === keys.length
    for (const key of keys) {
      parts[key] = shared(before[key], next[key])
      same &&= Object.hasOwn(before, key) && parts[key] === before[key]
    }
    return (same ? before : parts) as T // as above
  }
  return next
}

/** Every update is a copy made anew; what did not change stays the same thing, so that it need not be drawn again. */
export function useShared<T>(next: T): T {
  const kept = useRef(next)
  kept.current = shared(kept.current, next)
  return kept.current
}
