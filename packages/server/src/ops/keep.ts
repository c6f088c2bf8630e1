// How long what is stored is kept, in days.
import { type Option, oneOf, orEnv, whole } from '../options.ts'

const DAY_MS = 86_400_000

/** Days without a sign of life after which something goes; 0 for never. */
export interface Keep {
  readonly guests: number
  readonly sessions: number
  readonly waiting: number
  readonly abandoned: number
  readonly finished: number
}

const days = (name: string, help: string, fallback: number): Option<number> =>
  orEnv(`FURROW_KEEP_${name.toUpperCase()}`, whole(`${help}; 0 for ever`, 0, 36_500, fallback, 'DAYS'))

export const keepOptions = {
  'keep-guests': days('guests', 'how long guests stay who do not come and play nowhere', 90),
  'keep-sessions': days('sessions', 'how long a device stays signed in on which nobody comes', 400),
  'keep-waiting': days('waiting', 'how long tables stay at which nobody has begun', 14),
  'keep-abandoned': days('abandoned', 'how long games stay at which nobody moves', 180),
  'keep-finished': days('finished', 'how long finished games stay', 730),
}

export const cleanOption: Option<'yes' | 'no'> = orEnv(
  'FURROW_CLEAN',
  oneOf(['yes', 'no'], 'does the server clean up by itself, as --keep-… says?', 'yes'),
)

export const keepOf = (v: { readonly [K in keyof typeof keepOptions]: number }): Keep => ({
  guests: v['keep-guests'],
  sessions: v['keep-sessions'],
  waiting: v['keep-waiting'],
  abandoned: v['keep-abandoned'],
  finished: v['keep-finished'],
})

/** Was there no sign of life for so many days? */
export const isOver = (keepDays: number, sign: number, now: number): boolean =>
  keepDays > 0 && now - sign > keepDays * DAY_MS
