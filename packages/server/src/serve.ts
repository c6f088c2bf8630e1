// The server from its command line to its end.
import { readConfig } from './config.ts'

/** Serves until asked to stop; gives the exit code. */
export async function serve(args: readonly string[]): Promise<number> {
  const reading = readConfig(args, process.env)
  if ('help' in reading) return say(reading.help, 0)
  if ('refusal' in reading) return complain(reading.refusal, 2)

  // Only now: help and mistakes answer at once.
  const { start } = await import('./start.ts')
  const started = await start(reading.config)
  if ('refusal' in started) return complain(started.refusal, 1)
  say(`Furrow is ready: ${started.address}`, 0)
  await untilStopped()
  await started.stop()
  return 0
}

function untilStopped(): Promise<void> {
  return new Promise((done) => {
    process.once('SIGINT', done)
    process.once('SIGTERM', done)
  })
}

function say(text: string, code: number): number {
  console.log(text)
  return code
}

function complain(sentence: string, code: number): number {
  console.error(sentence)
  return code
}
