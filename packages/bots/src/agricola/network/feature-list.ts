/** Writes features into an array, one after the other, always in the same order. */
export class FeatureList {
  private readonly out: Float64Array
  private readonly names: string[] | null
  private length = 0

  /** With `names`, the name of each feature is noted there too. */
  constructor(out: Float64Array, names: string[] | null = null) {
    this.out = out
    this.names = names
  }

  /** One number, best between 0 and 1. */
  add(name: string, value: number): void {
    this.out[this.length++] = value
    this.names?.push(name)
  }

  /** How far a count has come: one feature for each of the numbers that matter. */
  addSteps(name: string, n: number, marks: readonly number[]): void {
    for (let i = 0; i < marks.length; i++) {
      this.out[this.length++] = n >= marks[i] ? 1 : n / marks[i]
      this.names?.push(`${name} up to ${marks[i]}`)
    }
  }

  /** One feature for each of the numbers: has the count reached it? */
  addReached(name: string, n: number, marks: readonly number[]): void {
    for (let i = 0; i < marks.length; i++) {
      this.out[this.length++] = n >= marks[i] ? 1 : 0
      this.names?.push(`${name} at least ${marks[i]}`)
    }
  }
}
