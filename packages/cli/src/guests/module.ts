import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Complaint } from '../complaint.ts'
import type { AnyBot } from '../games/box.ts'

/** Makes the bot of a module anew for every game; the seed is where its chance comes from. */
export type MakeBot = (seed: string) => AnyBot

/** A module exports by default a bot, or a function that makes one for a seed. */
export async function loadModule(path: string): Promise<MakeBot> {
  const url = pathToFileURL(resolve(path)).href
  let exported: unknown
  try {
    ;({ default: exported } = await import(/* @vite-ignore */ url))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Complaint(`The bot ${path} cannot be loaded: ${reason}`)
  }
  if (isBot(exported)) return () => exported
  if (typeof exported !== 'function')
    throw new Complaint(
      `The bot ${path} should export by default { name, choose(question) }, or a function (seed) that gives that.`,
    )
  return (seed) => {
    const bot: unknown = exported(seed)
    if (!isBot(bot)) throw new Complaint(`The bot ${path} makes nothing that can choose.`)
    return bot
  }
}

const isBot = (value: unknown): value is AnyBot =>
  typeof value === 'object' && value !== null && 'choose' in value && typeof value.choose === 'function'

/** Its answer, or null if it does not come in time. Nobody can interrupt a module that does not wait for anything. */
export async function inTime(answer: string | Promise<string>, begun: number, limit: number): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((give) => {
    timer = setTimeout(() => give(null), limit)
  })
  try {
    const given = await Promise.race([Promise.resolve(answer), late])
    return performance.now() - begun > limit ? null : given
  } finally {
    clearTimeout(timer)
  }
}
