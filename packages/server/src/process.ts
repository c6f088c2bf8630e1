// What every program of the server does: tell people something, and run until it is asked to stop.
import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'

/**
 * How V8 tidies up for thousands of tables. To be said before there is much.
 *
 * - What stays, the tables, is looked through when it has grown by so many percent and not, as is usual, when there is several times as much.
 * - What is new is always put among the new. V8 takes note of where things are made that stay, and would put all that is made there
 *   among what stays: views and states are made in the same places, and three quarters of what it kept were views that nobody needed any more.
 * - What is new is tidied also while V8 looks through what stays. Else it would let all that is made meanwhile lie, and then put some 20 MB of
 *   it among what stays, in one long pause.
 * - The thread that serves tidies what is new alone: V8's other threads stand behind it (`tidyBehind`), and it would wait until they have had
 *   their turn.
 */
export function forgetOften(grown = 50): void {
  setFlagsFromString(`--heap-growing-percent=${grown}`)
  setFlagsFromString('--no-allocation-site-pretenuring')
  setFlagsFromString('--no-separate-gc-phases')
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
