// A table of people that has begun, as it is stored.
import { findGame } from '../games.ts'
import type { TableDoc } from '../tables/doc.ts'

export function docOf(
  game: string,
  people: readonly string[],
  setup: { [key: string]: string | number } = {},
  changes: Partial<TableDoc> = {},
): TableDoc {
  const played = findGame(game)
  if (!played) throw new Error(`There is no ${game}.`)
  return {
    game,
    rules: played.game.rules,
    setup: JSON.parse(JSON.stringify(played.game.setup({ players: people.length, ...setup }))) as TableDoc['setup'], // plain data
    seed: 'seed',
    host: people[0] ?? '',
    public: false,
    pace: { kind: 'free' },
    seats: people.map((person) => ({ kind: 'person', person, name: person, bot: null })),
    created: 0,
    started: 0,
    finished: null,
    result: null,
    rematch: null,
    ...changes,
  }
}
