// Lets bots play until each scene is seen, and writes the records into fixtures/moments; those that still show their scene stay
// as they are. Part of npm run fixtures.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { makeBot, type Question } from '@furrow/bots'
import { agricola } from '@furrow/engine/agricola'
import { type Game, type GameRecord, isRefusal, readRecord, replay, resultOf, writeRecord } from '@furrow/engine/core'
import { express } from '@furrow/engine/express'
import { at } from '../src/contract/at.ts'
import { momentFile } from './moments.ts'
import { SCENES, type Scene } from './scenes.ts'

const PATIENCE_MS = 1000

/** The record with one more move: the bot answers for whoever has to choose. */
export async function next<S, Setup, M, E, V>(
  game: Game<S, Setup, M, E, V>,
  record: GameRecord,
  bot: string,
): Promise<GameRecord> {
  const now = replay(game, record)
  if (isRefusal(now)) throw new Error(now.message)
  const { state } = now
  // The others first, so that the person is asked alone when all choose at once.
  const decision = game.decisions(state).at(-1)
  if (!decision) throw new Error('The game is over, and the moment has not come.')
  const { seat } = decision
  const texts = (moves: readonly M[]) => moves.map((move) => game.print(state, move))
  const moves = texts(game.moves(state, seat))
  const question = {
    game: game.name,
    seat,
    view: game.view(state, seat),
    decision,
    moves,
    extras: texts(game.extras(state, seat)),
    seed: `${record.seed}/${record.entries.length}`,
    milliseconds: PATIENCE_MS,
  } as Question // a bot is handed views of its own game only
  const answer = await makeBot(bot, `${record.seed}/${seat}`, game.name)?.choose(question)
  const entries = [...record.entries, { seat, move: answer ?? at(moves, 0) }]
  const after = replay(game, { ...record, entries })
  if (isRefusal(after)) throw new Error(after.message)
  return { ...record, entries, result: resultOf(game.outcome(after.state)) }
}

async function reach({ start, bot, shows }: Scene): Promise<GameRecord> {
  let record = start
  while (!shows(record))
    record = start.game === express.name ? await next(express, record, bot) : await next(agricola, record, bot)
  return record
}

/** The record of the scene as it is stored, if it still shows it. */
function stored(scene: Scene): GameRecord | null {
  if (!existsSync(momentFile(`${scene.name}.txt`))) return null
  const record = readRecord(readFileSync(momentFile(`${scene.name}.txt`), 'utf8'))
  if (isRefusal(record)) return null
  const now = { ...record, rules: scene.start.rules, setup: scene.start.setup }
  try {
    return scene.shows(now) ? now : null
  } catch {
    return null
  }
}

export async function makeMoments(): Promise<void> {
  mkdirSync(momentFile('.'), { recursive: true })
  for (const scene of SCENES) {
    const record = stored(scene) ?? (await reach(scene))
    writeFileSync(momentFile(`${scene.name}.txt`), writeRecord(record))
    console.log(`${scene.name}: ${record.entries.length} moves`)
  }
}
