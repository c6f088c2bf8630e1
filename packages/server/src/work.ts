// furrow work: bots think and clocks run out here, for the tables of servers elsewhere.
import { readWorkConfig } from './config.ts'
import { complain, forgetOften, ready, say, untilStopped } from './process.ts'

/** Works until asked to stop; gives the exit code. */
export async function work(args: readonly string[]): Promise<number> {
  const reading = readWorkConfig(args, process.env)
  if ('help' in reading) return say(reading.help, 0)
  if ('refusal' in reading) return complain(reading.refusal, 2)

  forgetOften()
  // Only now: help and mistakes answer at once.
  const [{ openHouse }, { makeLog }, { StoreRefusal }] = await Promise.all([
    import('./house.ts'),
    import('./ops/log.ts'),
    import('./store/store.ts'),
  ])
  const { config } = reading
  const log = makeLog(config.logLevel)
  try {
    const house = await openHouse(config, log, Date.now, true)
    log('info', 'started', { threads: config.botThreads })
    const stopped = untilStopped()
    ready('Furrow is at work.')
    await stopped
    await house.close()
    log('info', 'stopped')
    return 0
  } catch (error) {
    if (error instanceof StoreRefusal) return complain(error.message, 1)
    throw error
  }
}
