/** Features of which nearly all are 0: the others are noted by their places. */
export class SparseFeatures {
  length = 0
  readonly places = new Int32Array(MOST)
  readonly values = new Float64Array(MOST)

  clear(): void {
    this.length = 0
  }

  /** What does not fit in is not noted. */
  add(place: number, value: number): void {
    if (this.length === MOST) return
    this.places[this.length] = place
    this.values[this.length++] = value
  }
}

/** Four features for each of the cards that one player can ever have. */
const MOST = 256
