// Everything the server can be told, in one place: by options, or by the environment.
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { HouseConfig } from './house.ts'
import { mailAfter, mailConfigOf, mailOptions, mailTrouble } from './mail/config.ts'
import { cleanOption, keepOf, keepOptions } from './ops/keep.ts'
import type { KeeperConfig } from './ops/keeper.ts'
import { LEVELS, type Level } from './ops/log.ts'
import {
  type CommandLine,
  fallbacks,
  list,
  type Option,
  oneOf,
  orEnv,
  pattern,
  readOptions,
  text,
  type Values,
  whole,
} from './options.ts'
import { siteConfigOf, siteOptions } from './site/site.ts'
import { noProxies, type Proxies, readProxies } from './wire/addresses.ts'
import type { HttpConfig } from './wire/http.ts'
import { limitOptions, ratesOf } from './wire/rates.ts'

export interface Config extends HouseConfig, HttpConfig, KeeperConfig {
  readonly host: string
  readonly port: number
  /** Was the port asked for? If not, and it is busy, the next free one will do. */
  readonly portIsChosen: boolean
  /** The built page. */
  readonly pageFolder: string
  readonly logLevel: Level
}

/** How long a request may take to arrive. */
const REQUEST_MS = 30_000

const proxies: Option<Proxies> = {
  value: 'WHICH',
  help: 'the reverse proxies whose X-Forwarded-For and -Proto count: 10.0.0.7, 10.1.0.0/16, loopback',
  wants: 'no, or the addresses of the proxies, such as 10.0.0.7,10.1.0.0/16 or loopback',
  fallback: noProxies,
  read: (given) => readProxies(given) ?? undefined,
}

