// What every program of the server does: tell people something, and run until it is asked to stop.
import { flushCompileCache } from 'node:module'

export function untilStopped(): Promise<null> {
  return new Promise((done) => {
    process.once('SIGINT', () => done(null))
    process.once('SIGTERM', () => done(null))
  })
}

/** It runs. Where NODE_COMPILE_CACHE names a folder, the next start finds there what this one has read. */
export function ready(text: string): void {
  say(text, 0)
  flushCompileCache()
}

export function say(text: string, code: number): number {
  console.log(text)
  return code
}

export function complain(sentence: string, code: number): number {
  console.error(sentence)
  return code
}
