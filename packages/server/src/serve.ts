// The server from its command line to its end.
import { readConfig } from './config.ts'
import { tidyBehind } from './priority.ts'
import { complain, forgetOften, ready, say, untilStopped } from './process.ts'

/** Serves until asked to stop; gives the exit code. */
export async function serve(args: readonly string[]): Promise<number> {
  const reading = readConfig(args, process.env)
  if ('help' in reading) return say(reading.help, 0)
  if ('refusal' in reading) return complain(reading.refusal, 2)

  forgetOften()
  tidyBehind()
  // Only now: help and mistakes answer at once.
  const { start } = await import('./start.ts')
  const started = await start(reading.config)
  if ('refusal' in started) return complain(started.refusal, 1)
  const stopped = untilStopped()
  ready(`Furrow is ready: ${started.address}`)
  const why = await Promise.race([stopped, started.gone])
  if (why === null) {
    await started.stop()
    return 0
  }
  setTimeout(() => process.exit(1), LAST_MS).unref() // whatever still holds it up
  complain(`The store is gone (${why}). Furrow ends; started again, it goes on where it was.`, 1)
  await started.stop()
  return 1
}

/** So long ending may take when there is nothing left to be saved. */
const LAST_MS = 8000
