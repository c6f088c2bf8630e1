// Parts of a view that are as they were. The page does the same to what it is told (table/shared.ts), but there the new one
// belongs to somebody else and is left alone.

/**
 * Equal to `after`, but made of the parts of `before` wherever they are equal: who compares the two sees at once what is
 * the same. `after` has just been made and is used up: equal parts in it give place to the old ones. Both are plain data.
 */
export function kept<T>(before: T, after: T): T {
  if (before === after || typeof before !== 'object' || typeof after !== 'object') return after
  if (before === null || after === null) return after
  if (Array.isArray(before)) return Array.isArray(after) && keepEach(before, after) ? before : after
  return !Array.isArray(after) && keepFields(before, after) ? before : after
}

/** Puts the old ones in the places of equal new ones; true if they are all the same. */
function keepEach(before: readonly unknown[], after: unknown[]): boolean {
  let same = before.length === after.length
  const both = Math.min(before.length, after.length)
  for (let i = 0; i < both; i++) {
    if (after[i] === before[i]) continue
    after[i] = kept(before[i], after[i])
    if (after[i] !== before[i]) same = false
  }
  return same
}

type Fields = { [key: string]: unknown }

function keepFields(before: object, after: object): boolean {
  const [old, now] = [before as Fields, after as Fields]
  let same = true
  let fields = 0
  for (const key in now) {
    fields++
    if (now[key] === old[key]) continue
    now[key] = kept(old[key], now[key])
    if (now[key] !== old[key]) same = false
  }
  if (same) for (const _ in old) fields--
  return same && fields === 0
}
