/**
 * A value as a short text of its numbers, and beside it those of its parts that are never changed in place.
 * For who keeps many states and looks at few: a state is some hundred things for V8 to look through, packed some fifteen.
 */
export interface Packed {
  readonly text: string
  readonly kept: readonly unknown[]
}

/** Takes in numbers and parts, one after the other. */
export class Packing {
  readonly #codes: number[] = []
  readonly #kept: unknown[] = []

  /** A whole number: six bits of it and its sign, then seven bits at a time; 128 says that more follow. */
  number(n: number): void {
    if (n >= 0 && n < 64 && (n | 0) === n) {
      this.#codes.push(n << 1)
      return
    }
    if (!Number.isSafeInteger(n)) throw new Error(`Only whole numbers are packed, not ${n}.`)
    const size = Math.abs(n)
    let rest = Math.floor(size / 64)
    this.#codes.push(((size % 64) << 1) | (n < 0 ? 1 : 0) | (rest > 0 ? 128 : 0))
    while (rest > 0) {
      const more = Math.floor(rest / 128)
      this.#codes.push((rest % 128) | (more > 0 ? 128 : 0))
      rest = more
    }
  }

  numbers(list: readonly number[]): void {
    this.number(list.length)
    for (let i = 0; i < list.length; i++) this.number(list[i])
  }

  keep(part: unknown): void {
    this.#kept.push(part)
  }

  done(): Packed {
    return { text: String.fromCharCode(...this.#codes), kept: this.#kept }
  }
}

/** Gives them back in the same order. */
export class Unpacking {
  readonly #text: string
  readonly #kept: readonly unknown[]
  #at = 0
  #next = 0

  constructor({ text, kept }: Packed) {
    this.#text = text
    this.#kept = kept
  }

  number(): number {
    const first = this.#text.charCodeAt(this.#at++)
    let size = (first & 127) >> 1
    if (first >= 128) {
      let worth = 64
      for (let more = true; more; worth *= 128) {
        const code = this.#text.charCodeAt(this.#at++)
        size += (code & 127) * worth
        more = code >= 128
      }
    }
    return (first & 1) === 1 ? -size : size
  }

  numbers(): number[] {
    const list: number[] = []
    for (let left = this.number(); left > 0; left--) list.push(this.number())
    return list
  }

  kept(): unknown {
    return this.#kept[this.#next++]
  }
}
