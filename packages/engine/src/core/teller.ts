/** Collects what a game tells while somebody listens; simulations listen to nothing and pay nothing. */
export interface Teller<Event> {
  /** Runs something and returns what it told. */
  listen(run: () => void): Event[]
  /** Runs something that only looks ahead: nothing of it has happened, so nothing is told. */
  silently<T>(run: () => T): T
  listening(): boolean
  tell(event: Event): void
}

export function teller<Event>(): Teller<Event> {
  let heard: Event[] | null = null
  const hearing = <T>(into: Event[] | null, run: () => T): T => {
    const before = heard
    heard = into
    try {
      return run()
    } finally {
      heard = before
    }
  }
  return {
    listen(run) {
      const events: Event[] = []
      hearing(events, run)
      return events
    },
    silently: (run) => hearing(null, run),
    listening: () => heard !== null,
    tell(event) {
      heard?.push(event)
    },
  }
}
