import { agricola, type GameRecord, isRefusal, type Json } from '@furrow/engine'
import type { Options } from './options.ts'

/** The record of a game in which nothing has been played yet. */
export function newRecord({ seats, cards, hands, tile, order, starting, seed }: Options): GameRecord {
  const deal = hands ? { cards: 'given', hands } : { cards: cards ? 'dealt' : 'none' }
  const setup = agricola.setup({ players: seats.length, ...deal, tile, order, starting })
  if (isRefusal(setup)) throw new Error(setup.message)
  return {
    game: agricola.name,
    rules: agricola.rules,
    setup: JSON.parse(JSON.stringify(setup)) as Json, // plain data, as it will be stored
    seed,
    seats,
    result: null,
    entries: [],
  }
}

/** The choices from which a record was begun, for another game of the same kind. */
export function optionsOf({ setup, seats, seed }: GameRecord): Options {
  const read = agricola.setup(setup)
  if (isRefusal(read)) throw new Error(read.message)
  const { cards, hands, tile, order, starting } = read
  return { seats, cards: cards !== 'none', hands: cards === 'given' ? hands : null, tile, order, starting, seed }
}