/** Without what follows the host: that is said with --base. */
const ORIGIN = /^https?:\/\/[^\s/?#@]+\/?$/
export const originOption = (help: string): Option<readonly string[]> =>
  orEnv('FURROW_ORIGIN', {
    ...list('URL', help, []),
    wants: 'addresses such as https://furrow.example, without a path, with commas between them',
    read(given) {
      const parts = given.split(',').map((part) => part.trim())
      return parts.every((part) => ORIGIN.test(part)) ? parts.map((part) => part.replace(/\/$/, '')) : undefined
    },
  })

const options = {
  port: orEnv('PORT', whole('the port to listen on; the next free one, if none was asked for', 0, 65535, 8300)),
  host: orEnv('FURROW_HOST', text('NAME', 'the address to listen on; 0.0.0.0 for the whole network', '127.0.0.1')),
  data: orEnv('FURROW_DATA', text('FOLDER', 'where tables and people are kept', './data')),
  database: orEnv(
    'DATABASE_URL',
    pattern(
      'URL',
      'keep them in PostgreSQL instead: postgres://user:password@host/name',
      /^postgres(ql)?:\/\//,
      'a URL such as postgres://user@host/name',
      null,
    ),
  ),
  page: orEnv('FURROW_PAGE', text('FOLDER', 'the built page, if it is not packages/web/dist', null)),
  bots: orEnv(
    'FURROW_BOTS',
    whole(
      'threads for bots; one core is left to the rest; 0: furrow work does it',
      0,
      256,
      Math.max(1, availableParallelism() - 1),
    ),
  ),
  threads: orEnv(
    'FURROW_THREADS',
    whole(
      'threads for the rules of games; 0: the one that serves works out moves, too',
      0,
      256,
      availableParallelism() > 1 ? 2 : 0,
    ),
  ),
  'bot-time': orEnv('FURROW_BOT_TIME', whole('how long a bot may think about a move', 0, 600_000, 1000, 'MS')),
  'bot-pause': orEnv(
    'FURROW_BOT_PAUSE',
    whole("rest before a bot's move, so that people can follow", 0, 60_000, 300, 'MS'),
  ),
  idle: orEnv('FURROW_IDLE', whole('when a table that nobody looks at leaves memory', 0, 86_400, 60, 'SECONDS')),
  absent: orEnv(
    'FURROW_ABSENT',
    whole("when others may hand an absent person's seat to a bot", 0, 86_400, 60, 'SECONDS'),
  ),
  tables: orEnv(
    'FURROW_TABLES',
    whole('from so many tables in memory on no new ones are set up; 0 for no limit', 0, 1_000_000, 6000, 'NUMBER'),
  ),
  busy: orEnv(
    'FURROW_BUSY',
    whole('the same if everything waits so long for its turn; 0 for never', 0, 60_000, 500, 'MS'),
  ),
  limits: orEnv('FURROW_LIMITS', whole('all rate limits times this; 0 for none', 0, 1_000_000, 1, 'FACTOR')),
  ...limitOptions,
  clean: cleanOption,
  ...keepOptions,
  origin: originOption(
    'the address of the page where it has a name, and of others that may use it: https://example.org (several with commas)',
  ),
  base: orEnv(
    'FURROW_BASE',
    pattern(
      'PATH',
      'the folder in which the page lies at its address, such as /furrow',
      /^(\/[\w.~-]+)*\/?$/,
      'a path such as /furrow',
      '/',
    ),
  ),
  'trust-proxy': orEnv('FURROW_TRUST_PROXY', proxies),
  'metrics-from': orEnv('FURROW_METRICS_FROM', {
    ...proxies,
    help: 'who else may read /metrics, besides this machine: 10.0.0.7, private',
    wants: 'no, or addresses, such as 10.0.0.7,10.1.0.0/16 or private',
  }),
  ...siteOptions,
  ...mailOptions,
  // In a terminal somebody reads along, who has no use for JSON.
  log: orEnv('FURROW_LOG', oneOf(LEVELS, 'how much is logged', process.stderr.isTTY ? 'warn' : 'info')),
}

const { database, 'bot-time': botTime, 'bot-pause': botPause, log } = options
const workOptions = {
  database,
  bots: orEnv('FURROW_BOTS', whole('threads for bots', 1, 256, availableParallelism())),
  'bot-time': botTime,
  'bot-pause': botPause,
  'mail-after': mailAfter,
  log,
}

/** Not an option: command lines are seen by everybody on the machine. */
const SECRET = 'FURROW_SECRET'
/** Whoever shows it may read /metrics, from anywhere. */
const METRICS = 'FURROW_METRICS_TOKEN'

interface Secrets {
  readonly cookies: string | null
  readonly metrics: string | null
}

export const serveLine: CommandLine<typeof options, []> = {
  name: 'furrow serve',
  summary: 'Serves the page and its tables; npm start -- [options] builds the page first.',
  options,
  more: `In brackets: the environment variable that says the same. ${SECRET} (environment only) signs the cookies;
without it a secret is made once and kept with the data. ${METRICS} (environment only) opens /metrics to whoever shows it.`,
}

/** What `furrow work` needs to know of the same. */
const workLine: CommandLine<typeof workOptions, []> = {
  name: 'furrow work',
  summary: 'Lets bots think and clocks run out for servers on the same PostgreSQL; as many of these as you like.',
  options: workOptions,
  more: 'In brackets: the environment variable that says the same.',
}

/** What backup and restore need to know of the same. */
export const storeOptions = { data: options.data, database: options.database }
/** What links need besides. */
export const baseOption = options.base

export const root = fileURLToPath(new URL('../../..', import.meta.url))
export const builtPage = fileURLToPath(new URL('../../web/dist', import.meta.url))

const configOf = (v: Values<typeof options>, portIsChosen: boolean, secrets: Secrets): Config => ({
  host: v.host,
  port: v.port,
  portIsChosen,
  pageFolder: v.page === null ? builtPage : resolve(v.page),
  dataFolder: resolve(v.data),
  databaseUrl: v.database,
  botThreads: v.bots,
  boardThreads: v.threads,
  botMs: v['bot-time'],
  botPauseMs: v['bot-pause'],
  idleMs: v.idle * 1000,
  absentMs: v.absent * 1000,
  mostTables: v.tables,
  busyMs: v.busy,
  limits: v.limits,
  rates: ratesOf(v),
  cleans: v.clean === 'yes',
  keep: keepOf(v),
  metricsFrom: v['metrics-from'],
  metricsToken: secrets.metrics,
  ...siteConfigOf(v),
  ...mailConfigOf(v),
  secret: secrets.cookies,
  trustProxy: v['trust-proxy'],
  origins: v.origin,
  requestMs: REQUEST_MS,
  base: v.base.replace(/\/$/, ''),
  logLevel: v.log,
})

/** What holds if nothing is said. */
export const defaults: Config = configOf(fallbacks(options), false, { cookies: null, metrics: null })

/** What the command line asks for; a sentence if it cannot be understood. */
export type Reading = { config: Config } | { help: string } | { refusal: string }

export function readConfig(args: readonly string[], env: NodeJS.ProcessEnv = {}): Reading {
  const told = readOptions(args, serveLine, env)
  if (!('values' in told)) return told
  if (told.values.bots === 0 && told.values.database === null)
    return {
      refusal: 'Without threads for bots (--bots 0) furrow work moves them, which needs PostgreSQL: --database.',
    }
  const secrets = { cookies: env[SECRET] || null, metrics: env[METRICS] || null }
  const config = configOf(told.values, told.given.has('port'), secrets)
  const trouble = mailTrouble(config, config.origins)
  return trouble === null ? { config } : { refusal: trouble }
}

export function readWorkConfig(args: readonly string[], env: NodeJS.ProcessEnv = {}): Reading {
  const told = readOptions(args, workLine, env)
  if (!('values' in told)) return told
  const { database, bots, log } = told.values
  if (database === null)
    return { refusal: 'furrow work needs the PostgreSQL of its servers: --database or DATABASE_URL.' }
  const { 'bot-time': botMs, 'bot-pause': botPauseMs } = told.values
  return {
    config: {
      ...defaults,
      databaseUrl: database,
      botThreads: bots,
      boardThreads: 0,
      botMs,
      botPauseMs,
      mailAfterMs: told.values['mail-after'] * 60_000,
      logLevel: log,
    },
  }
}
