// The thread in which bots think. It may know the whole game; the bot is told only what its seat may know.
import { access } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { type Bot, makeBot, type Question } from '@furrow/bots'
import { answerOfBot, at, isRefusal, taskFor } from '@furrow/engine/core'
import { findGame } from '../games.ts'
import { stepBehind, stepBehindAll } from '../priority.ts'

export interface Thought {
  id: number
  game: string
  /** The game as JSON: it passes the thread that serves as it is. */
  saved: string
  /** The line after which it stands so. */
  number: number
  seat: number
  level: string
  /** Where the bot's chance comes from. */
  seed: string
  milliseconds: number
}
export type Answer = { id: number; moves: string[] } | { id: number; error: string }

/** What a thread is told when it begins. */
export interface Begin {
  /** Does it run only while a core has nothing else to do? */
  behindAll: boolean
}

const port = parentPort
if (!port) throw new Error('This file is a worker: the bot pool starts it.')
stepBehind()
if ((workerData as Begin).behindAll) {
  // Node starts its threads for files with the first such question, and they would stand behind all, too.
  await access(new URL(import.meta.url))
  stepBehindAll()
}

const bots = new Map<string, Bot>()
const botNamed = (game: string, level: string): Bot | null => {
  const key = `${game}/${level}`
  const bot = bots.get(key) ?? makeBot(level, 'table', game)
  if (bot) bots.set(key, bot)
  return bot
}

/** Goes on with the same seat only while that takes little of the processor: other tables wait. */
const LITTLE_MS = 20
const MOST = 16

function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The next moves of the seat, one or more: what follows from a move is answered at once, as long as nobody else has to choose. */
async function think({ game: name, saved, number, seat, level, seed, milliseconds }: Thought): Promise<string[]> {
  const begun = processorMs()
  const game = findGame(name)?.game
  if (!game) throw new Error(`There is no game "${name}".`)
  const loaded = game.load(JSON.parse(saved))
  if (isRefusal(loaded)) throw new Error(loaded.message)
  const bot = botNamed(name, level)
  const choose = async (state: typeof loaded, line: number) => {
    // Of each line by its number: it is the same chance whether the bot is asked once or again for every move.
    const task = taskFor(game, state, seat, { seed: `${seed}/${line}`, milliseconds })
    if (!task) throw new Error(`Seat ${seat} has nothing to decide.`)
    // The contract keeps the view's type open; bots read those of the games they know.
    return answerOfBot(game, state, task, (asked) => (bot ? bot.choose(asked as Question) : at(asked.moves, 0)))
  }
  let { text, state } = await choose(loaded, number)
  const moves = [text]
  while (moves.length < MOST && processorMs() - begun < LITTLE_MS && isAlone(game.decisions(state), seat)) {
    ;({ text, state } = await choose(state, number + moves.length))
    moves.push(text)
  }
  return moves
}

/** Is this the only seat that has to choose? Where all choose at once others may be quicker, and what was thought of is of no use. */
const isAlone = (decisions: readonly { seat: number }[], seat: number): boolean =>
  decisions.length === 1 && at(decisions, 0).seat === seat

port.on('message', async (thought: Thought) => {
  try {
    port.postMessage({ id: thought.id, moves: await think(thought) } satisfies Answer)
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error)
    port.postMessage({ id: thought.id, error: sentence } satisfies Answer)
  }
})
