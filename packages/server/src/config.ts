// Everything the server can be told, in one place: by flags, or by the environment.
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { HouseConfig } from './house.ts'
import { LEVELS, type Level } from './ops/log.ts'
import { noProxies, readProxies } from './wire/addresses.ts'
import type { HttpConfig } from './wire/http.ts'

export interface Config extends HouseConfig, HttpConfig {
  readonly host: string
  readonly port: number
  /** Was the port asked for? If not, and it is busy, the next free one will do. */
  readonly portIsChosen: boolean
  /** The built page. */
  readonly pageFolder: string
  readonly logLevel: Level
}

export const defaults: Config = {
  host: '127.0.0.1',
  port: 8300,
  portIsChosen: false,
  pageFolder: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  dataFolder: resolve('data'),
  databaseUrl: null,
  botThreads: Math.max(1, availableParallelism() - 1),
  botMs: 1000,
  botPauseMs: 300,
  idleMs: 60_000,
  absentMs: 60_000,
  limits: 1,
  secret: null,
  trustProxy: noProxies,
  origins: [],
  requestMs: 30_000,
  // In a terminal somebody reads along, who has no use for JSON.
  logLevel: process.stderr.isTTY ? 'warn' : 'info',
}

interface Setting {
  flag: string
  env: string
  value: string
  help: string
  /** The change it makes, or what the value must be. */
  read(text: string): Partial<Config> | string
}

const whole = (most: number, change: (n: number) => Partial<Config>) => (text: string) =>
  /^\d{1,9}$/.test(text) && Number(text) <= most ? change(Number(text)) : `a number from 0 to ${most}`

