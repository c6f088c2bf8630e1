// The thread in which bots think. It may know the whole game; the bot is told only what its seat may know.
import { parentPort } from 'node:worker_threads'
import { type Bot, makeBot, type Question } from '@furrow/bots'
import { at, isRefusal, moveOfBot, taskFor } from '@furrow/engine/core'
import { findGame } from '../games.ts'
import { stepBehind } from '../priority.ts'

export interface Thought {
  id: number
  game: string
  /** The game as JSON: it passes the thread that serves as it is. */
  saved: string
  seat: number
  level: string
  /** Where the bot's chance comes from. */
  seed: string
  milliseconds: number
}
export type Answer = { id: number; move: string } | { id: number; error: string }

const port = parentPort
if (!port) throw new Error('This file is a worker: the bot pool starts it.')
stepBehind()

const bots = new Map<string, Bot>()
const botNamed = (game: string, level: string): Bot | null => {
  const key = `${game}/${level}`
  const bot = bots.get(key) ?? makeBot(level, 'table', game)
  if (bot) bots.set(key, bot)
  return bot
}

async function think({ game: name, saved, seat, level, seed, milliseconds }: Thought): Promise<string> {
  const game = findGame(name)?.game
  if (!game) throw new Error(`There is no game "${name}".`)
  const state = game.load(JSON.parse(saved))
  if (isRefusal(state)) throw new Error(state.message)
  const task = taskFor(game, state, seat, { seed, milliseconds })
  if (!task) throw new Error(`Seat ${seat} has nothing to decide.`)
  const bot = botNamed(name, level)
  // The contract keeps the view's type open; bots read those of the games they know.
  return bot ? moveOfBot(game, state, task, (asked) => bot.choose(asked as Question)) : at(task.moves, 0)
}

port.on('message', async (thought: Thought) => {
  try {
    port.postMessage({ id: thought.id, move: await think(thought) } satisfies Answer)
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error)
    port.postMessage({ id: thought.id, error: sentence } satisfies Answer)
  }
})
