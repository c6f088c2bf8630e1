import { has } from '../sheet.ts'

/** Which of the things in the range of faces a die shows, or -1. */
export function shownOf(show: readonly number[], first: number, count: number): number {
  for (let thing = 0; thing < count; thing++) if (show[first + thing] > 0) return thing
  return -1
}

/** X4: what the die shows; if it is owned already, anything that is not owned. */
export function choices(owned: number, shown: number, count: number): number[] {
  if (!has(owned, shown)) return [shown]
  const out: number[] = []
  for (let thing = 0; thing < count; thing++) if (!has(owned, thing)) out.push(thing)
  return out
}