export const settings: readonly Setting[] = [
  {
    flag: '--port',
    env: 'PORT',
    value: 'NUMBER',
    help: `the port to listen on (default ${defaults.port}, or the next free one)`,
    read: whole(65535, (port) => ({ port, portIsChosen: true })),
  },
  {
    flag: '--host',
    env: 'FURROW_HOST',
    value: 'NAME',
    help: `the address to listen on (default ${defaults.host}; 0.0.0.0 for the whole network)`,
    read: (host) => ({ host }),
  },
  {
    flag: '--data',
    env: 'FURROW_DATA',
    value: 'FOLDER',
    help: 'where tables and people are kept (default ./data)',
    read: (folder) => ({ dataFolder: resolve(folder) }),
  },
  {
    flag: '--database',
    env: 'DATABASE_URL',
    value: 'URL',
    help: 'keep them in PostgreSQL instead: postgres://user:password@host/name',
    read: (url) => (/^postgres(ql)?:\/\//.test(url) ? { databaseUrl: url } : 'a URL such as postgres://user@host/name'),
  },
  {
    flag: '--page',
    env: 'FURROW_PAGE',
    value: 'FOLDER',
    help: 'the built page (default packages/web/dist)',
    read: (folder) => ({ pageFolder: resolve(folder) }),
  },
  {
    flag: '--bots',
    env: 'FURROW_BOTS',
    value: 'NUMBER',
    help: `threads for bots (default ${defaults.botThreads}: all cores but one)`,
    read: whole(256, (n) => ({ botThreads: Math.max(1, n) })),
  },
  {
    flag: '--bot-time',
    env: 'FURROW_BOT_TIME',
    value: 'MS',
    help: `how long a bot may think about a move (default ${defaults.botMs})`,
    read: whole(600_000, (botMs) => ({ botMs })),
  },
  {
    flag: '--bot-pause',
    env: 'FURROW_BOT_PAUSE',
    value: 'MS',
    help: `rest before a bot's move, so that people can follow (default ${defaults.botPauseMs})`,
    read: whole(60_000, (botPauseMs) => ({ botPauseMs })),
  },
  {
    flag: '--idle',
    env: 'FURROW_IDLE',
    value: 'SECONDS',
    help: `when a table that nobody looks at leaves memory (default ${defaults.idleMs / 1000})`,
    read: whole(86_400, (seconds) => ({ idleMs: seconds * 1000 })),
  },
  {
    flag: '--absent',
    env: 'FURROW_ABSENT',
    value: 'SECONDS',
    help: `when others may hand an absent person's seat to a bot (default ${defaults.absentMs / 1000})`,
    read: whole(86_400, (seconds) => ({ absentMs: seconds * 1000 })),
  },
  {
    flag: '--limits',
    env: 'FURROW_LIMITS',
    value: 'FACTOR',
    help: 'all rate limits times this; 0 for none (default 1)',
    read: whole(1_000_000, (limits) => ({ limits })),
  },
  {
    flag: '--origin',
    env: 'FURROW_ORIGIN',
    value: 'URL',
    help: 'the address of the page where it has a name, and of others that may use it: https://example.org (several with commas)',
    read: (text) => ({ origins: text.split(',').map((origin) => origin.trim().replace(/\/$/, '')) }),
  },
  {
    flag: '--trust-proxy',
    env: 'FURROW_TRUST_PROXY',
    value: 'WHICH',
    help: 'the reverse proxies whose X-Forwarded-For and -Proto count: 10.0.0.7, 10.1.0.0/16, loopback (default no)',
    read: (text) => {
      const trustProxy = readProxies(text)
      return trustProxy
        ? { trustProxy }
        : 'no, or the addresses of the proxies, such as 10.0.0.7,10.1.0.0/16 or loopback'
    },
  },
  {
    flag: '--log',
    env: 'FURROW_LOG',
    value: 'LEVEL',
    help: `${LEVELS.join(', ')} (default info; warn in a terminal)`,
    read: (text) =>
      LEVELS.some((level) => level === text) ? { logLevel: text as Level } : `one of ${LEVELS.join(', ')}`,
  },
]

/** Not a flag: command lines are seen by everybody on the machine. */
const SECRET = 'FURROW_SECRET'

export const usage = `Usage: npm start -- [options]

${settings.map(({ flag, value, help, env }) => `  ${`${flag} ${value}`.padEnd(22)}${help} [${env}]`).join('\n')}
  ${'--help'.padEnd(22)}this text

In brackets: the environment variable that says the same. ${SECRET} (environment only) signs the cookies;
without it a secret is made once and kept with the data.`

/** What the command line asks for; a sentence if it cannot be understood. */
export type Reading = { config: Config } | { help: true } | { refusal: string }

export function readConfig(args: readonly string[], env: NodeJS.ProcessEnv = {}): Reading {
  let config: Config = { ...defaults, secret: env[SECRET] || null }
  const take = (name: string, setting: Setting, text: string): string | null => {
    const change = setting.read(text)
    if (typeof change === 'string') return `${name} must be ${change}, not '${text}'.`
    config = { ...config, ...change }
    return null
  }
  for (const setting of settings) {
    const text = env[setting.env]
    const refusal = text ? take(setting.env, setting, text) : null
    if (refusal) return { refusal }
  }
  const words = args.flatMap((arg) => splitAtEquals(arg))
  for (let i = 0; i < words.length; i += 2) {
    const [flag, text] = [words[i], words[i + 1]]
    if (flag === '--help' || flag === '-h') return { help: true }
    const setting = settings.find((s) => s.flag === flag)
    if (!setting) return { refusal: `There is no option ${flag}. Try --help.` }
    if (!text) return { refusal: `${flag} needs a value.` }
    const refusal = take(flag, setting, text)
    if (refusal) return { refusal }
  }
  return { config }
}

/** `--port=8300` means the same as `--port 8300`. */
function splitAtEquals(arg: string): string[] {
  const at = arg.indexOf('=')
  return arg.startsWith('--') && at > 0 ? [arg.slice(0, at), arg.slice(at + 1)] : [arg]
}
