import { randomBytes } from 'node:crypto'
import { DEALS } from '@furrow/engine'
import { flag, list, type Option, oneOf, text, whole } from '@furrow/server/options'
import { gameNames } from './games.ts'

// Options that several commands share.

export const gameOption = oneOf(gameNames, 'which game', 'agricola')
export const cardsOption = oneOf(['none', 'dealt'], 'hand cards: none is the family game', 'none')
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
export const botsOption = (fallback: readonly string[]) => list('A,B,…', 'which bots play, seat by seat', fallback)

function objectIn(given: string): { readonly [field: string]: unknown } | undefined {
  try {
    const read: unknown = JSON.parse(given)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : undefined
  } catch {
    return undefined
  }
}

export const freshSeed = (): string => randomBytes(6).toString('hex')
