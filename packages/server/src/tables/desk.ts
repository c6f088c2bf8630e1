// Where long logs are read: page by page, one page at a time for the whole house, so that nobody at a table waits for
// those who read.

export class Desk {
  #last: Promise<unknown> = Promise.resolve()

  /** Does it when the pages asked for before are done, and everything else that was waiting too. */
  read<T>(page: () => Promise<T>): Promise<T> {
    const done = this.#last.then(() => new Promise<void>((next) => setImmediate(next))).then(page)
    this.#last = done.catch(() => undefined)
    return done
  }
}
