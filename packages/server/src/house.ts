// Everything that makes up a running server, put together.

import type { Office } from './admin/office.ts'
import { fulfil } from './admin/order.ts'
import { openBoards } from './boards/threads.ts'
import { Driver } from './bots/driver.ts'
import { BotPool } from './bots/pool.ts'
import { newSecret } from './ids.ts'
import type { MailConfig } from './mail/config.ts'
import type { Mail } from './mail/mail.ts'
import { queueTurns } from './mail/turns.ts'
import type { Log } from './ops/log.ts'
import { ownWaits, Room, type RoomConfig, waitsForBoards } from './ops/room.ts'
import { People } from './people/people.ts'
import { openSite, type Site, type SiteConfig } from './site/site.ts'
import { openStore } from './store/open.ts'
import type { Store } from './store/store.ts'
import { Tables } from './tables/tables.ts'
import { overheard, whisperPresence } from './tables/watch.ts'
import { Gossip, type Limits, makeLimits, type Rates } from './wire/limits.ts'
import { Questions } from './wire/questions.ts'

export interface HouseConfig extends RoomConfig, SiteConfig, MailConfig {
  readonly dataFolder: string
  /** PostgreSQL instead of the folder. */
  readonly databaseUrl: string | null
  /** Without any, bots think in other processes (`furrow work`). */
  readonly botThreads: number
  /** In which the rules of games are worked out; without any, the thread that serves does it. */
  readonly boardThreads: number
  readonly botMs: number
  readonly botPauseMs: number
  readonly idleMs: number
  readonly absentMs: number
  /** All limits times this; 0 for none. */
  readonly limits: number
  readonly rates: Rates
  /** Signs the cookies; null for one that is kept in the store. */
  readonly secret: string | null
  /** The page's own address first, where it has a name. */
  readonly origins: readonly string[]
  /** The folder in which the page lies there: '' or '/furrow'. */
  readonly base: string
}

export interface House extends Office {
  readonly config: HouseConfig
  readonly store: Store
  readonly tables: Tables
  readonly people: People
  readonly pool: BotPool
  readonly driver: Driver
  readonly limits: Limits
  /** The same for what is asked for all the time. */
  readonly traffic: Gossip
  readonly site: Site
  /** Null where no mail is sent. */
  readonly mail: Mail | null
  readonly room: Room
  /** Streams of questions to programs. */
  readonly questions: Questions
  readonly log: Log
  /** Called when a session is over, here or at another process. */
  onSessionEnd: (session: string) => void
  /** Called when something about a person has changed, here or at another process. */
  onPersonChange: (person: string) => void
  /** The sessions of all who are here. */
  sessionsHere: () => Iterable<string>
  /** Resolves with the reason if the store is gone for good. */
  readonly gone: Promise<string>
  /** Called when the data was put back to a backup. */
  onRestored: () => void
  close(): Promise<void>
}

const SWEEP_MS = 1000
const PRESENCE_MS = 20_000
const MISSED_MS = 3000
const GOSSIP_MS = 1000
/** A process that died may have told nobody that it ended a session. */
const SESSIONS_MS = 10_000

/** Where people find the page, if it has a name. */
const addressOf = ({ origins, base }: HouseConfig): string | null =>
  origins[0] === undefined ? null : `${origins[0]}${base}`

/** Only where it is sent. */
async function openMail(
  config: HouseConfig,
  store: Store,
  log: Log,
  now: () => number,
  secret: string,
): Promise<Mail | null> {
  const { mailUrl: url, mailFrom: from, siteName } = config
  const address = addressOf(config)
  if (url === null || from === null || address === null) return null
  const { Mail: Post } = await import('./mail/mail.ts')
  return new Post({ store, log, now, secret, url, from, site: siteName ?? 'Furrow', address })
}

