/**
 * What the farmer has learned from playing: the value of a picture is a sum of its numbers, each times its weight, and of
 * a few hunches, each of which looks at all the numbers and counts only when it speaks up (is above 0).
 */
export interface Experience {
  /** The value of a blank picture. */
  base: number
  /** One weight for each number of the picture. */
  weights: Float64Array
  /** How many hunches there are. */
  hunches: number
  /** For each number of the picture the weight that each hunch gives to it. */
  looks: Float64Array
  /** What each hunch starts from, and what it is worth. */
  starts: Float64Array
  worths: Float64Array
}

const sums = new Float64Array(256)

/** The points at the end that such a picture has led to. */
export function recall(e: Experience, picture: Float64Array): number {
  const { weights, hunches, looks, starts, worths } = e
  let value = e.base
  for (let h = 0; h < hunches; h++) sums[h] = starts[h]
  for (let i = 0, at = 0; i < weights.length; i++, at += hunches) {
    const x = picture[i]
    if (x === 0) continue
    value += weights[i] * x
    for (let h = 0; h < hunches; h++) sums[h] += looks[at + h] * x
  }
  for (let h = 0; h < hunches; h++) if (sums[h] > 0) value += sums[h] * worths[h]
  return value
}

/** The experience as it is written down: with the names of the numbers, so that it can be read again after some have changed. */
export interface Written {
  picture: readonly string[]
  base: number
  weights: readonly number[]
  hunches: number
  looks: readonly number[]
  starts: readonly number[]
  worths: readonly number[]
}

/** Reads a written experience for pictures of these numbers; what it does not know counts nothing. */
export function read(written: Written, picture: readonly string[]): Experience {
  const { hunches } = written
  const e: Experience = {
    base: written.base,
    weights: new Float64Array(picture.length),
    hunches,
    looks: new Float64Array(picture.length * hunches),
    starts: Float64Array.from(written.starts),
    worths: Float64Array.from(written.worths),
  }
  const known = new Map(written.picture.map((name, i) => [name, i]))
  picture.forEach((name, i) => {
    const at = known.get(name)
    if (at === undefined) return
    e.weights[i] = written.weights[at]
    for (let h = 0; h < hunches; h++) e.looks[i * hunches + h] = written.looks[at * hunches + h]
  })
  return e
}

const short = (n: number): number => Number(n.toPrecision(4))

export const write = (e: Experience, picture: readonly string[]): Written => ({
  picture,
  base: short(e.base),
  weights: Array.from(e.weights, short),
  hunches: e.hunches,
  looks: Array.from(e.looks, short),
  starts: Array.from(e.starts, short),
  worths: Array.from(e.worths, short),
})
