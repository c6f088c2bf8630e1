// npm run fixtures: brings playthroughs, lines of play, finished games and moments up to the present rules. A game that can
// still be played stays as it is; look at every changed line before committing it.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { agricola } from '@furrow/engine/agricola'
import { type GameRecord, isRefusal, type Json, readRecord, replay, writeRecord } from '@furrow/engine/core'
import { makeMoments, next } from './make-moments.ts'

const root = new URL('../../../', import.meta.url)
const games = new URL('fixtures/games/', root)
const deck = JSON.parse(readFileSync(new URL('fixtures/deck.json', root), 'utf8')) as string[]

/** The setup with what has been added to setups since; hands are dealt from the fixtures' own deck. */
function brought(setup: Json): Json {
  const given = setup as { cards?: string; deck?: string[] | null }
  const now = agricola.setup(given.cards === 'dealt' ? { ...given, deck: given.deck ?? deck } : given)
  if (isRefusal(now)) throw new Error(now.message)
  return JSON.parse(JSON.stringify(now)) as Json
}

/** The same game as far as it can be played, else one that the same bots play from the same start. */
async function upToDate(record: GameRecord): Promise<GameRecord> {
  const now = { ...record, rules: agricola.rules, setup: brought(record.setup) }
  if (!isRefusal(replay(agricola, now))) return now
  let game: GameRecord = { ...now, entries: [], result: null }
  while (game.result === null) game = await next(agricola, game, 'farmer')
  return game
}

for (const file of readdirSync(games)) {
  const record = readRecord(readFileSync(new URL(file, games), 'utf8'))
  if (isRefusal(record)) throw new Error(`${file}: ${record.message}`)
  if (record.game !== agricola.name) continue
  writeFileSync(new URL(file, games), writeRecord(await upToDate(record)))
  console.log(file)
}
await makeMoments()
const tests = ['packages/engine/src/testing/playthrough.test.ts', 'packages/engine/src/testing/perft.test.ts']
execFileSync('npx', ['vitest', 'run', ...tests, 'packages/engine/src/express/playthrough.test.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, UPDATE_GOLDEN: '1' },
})
