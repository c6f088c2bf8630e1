// The boards of all tables, here or in threads of their own. In threads, nobody who is only told something waits while V8
// looks through states and views for what can be forgotten; and a move is worked out while others are heard and told.
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import { Boards } from './boards.ts'
import { carryOut, type Question, type Word } from './call.ts'
import { BoardThread } from './thread.ts'

export interface AskedBoards {
  ask<K extends Question>(name: K, ...args: Parameters<Boards[K]>): Promise<ReturnType<Boards[K]>>
  tell<K extends Word>(name: K, ...args: Parameters<Boards[K]>): void
  /** Called when the boards of some tables are gone, for whatever reason. */
  onLost: (isLost: (table: string) => boolean, why: string) => void
  /** From now on counts for how long answers are waited for, in microseconds. */
  measure(): RecordableHistogram
  close(): Promise<void>
}

/** Without threads it is all done at once, and here. */
export const openBoards = (threads: number, file?: URL): AskedBoards =>
  threads > 0 ? boardsInThreads(threads, file) : boardsHere()

function boardsHere(): AskedBoards {
  const boards = new Boards()
  return {
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

function boardsInThreads(count: number, file: URL | undefined): AskedBoards {
  const measures: RecordableHistogram[] = []
  const waited = (ms: number): void => {
    for (const measure of measures) measure.record(Math.max(1, Math.round(ms * 1000)))
  }
  const threads = Array.from(
    { length: count },
    (_, i) => new BoardThread((why) => asked.onLost((table) => placeOf(table, count) === i, why), waited, file),
  )
  /** A table is always with the same thread. */
  const threadOf = (table: string): BoardThread => {
    const thread = threads[placeOf(table, count)]
    if (!thread) throw new Error(`There is no thread for table ${table}.`)
    return thread
  }
  const asked: AskedBoards = {
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

const placeOf = (table: string, count: number): number =>
  [...table].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 0) % count
