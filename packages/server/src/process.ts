// What every program of the server does: tell people something, and run until it is asked to stop.
import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'

/**
 * What stays, the tables, is looked through when it has grown by so many percent and not, as is usual, when there is several times as much.
 * What is new is always put among the new: V8 takes note of where things are made that stay, and would put all that is made
 * there among what stays. Views and states are made in the same places; three quarters of what it kept were views that
 * nobody needed any more. What is new is looked through by the thread that serves alone: V8's other threads stand behind it
 * (`tidyBehind`), and it would wait until they have had their turn. To be said before there is much.
 */
export function forgetOften(grown = 50): void {
  setFlagsFromString(`--heap-growing-percent=${grown}`)
  setFlagsFromString('--no-allocation-site-pretenuring')
  setFlagsFromString('--no-parallel-scavenge')
  setFlagsFromString('--no-parallel-compaction')
  setFlagsFromString('--no-parallel-pointer-update')
  // The thread itself has its space already: this is for those it starts. Bots try out much, and forget it more cheaply in 8 MB.
  setFlagsFromString('--min-semi-space-size=8')
}

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
