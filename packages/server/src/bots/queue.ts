// Who thinks next. Owners of tables take turns, however many tables each has; tables where no person plays or looks on
// wait until nobody else does.

export interface Claim {
  /** Whose table it is. */
  owner: string
  /** Does anybody wait for the answer? Asked anew each time: people come and go. */
  isAwaited(): boolean
}

interface Entry<T> extends Claim {
  item: T
}

export class FairQueue<T> {
  /** Those whose turn is next come first. */
  readonly #owners = new Map<string, Entry<T>[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  add(claim: Claim, item: T): void {
    const entries = this.#owners.get(claim.owner)
    const entry = { owner: claim.owner, isAwaited: () => claim.isAwaited(), item }
    if (entries) entries.push(entry)
    else this.#owners.set(claim.owner, [entry])
    this.#size++
  }

  /** The next one for which somebody waits, or null. */
  takeAwaited(): T | null {
    return this.#take((entry) => entry.isAwaited())
  }

  /** The next one for which nobody waits, or null. */
  takeOther(): T | null {
    return this.#take((entry) => !entry.isAwaited())
  }

  #take(wish: (entry: Entry<T>) => boolean): T | null {
    for (const [owner, entries] of this.#owners) {
      const entry = entries.find(wish)
      if (!entry) continue
      entries.splice(entries.indexOf(entry), 1)
      this.#size--
      this.#owners.delete(owner)
      if (entries.length > 0) this.#owners.set(owner, entries) // behind all the others
      return entry.item
    }
    return null
  }

  clear(): T[] {
    const all = [...this.#owners.values()].flatMap((entries) => entries.map(({ item }) => item))
    this.#owners.clear()
    this.#size = 0
    return all
  }
}
