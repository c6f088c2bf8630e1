import { type GameRecord, isRefusal, type Json } from '@furrow/engine/core'
import type { Options } from '../contract/options.ts'
import { knownGame } from './games.ts'

/** The record of a game in which nothing has been played yet. */
export function newRecord({ game: name, seats, setup: wishes, seed }: Options): GameRecord {
  const { game } = knownGame(name)
  const setup = game.setup({ ...wishes, players: seats.length })
  if (isRefusal(setup)) throw new Error(setup.message)
  return {
    game: game.name,
    rules: game.rules,
    setup: JSON.parse(JSON.stringify(setup)) as Json, // plain data, as it will be stored
    seed,
    seats,
    result: null,
    entries: [],
  }
}

/** The choices from which a record was begun, for another game of the same kind. */
export const optionsOf = ({ game, setup, seats, seed }: GameRecord): Options => ({
  game: game as Options['game'], // the table is open, so it is one of them
  seats,
  setup: { ...(setup as Options['setup']) }, // the setup of a game is an object
  seed,
})
