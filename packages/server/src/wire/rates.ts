// Every limit with its setting. A club of two hundred behind one address has to fit.
import { type Option, orEnv, pattern } from '../options.ts'
import type { LimitName, Rate, Rates } from './limits.ts'

interface Setting {
  /** `--limit-…` */
  readonly option: string
  /** So many at once, and so many a minute. */
  readonly usual: string
  readonly help: string
}

const SETTINGS: { readonly [K in LimitName]: Setting } = {
  address: { option: 'requests', usual: '2000/12000', help: 'requests of an address, files of the page apart' },
  sockets: { option: 'sockets', usual: '400/600', help: 'new sockets of an address' },
  guests: { option: 'guests', usual: '300/60', help: 'new guests and accounts of programs from an address' },
  account: { option: 'account', usual: '100/600', help: 'requests of an account' },
  messages: { option: 'messages', usual: '60/900', help: 'messages of an account over its sockets' },
  chat: { option: 'chat', usual: '10/30', help: 'lines of talk of an account' },
  tables: { option: 'tables', usual: '20/6', help: 'new tables of an account' },
  reports: { option: 'reports', usual: '5/0.6', help: 'reports of an account' },
  mails: { option: 'mails', usual: '3/0.3', help: 'changes of the mail address of an account' },
  passwords: {
    option: 'passwords',
    usual: '10/3',
    help: 'wrong passwords for a name from an address, or on a known device',
  },
  passwordsOfAddress: { option: 'passwords-address', usual: '100/12', help: 'wrong passwords from an address' },
  passwordsForName: { option: 'passwords-name', usual: '100/12', help: 'wrong passwords for a name from everywhere' },
}

const names = Object.keys(SETTINGS) as LimitName[]
const optionOf = (name: LimitName): string => `limit-${SETTINGS[name].option}`

const RATE = /^(0|[1-9]\d{0,8}\/\d{1,9}(\.\d{1,3})?)$/
const WANTS = 'how many at once and how many a minute, such as 100/12, or 0 for no limit'

export const limitOptions: { readonly [option: string]: Option<string> } = Object.fromEntries(
  names.map((name) => {
    const { option, usual, help } = SETTINGS[name]
    const env = `FURROW_LIMIT_${option.toUpperCase().replaceAll('-', '_')}`
    return [optionOf(name), orEnv(env, pattern('AT_ONCE/A_MINUTE', help, RATE, WANTS, usual))]
  }),
)

function readRate(text: string): Rate {
  const [burst = 0, perMinute = 0] = text.split('/').map(Number)
  return { burst, perSecond: perMinute / 60 }
}

/** The limits that the options ask for. */
export const ratesOf = (values: { readonly [option: string]: unknown }): Rates =>
  Object.fromEntries(names.map((name) => [name, readRate(String(values[optionOf(name)]))])) as unknown as Rates // of every name
