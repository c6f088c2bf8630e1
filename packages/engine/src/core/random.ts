/** A seeded generator whose whole state is four numbers (sfc32), so that it can live inside a game state. */
export type Random = number[]

export function seeded(seed: string): Random {
  let h = 0x811c9dc5
  const word = () => {
    h ^= h >>> 16
    h = Math.imul(h, 0x85ebca6b)
    h ^= h >>> 13
    h = Math.imul(h, 0xc2b2ae35)
    h ^= h >>> 16
    return h | 0
  }
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193)
  const random = [word(), word(), word(), 1]
  for (let i = 0; i < 12; i++) next(random)
  return random
}

/** Another generator that goes its own way from here on. */
export function branched(r: Random): Random {
  const branch = [next(r) | 0, next(r) | 0, next(r) | 0, 1]
  for (let i = 0; i < 12; i++) next(branch)
  return branch
}

/** The next 32 random bits, as a number from 0 to 2^32 - 1. */
export function next(r: Random): number {
  const t = (((r[0] + r[1]) | 0) + r[3]) | 0
  r[3] = (r[3] + 1) | 0
  r[0] = r[1] ^ (r[1] >>> 9)
  r[1] = (r[2] + (r[2] << 3)) | 0
  r[2] = (r[2] << 21) | (r[2] >>> 11)
  r[2] = (r[2] + t) | 0
  return t >>> 0
}

/** A whole number from 0 to n - 1, each as likely as the others. */
export function below(r: Random, n: number): number {
  const limit = 0x100000000 - (0x100000000 % n)
  let x = next(r)
  while (x >= limit) x = next(r)
  return x % n
}

export const pick = <T>(r: Random, from: readonly T[]): T => from[below(r, from.length)]

/** A new list with the same things in random order. */
export function shuffled<T>(r: Random, things: readonly T[]): T[] {
  const out = [...things]
  for (let i = out.length - 1; i > 0; i--) {
    const j = below(r, i + 1)
    const held = out[i]
    out[i] = out[j]
    out[j] = held
  }
  return out
}
