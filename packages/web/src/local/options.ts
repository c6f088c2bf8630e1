import { agricola, type GameRecord, isRefusal, type Json } from '@furrow/engine'

/** What a person chooses before a game. */
export interface Options {
  players: number
  cards: boolean
  tile: boolean
  level: string
  seed: string
}

/** The person's seat; bots sit on all others. */
export const HUMAN = 0

/** Bots go by plants of the field, the same in every language. */
const BOT_NAMES = ['Avena', 'Bellis', 'Carex', 'Daucus', 'Secale']

/** The record of a game in which nothing has been played yet. */
export function newRecord({ players, cards, tile, level, seed }: Options): GameRecord {
  const setup = agricola.setup({ players, cards: cards ? 'dealt' : 'none', tile })
  if (isRefusal(setup)) throw new Error(setup.message)
  const bots = BOT_NAMES.slice(0, players - 1).map((name) => ({ name, bot: level }))
  return {
    game: agricola.name,
    rules: agricola.rules,
    setup: JSON.parse(JSON.stringify(setup)) as Json, // plain data, as it will be stored
    seed,
    seats: [{ name: 'You' }, ...bots],
    result: null,
    entries: [],
  }
}

/** The choices from which a record was begun, for another game of the same kind. */
export function optionsOf({ setup, seats, seed }: GameRecord): Options {
  const { players, cards, tile } = setup as { players: number; cards: string; tile: boolean }
  return { players, cards: cards !== 'none', tile, level: seats.find(({ bot }) => bot)?.bot ?? 'farmer', seed }
}
