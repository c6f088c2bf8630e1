// Where the picture of a table is painted: one number after the other, always in the same order.

const SIZE = 256
export const canvas = new Float64Array(SIZE)
let painted = 0
let names: string[] | null = null

/** Paints one number, best between 0 and 1. */
export function paint(name: string, value: number): void {
  canvas[painted++] = value
  names?.push(name)
}

/** Paints how far a count has come: once for each of the numbers that matter. */
export function steps(name: string, n: number, marks: readonly number[]): void {
  for (let i = 0; i < marks.length; i++) {
    canvas[painted++] = n >= marks[i] ? 1 : n / marks[i]
    names?.push(`${name} up to ${marks[i]}`)
  }
}

/** Paints once for each of the numbers whether the count has reached it. */
export function reached(name: string, n: number, marks: readonly number[]): void {
  for (let i = 0; i < marks.length; i++) {
    canvas[painted++] = n >= marks[i] ? 1 : 0
    names?.push(`${name} at least ${marks[i]}`)
  }
}

/** Begins anew. */
export function wipe(): void {
  painted = 0
}

export const paintedSoFar = (): number => painted

/** What each number of the picture is. */
export function namesOf(paintAll: () => void): string[] {
  const out: string[] = []
  names = out
  try {
    paintAll()
  } finally {
    names = null
  }
  return out
}
