// Tells the other processes which tables have changed, and hears it from them. Only hints: what counts is in the tables.
import { Client, type Pool } from 'pg'

const CHANNEL = 'furrow'
/** PostgreSQL takes less than 8000 bytes in one message. */
const LONGEST = 7000
const AGAIN_MS = 500
/** Stands before what is not about a number. */
const WHISPER = '~'

export type Listener = (table: string, number: number) => void

export interface Notices {
  /** Called after the commit. */
  tell(table: string, number: number): void
  hear(listener: Listener): void
  whisper(text: string): void
  overhear(listener: (text: string) => void): void
  close(): Promise<void>
}

export async function openNotices(url: string, pool: Pool, owner: string): Promise<Notices> {
  let waiting: string[] = []
  let sending: Promise<void> | null = null
  let closed = false
  const listeners: Listener[] = []
  const overhearing: ((text: string) => void)[] = []

  async function send(): Promise<void> {
    while (waiting.length > 0) {
      let text = owner
      while (waiting.length > 0 && text.length < LONGEST) text += ` ${waiting.shift()}`
      // A hint that is lost is made up for by the next one, or when somebody plays or joins.
      await pool.query('SELECT pg_notify($1, $2)', [CHANNEL, text]).catch(() => undefined)
    }
    sending = null
  }

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

  let client: Client
  async function connect(): Promise<void> {
    client = new Client({ connectionString: url })
    client.on('error', () => undefined) // 'end' follows
    client.on('end', () => void reconnect())
    client.on('notification', ({ payload }) => heard(payload ?? ''))
    await client.connect()
    await client.query(`LISTEN ${CHANNEL}`)
  }

  async function reconnect(): Promise<void> {
    while (!closed) {
      await new Promise((done) => setTimeout(done, AGAIN_MS))
      try {
        if (closed) return
        await connect()
        // Whatever happened meanwhile was missed.
        for (const listener of listeners) listener('*', -1)
        return
      } catch {
        // Not back yet.
      }
    }
  }

  await connect()
  return {
    tell(table, number) {
      waiting.push(`${table}:${number}`)
      sending ??= new Promise<void>((next) => setImmediate(next)).then(send)
    },
    hear: (listener) => void listeners.push(listener),
    whisper(text) {
      if (closed || text.length > LONGEST) return
      void pool.query('SELECT pg_notify($1, $2)', [CHANNEL, `${owner} ${WHISPER} ${text}`]).catch(() => undefined)
    },
    overhear: (listener) => void overhearing.push(listener),
    async close() {
      closed = true
      while (sending) await sending
      waiting = []
      await client.end().catch(() => undefined)
    },
  }
}
