// How much one address, account or socket may ask for.
import { createHash } from 'node:crypto'
import type { Store } from '../store/store.ts'

interface Bucket {
  tokens: number
  at: number
  /** When it was last put behind all others. */
  placed: number
  /** What was spent here in the period of that number: a new one begins whenever it was asked who asks for much. */
  spent: number
  period: number
}

/** So many at once, and so many more every second. Nothing at once means no limit. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** More keys than this are never remembered. */
const MOST_KEYS = 100_000
/** So long a key keeps its place: one that is asked for all the time is not moved each time. */
const PLACE_MS = 10_000

export class Limiter {
  readonly #buckets = new Map<string, Bucket>()
  readonly rate: Rate
  /** Those who have asked for much since that was last told. */
  #much: string[] = []
  #period = 0
  readonly #notes: boolean
  /** `notes`: somebody will ask who asks for much. */
  constructor(rate: Rate, { notes = false } = {}) {
    this.rate = rate
    this.#notes = notes
  }

  /** True if it may go on. A cost below 0 gives something back. */
  allows(key: string, now = Date.now(), cost = 1): boolean {
    if (this.rate.burst === 0) return true
    const bucket = this.#bucket(key, now)
    if (bucket.tokens < cost) return false
    this.#spend(bucket, cost)
    if (this.#notes) this.#note(key, bucket, cost)
    return true
  }

  #note(key: string, bucket: Bucket, cost: number): void {
    if (bucket.period !== this.#period) {
      bucket.period = this.#period
      bucket.spent = 0
    }
    const much = this.rate.perSecond / 4
    const wasMuch = bucket.spent > much
    bucket.spent += cost
    if (!wasMuch && bucket.spent > much) this.#much.push(key)
  }

  /** Who has asked for much since this was last asked, and for how much. To be asked every second. */
  takeMuch(): { key: string; spent: number }[] {
    const much = this.#much.map((key) => ({ key, spent: this.#buckets.get(key)?.spent ?? 0 }))
    this.#much = []
    this.#period++
    return much
  }

  /** The same was spent elsewhere, where nobody knew what is spent here: what is too much has to be made good. */
  spentElsewhere(key: string, cost: number, now = Date.now()): void {
    if (this.rate.burst > 0) this.#spend(this.#bucket(key, now), cost)
  }

  #spend(bucket: Bucket, cost: number): void {
    const { burst } = this.rate
    bucket.tokens = Math.max(-burst, Math.min(burst, bucket.tokens - cost))
  }

  #bucket(key: string, now: number): Bucket {
    const { burst, perSecond } = this.rate
    const known = this.#buckets.get(key)
    const bucket = known ?? { tokens: burst, at: now, placed: now, spent: 0, period: this.#period }
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond)
    bucket.at = now
    if (!known || now - bucket.placed > PLACE_MS) this.#putLast(key, bucket, now)
    return bucket
  }

  /** Those asked for longest ago come first. */
  #putLast(key: string, bucket: Bucket, now: number): void {
    bucket.placed = now
    this.#buckets.delete(key)
    this.#buckets.set(key, bucket)
    if (this.#buckets.size > MOST_KEYS) this.#forgetOldest()
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

/** What is asked for all the time: counted here, and what is much is told to the other processes. */
const TRAFFIC = ['address', 'account', 'messages', 'sockets'] as const
/** What is done now and then: counted in the store, for all processes at once. */
const DEEDS = [
  'chat',
  'guests',
  'tables',
  'reports',
  'mails',
  'passwords',
  'passwordsOfAddress',
  'passwordsForName',
] as const

type Traffic = (typeof TRAFFIC)[number]
type Deed = (typeof DEEDS)[number]
export type LimitName = Traffic | Deed
export type Rates = { readonly [K in LimitName]: Rate }

/** A limit of what is done now and then, for all processes together. */
export class SharedLimiter {
  readonly #store: Pick<Store, 'spend'>
  readonly #name: string
  readonly #rate: Rate
  constructor(store: Pick<Store, 'spend'>, name: string, rate: Rate) {
    this.#store = store
    this.#name = name
    this.#rate = rate
  }

  /** True if it may go on. */
  allows(key: string): Promise<boolean> {
    return this.#spend(key, 1)
  }

  /** It has turned out not to count. */
  async giveBack(key: string): Promise<void> {
    await this.#spend(key, -1)
  }

  #spend(key: string, cost: number): Promise<boolean> {
    if (this.#rate.burst === 0) return Promise.resolve(true)
    // Addresses and names are nothing to keep.
    const hidden = createHash('sha256').update(`${this.#name} ${key}`).digest('base64url')
    return this.#store.spend(hidden, this.#rate, cost)
  }
}

export type Limits = { readonly [K in Traffic]: Limiter } & { readonly [K in Deed]: SharedLimiter }

const entries = <K extends string, V>(names: readonly K[], of: (name: K) => V): { [P in K]: V } =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as { [P in K]: V } // one for every name

/** All limits, times a factor; 0 is none. */
export function makeLimits(rates: Rates, factor: number, store: Pick<Store, 'spend'>): Limits {
  const rate = (name: LimitName): Rate => ({
    burst: rates[name].burst * factor,
    perSecond: rates[name].perSecond * factor,
  })
  return {
    ...entries(TRAFFIC, (name) => new Limiter(rate(name), { notes: true })),
    ...entries(DEEDS, (name) => new SharedLimiter(store, name, rate(name))),
  }
}

/** Each process tells the others of those who ask for much, so that more processes are not more to ask for. */
export class Gossip {
  readonly #limits: Limits
  readonly #whisper: (text: string) => void

  constructor(limits: Limits, whisper: (text: string) => void) {
    this.#limits = limits
    this.#whisper = whisper
  }

  allows(name: Traffic, key: string): boolean {
    return this.#limits[name].allows(key)
  }

  /** Tells what was much since it was last told. To be called every second. */
  tell(): void {
    for (const name of TRAFFIC)
      for (const { key, spent } of this.#limits[name].takeMuch()) this.#whisper(`spent ${name} ${key} ${spent}`)
  }

  /** What another process has told. */
  hear(text: string): void {
    const [what, name, key, spent] = text.split(' ')
    if (what === 'spent' && isTraffic(name) && key !== undefined)
      this.#limits[name].spentElsewhere(key, Number(spent) || 0)
  }
}

const isTraffic = (name: string | undefined): name is Traffic => TRAFFIC.some((one) => one === name)
