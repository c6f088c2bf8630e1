import type { RecordSeat } from '@furrow/engine'

/** What is chosen before a game. */
export interface Options {
  /** Who sits there: a bot of some level, or a person; a person without a name is named by the page. */
  seats: readonly RecordSeat[]
  cards: boolean
  /** The hands as they were chosen, seat by seat; else they are dealt. */
  hands?: readonly (readonly string[])[] | null
  tile: boolean
  /** The round cards in their order, or null: shuffled inside each stage. */
  order: readonly string[] | null
  /** The seat that begins, or null: drawn. */
  starting: number | null
  seed: string
}

/** Bots go by plants of the field, the same in every language. */
const BOT_NAMES = ['Avena', 'Bellis', 'Carex', 'Daucus', 'Secale', 'Trifolium']

/** Seats from what sits on each: a person's name, or the level of a bot. */
export function seatsOf(sitting: readonly ({ person: string } | { bot: string })[]): RecordSeat[] {
  let bots = 0
  return sitting.map((seat) =>
    'bot' in seat ? { name: BOT_NAMES[bots++ % BOT_NAMES.length], bot: seat.bot } : { name: seat.person },
  )
}

/** One person, and bots on all other seats. */
export const against = (players: number, level: string): RecordSeat[] =>
  seatsOf([{ person: '' }, ...Array.from({ length: players - 1 }, () => ({ bot: level }))])

/** A game for one person against bots, with the usual choices. */
export const usualGame = (players: number, level: string, seed: string): Options => ({
  seats: against(players, level),
  cards: false,
  tile: false,
  order: null,
  starting: null,
  seed,
})

/** The seats on which people sit. */
export const personsOf = (seats: readonly RecordSeat[]): number[] =>
  seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []))
