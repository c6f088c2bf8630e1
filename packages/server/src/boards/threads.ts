// The boards of all tables, here or in threads of their own. In threads, nobody who is only told something waits while V8
// looks through states and views for what can be forgotten; and a move is worked out while others are heard and told.
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import { at } from '@furrow/engine/core'
import { Boards } from './boards.ts'
import { carryOut, type Question, type Word } from './call.ts'
import { BoardThread } from './thread.ts'

export interface AskedBoards {
  ask<K extends Question>(name: K, ...args: Parameters<Boards[K]>): Promise<ReturnType<Boards[K]>>
  tell<K extends Word>(name: K, ...args: Parameters<Boards[K]>): void
  /** The number of a board that nobody has had before: what is asked of an old one never reaches one that came after it. */
  newBoard(): number
  /** Called when some boards are gone, for whatever reason. */
  onLost: (isLost: (board: number) => boolean, why: string) => void
  /** From now on counts for how long answers are waited for, in microseconds. */
  measure(): RecordableHistogram
  close(): Promise<void>
}

/** Without threads it is all done at once, and here. */
export const openBoards = (threads: number, file?: URL, patienceMs?: number): AskedBoards =>
  threads > 0 ? boardsInThreads(threads, file, patienceMs) : boardsHere()

function boardsHere(): AskedBoards {
  const boards = new Boards()
  let last = 0
  return {
    newBoard: () => ++last,
    async ask<K extends Question>(name: K, ...args: Parameters<Boards[K]>) {
      return carryOut(boards, name, args) as ReturnType<Boards[K]> // the operation of this name gives that
    },
    tell(name, ...args) {
      carryOut(boards, name, args)
    },
    onLost: () => undefined,
    measure: createHistogram, // nobody waits
    async close() {},
  }
}

function boardsInThreads(count: number, file?: URL, patienceMs?: number): AskedBoards {
  const measures: RecordableHistogram[] = []
  const waited = (ms: number): void => {
    for (const measure of measures) measure.record(Math.max(1, Math.round(ms * 1000)))
  }
  const threads = Array.from(
    { length: count },
    (_, i) => new BoardThread((why) => asked.onLost((board) => board % count === i, why), waited, file, patienceMs),
  )
  /** A board is always with the same thread. */
  const threadOf = (board: number): BoardThread => at(threads, board % count)
  let last = 0
  const asked: AskedBoards = {
    newBoard: () => ++last,
    ask<K extends Question>(name: K, ...args: Parameters<Boards[K]>) {
      return threadOf(args[0]).ask(name, args) as Promise<ReturnType<Boards[K]>> // the operation of this name gives that
    },
    tell(name, ...args) {
      threadOf(args[0]).tell(name, args)
    },
    onLost: () => undefined,
    measure() {
      const measure = createHistogram()
      measures.push(measure)
      return measure
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
  return asked
}
