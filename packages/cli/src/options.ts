import { randomBytes } from 'node:crypto'
import { DEALS } from '@furrow/engine/agricola'
import { flag, type Option, oneOf, text, whole } from '@furrow/server/options'
import { gameNames } from './games.ts'
import type { GuestRules } from './guests/seats.ts'
import { splitBots } from './guests/spec.ts'

// Options that several commands share.

export const gameOption = oneOf(gameNames, 'which game', 'agricola')
export const cardsOption = oneOf(
  ['none', 'dealt'],
  'hand cards: none is the family game (otherwise none; in the Moor as its level has them)',
  null,
)
export const moorOption = whole('Farmers of the Moor at this level, for 1 to 5 players; 0 is without it', 0, 3, 0)
export const tileOption = flag('with the additional-actions tile (2 to 4 players)')
export const dealOption = oneOf(DEALS, 'how hand cards are dealt: at random, drafted, or 7 chosen out of 10', 'deal')
export const setupOption: Option<{ readonly [field: string]: unknown }> = {
  value: 'JSON',
  help: 'further fields of the setup, as docs/PROTOCOL.md lists them',
  wants: 'an object such as {"mulligan":"hand"}',
  fallback: {},
  read: objectIn,
}
export const playersOption = (fallback: number) => whole('how many players', 1, 6, fallback)
export const seedOption = <F extends string | null>(fallback: F) => text('TEXT', 'where chance comes from', fallback)
export const threadsOption = (cores: number) => whole('threads to use', 1, 256, cores)
export const budgetOption = whole('milliseconds that a bot may think about a move', 1, 600_000, 1000)
export const botsOption = (fallback: readonly string[]): Option<readonly string[]> => ({
  value: 'A,B,…',
  help: 'which bots play: names, modules (./mybot.ts) or programs (cmd:python3 bot.py)',
  wants: 'bots with commas between them',
  fallback,
  read(given) {
    const bots = splitBots(given)
    return bots.includes('') ? undefined : bots
  },
})
export const recordsOption = text('FOLDER', 'writes the record of every game into this folder', null)

/** What holds for programs and modules that play. docs/BOTS.md tells more. */
export const guestOptions = {
  limit: whole('milliseconds after which a program or module is late (otherwise twice the budget)', 1, 3_600_000, null),
  strict: flag('ends at the first illegal, late or missing answer instead of counting it and playing on at random'),
  stderr: text('FOLDER', 'keeps what programs write to their standard error in this folder', null),
}

export const guestRules = ({ limit, strict, stderr }: GuestRules): GuestRules => ({ limit, strict, stderr })

function objectIn(given: string): { readonly [field: string]: unknown } | undefined {
  try {
    const read: unknown = JSON.parse(given)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : undefined
  } catch {
    return undefined
  }
}

export const freshSeed = (): string => randomBytes(6).toString('hex')