export async function openHouse(
  config: HouseConfig,
  log: Log,
  now: () => number = Date.now,
  listens = false,
): Promise<House> {
  const site = openSite(config)
  const store = await openStore(config)
  const secret = config.secret ?? (await store.setting('cookie-secret', newSecret()))
  const boards = openBoards(config.boardThreads)
  const tables = new Tables(store, config.idleMs, now, boards)
  boards.onLost = (isLost, why) => {
    log('error', 'a thread with boards ended; its tables are loaded again', { error: why })
    for (const table of [...tables.live.values()]) if (isLost(table.board)) tables.forget(table)
  }
  const people = new People(store, secret)
  const room = new Room(config, () => tables.live.size, [ownWaits(), waitsForBoards(boards)])
  const pool = new BotPool(config.botThreads)
  const driver = new Driver(tables, pool, {
    budgetMs: config.botMs,
    pauseMs: config.botPauseMs,
    sweepMs: SWEEP_MS,
    thinks: config.botThreads > 0,
    listens,
    log: (message, more) => log('warn', message, more),
  })

  const mail = await openMail(config, store, log, now, secret)
  tables.onTurn = (table, turn) =>
    queueTurns(store, table, turn, config.mailAfterMs).catch((error: unknown) => unanswered(error))

  function sessionEnded(session: string): void {
    people.forgetSession(session)
    house.onSessionEnd(session)
  }
  function personChanged(person: string): void {
    people.forgetPerson(person)
    house.onPersonChange(person)
  }
  store.onRestored(() => {
    tables.drop()
    people.forgetAll()
    house.onRestored()
    log('warn', 'the data was put back to a backup')
  })
  store.overhear((text) => {
    if (text.startsWith('session ')) sessionEnded(text.slice('session '.length))
    else if (text.startsWith('spent ')) traffic.hear(text)
    else if (text.startsWith('person ')) personChanged(text.slice('person '.length))
    else overheard(tables, text)
  })
  async function checkSessions(): Promise<void> {
    const here = [...new Set(house.sessionsHere())]
    if (here.length === 0) return
    const open = await store.openSessions(here)
    for (const session of here) if (!open.has(session)) sessionEnded(session)
  }
  const unanswered = (error: unknown): void => log('warn', 'the store did not answer', { error: String(error) })
  store.onHearing((hears) => {
    people.hears(hears)
    log('warn', hears ? 'the other processes are heard again' : 'the other processes are no longer heard')
    if (!hears) return
    checkSessions().catch(unanswered)
    tables.catchUpAll().catch(unanswered)
  })
  const limits = makeLimits(config.rates, config.limits, store)
  const traffic = new Gossip(limits, (text) => store.whisper(text))
  const timers = [
    setInterval(() => traffic.tell(), GOSSIP_MS).unref(), // and forgets what it has told, also where nobody listens
    ...(store.kind === 'sqlite'
      ? []
      : [
          setInterval(() => {
            for (const table of tables.live.values()) if (table.subscribers.size > 0) whisperPresence(tables, table)
          }, PRESENCE_MS).unref(),
          setInterval(() => void tables.lookForMissed().catch(unanswered), MISSED_MS).unref(),
          setInterval(() => void checkSessions().catch(unanswered), SESSIONS_MS).unref(),
        ]),
  ]

  const house: House = {
    config,
    store,
    tables,
    people,
    pool,
    driver,
    limits,
    traffic,
    room,
    site,
    mail,
    address: addressOf(config),
    questions: new Questions(),
    log,
    onSessionEnd: () => undefined,
    onPersonChange: () => undefined,
    sessionsHere: () => [],
    gone: new Promise((gone) => store.onGone(gone)),
    onRestored: () => undefined,
    endSession(session) {
      sessionEnded(session)
      store.whisper(`session ${session}`)
    },
    personChanged(person) {
      personChanged(person)
      store.whisper(`person ${person}`)
    },
    async close() {
      for (const timer of timers) clearInterval(timer)
      room.close()
      await mail?.close()
      house.questions.close()
      await driver.close()
      await pool.close()
      await tables.close()
      await boards.close()
      await store.close()
    },
  }
  store.onOrder((order) => fulfil(house, order))
  return house
}
