import { botName } from '@furrow/bots/names'
import type { Json, RecordSeat } from '@furrow/engine/core'

export type GameName = 'agricola' | 'express'

/** What is chosen before a game. */
export interface Options {
  game: GameName
  /** Who sits there: a bot of some level, or a person; a person without a name is named by the page. */
  seats: readonly RecordSeat[]
  /** The game's own choices; what is missing is as usual. */
  setup: { readonly [key: string]: Json }
  seed: string
}

/** Seats from what sits on each: a person's name, or the level of a bot. */
export function seatsOf(sitting: readonly ({ person: string } | { bot: string })[]): RecordSeat[] {
  let bots = 0
  return sitting.map((seat) => ('bot' in seat ? { name: botName(bots++), bot: seat.bot } : { name: seat.person }))
}

/** One person, and bots on all other seats. */
export const against = (players: number, level: string): RecordSeat[] =>
  seatsOf([{ person: '' }, ...Array.from({ length: players - 1 }, () => ({ bot: level }))])

/** A game for one person against bots, with the usual choices. */
export const usualGame = (players: number, level: string, seed: string): Options => ({
  game: 'agricola',
  seats: against(players, level),
  setup: {},
  seed,
})

/** The seat of the only person, or null if there are more. */
export function onlyPerson(seats: readonly RecordSeat[]): number | null {
  const [person = null, ...others] = personsOf(seats)
  return others.length === 0 ? person : null
}

/** The seats on which people sit. */
export const personsOf = (seats: readonly RecordSeat[]): number[] =>
  seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []))
