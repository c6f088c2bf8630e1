// Tells the other processes which tables have changed, and hears it from them. Only hints: what counts is in the tables.
import type { Client } from 'pg'
import type { Database } from './postgres-database.ts'

const CHANNEL = 'furrow'
/** PostgreSQL takes less than 8000 bytes in one message. */
const LONGEST = 7000
/** How often the connection is asked for a sign of life, and how long it may take to give one. */
const BEAT_MS = 4000
/** Stands before what is not about a number. */
const WHISPER = '~'
/** More than this is not kept for a database that is away. */
const MOST_WAITING = 10_000
const LONGEST_PAUSE_MS = 3000
/** So long a database may take to say goodbye. */
const GOODBYE_MS = 1000

export type Listener = (table: string, number: number) => void

export interface Notices {
  /** Called after the commit. */
  tell(table: string, number: number): void
  hear(listener: Listener): void
  whisper(text: string): void
  overhear(listener: (text: string) => void): void
  onHearing(listener: (hears: boolean) => void): void
  close(): Promise<void>
}

/** Longer after each failure, and not the same for all who wait. */
const backOff = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, 200 * 2 ** Math.min(failures, 5)) * (0.5 + Math.random() / 2)

export type Pause = (ms: number) => Promise<void>
const sleep: Pause = (ms) => new Promise((done) => setTimeout(done, ms).unref())

export async function openNotices(db: Database, owner: string, pause: Pause = sleep): Promise<Notices> {
  const listeners: Listener[] = []
  const overhearing: ((text: string) => void)[] = []
  const hearing: ((hears: boolean) => void)[] = []
  const sender = openSender(db, owner, pause)
  let closed = false

  function heard(text: string): void {
    const [from = '', ...changes] = text.split(' ')
    if (from === owner) return
    if (changes[0] === WHISPER) {
      for (const listener of overhearing) listener(text.slice(from.length + WHISPER.length + 2))
      return
    }
    for (const change of changes) {
      const at = change.lastIndexOf(':')
      for (const listener of listeners) listener(change.slice(0, at), Number(change.slice(at + 1)))
    }
  }

  async function connect(): Promise<Client> {
    const client = db.client('furrow listening', BEAT_MS)
    client.on('notification', ({ payload }) => heard(payload ?? ''))
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      return client
    } catch (error) {
      await drop(client)
      throw error
    }
  }

  /** One connection at a time, whatever becomes of it: a lost one is replaced here and nowhere else. */
  async function keepListening(first: Client): Promise<void> {
    let client: Client | null = first
    for (let failures = 0; !closed; ) {
      if (client) {
        current = client
        await isLost(client)
        await drop(client)
        if (closed) return
        for (const listener of hearing) listener(false)
      }
      await pause(backOff(failures))
      if (closed) return
      client = await connect().catch(() => null)
      failures = client ? 0 : failures + 1
      // Whatever happened meanwhile was missed.
      if (client && !closed) for (const listener of hearing) listener(true)
    }
    if (client) await drop(client)
  }

  let current = await connect()
  void keepListening(current)
  return {
    tell: (table, number) => sender.tell(table, number),
    hear: (listener) => void listeners.push(listener),
    whisper: (text) => sender.whisper(text),
    overhear: (listener) => void overhearing.push(listener),
    onHearing: (listener) => void hearing.push(listener),
    async close() {
      closed = true
      await sender.close()
      await drop(current)
    },
  }
}

/** Ends a connection, also one that no longer answers. */
const drop = (client: Client): Promise<void> =>
  Promise.race([client.end().catch(() => undefined), sleep(GOODBYE_MS)]).then(() => undefined)

/** A connection that nobody ended may be dead all the same: the other machine is gone, or the way there. */
function isLost(client: Client): Promise<void> {
  return new Promise((done) => {
    const beat = setInterval(() => {
      client.query('SELECT 1').catch(() => end())
    }, BEAT_MS).unref()
    const end = (): void => {
      clearInterval(beat)
      done()
    }
    client.once('end', end)
  })
}

interface Sender {
  tell(table: string, number: number): void
  whisper(text: string): void
  close(): Promise<void>
}

/** What could not be said is said again, in order, until it was: others may hear us no other way. */
function openSender(db: Database, owner: string, pause: Pause): Sender {
  let waiting: string[] = []
  let sending: Promise<void> | null = null
  let closed = false

  /** A whisper, or as many numbers as fit into one message. */
  function next(): string[] {
    let length = 0
    const end = waiting.findIndex((text, i) => {
      length += text.length + 1
      return i > 0 && (text.startsWith(WHISPER) || waiting[0]?.startsWith(WHISPER) || length > LONGEST)
    })
    return waiting.splice(0, end < 0 ? waiting.length : end)
  }

  async function send(): Promise<void> {
    for (let failures = 0; waiting.length > 0; ) {
      const texts = next()
      try {
        await db.query('SELECT pg_notify($1, $2)', [CHANNEL, `${owner} ${texts.join(' ')}`])
        failures = 0
      } catch {
        if (closed) break
        waiting = [...texts, ...waiting].slice(0, MOST_WAITING)
        await pause(backOff(failures++))
      }
    }
    sending = null
  }

  function add(text: string): void {
    if (closed || text.length > LONGEST) return
    waiting.push(text)
    sending ??= new Promise<void>((soon) => setImmediate(soon)).then(send)
  }

  return {
    tell: (table, number) => add(`${table}:${number}`),
    whisper: (text) => add(`${WHISPER} ${text}`),
    async close() {
      closed = true
      await Promise.race([sending, sleep(GOODBYE_MS)])
    },
  }
}
