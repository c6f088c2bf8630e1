// How much one address, account or socket may ask for.

interface Bucket {
  tokens: number
  at: number
}

/** So many at once, and so many more every second. */
export interface Rate {
  burst: number
  perSecond: number
}

/** More keys than this are never remembered. */
const MOST_KEYS = 100_000

export class Limiter {
  readonly #buckets = new Map<string, Bucket>()
  readonly #rate: Rate
  constructor(rate: Rate) {
    this.#rate = rate
  }

  /** True if it may go on. */
  allows(key: string, now = Date.now(), cost = 1): boolean {
    const { burst, perSecond } = this.#rate
    if (burst === 0) return true // no limit
    const bucket = this.#buckets.get(key) ?? { tokens: burst, at: now }
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond)
    bucket.at = now
    this.#buckets.delete(key)
    this.#buckets.set(key, bucket) // those asked for longest ago come first
    if (this.#buckets.size > MOST_KEYS) this.#forgetOldest()
    if (bucket.tokens < cost) return false
    bucket.tokens -= cost
    return true
  }

  #forgetOldest(): void {
    for (const key of this.#buckets.keys()) {
      this.#buckets.delete(key)
      return
    }
  }

  get size(): number {
    return this.#buckets.size
  }
}

const RATES = {
  /** Requests of an address, and of an account. */
  address: { burst: 300, perSecond: 30 },
  account: { burst: 100, perSecond: 10 },
  /** Messages of a socket's account. */
  messages: { burst: 60, perSecond: 15 },
  chat: { burst: 10, perSecond: 0.5 },
  /** New guests of an address. */
  guests: { burst: 30, perSecond: 0.2 },
  /** Passwords tried by an address for a name, or on a device that is known; by an address; for a name by everybody. */
  passwords: { burst: 10, perSecond: 0.05 },
  passwordsOfAddress: { burst: 40, perSecond: 0.2 },
  passwordsForName: { burst: 100, perSecond: 0.2 },
  /** New tables of an account. */
  tables: { burst: 20, perSecond: 0.1 },
  /** Reports of an account. */
  reports: { burst: 5, perSecond: 0.01 },
  /** Mails that an account asks for. */
  mails: { burst: 3, perSecond: 0.005 },
  /** New sockets of an address. */
  sockets: { burst: 60, perSecond: 2 },
} as const

export type Limits = { readonly [K in keyof typeof RATES]: Limiter }

/** All limits, times a factor; 0 is none. */
export const makeLimits = (factor: number): Limits =>
  Object.fromEntries(
    Object.entries(RATES).map(([name, { burst, perSecond }]) => [
      name,
      new Limiter({ burst: burst * factor, perSecond: perSecond * factor }),
    ]),
  ) as Limits // a limiter for every rate
