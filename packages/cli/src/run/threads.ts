import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { Complaint } from '../complaint.ts'
import { endWork, type Piece, type Report, type Works, work } from './work.ts'

export const cores = (): number => availableParallelism()

/**
 * Plays the games 0 to `games` (without it) on so many threads, in pieces, and hands over every piece's result as it
 * comes. Which thread plays which game makes no difference to any of them.
 */
export async function inThreads<K extends keyof Works>(
  kind: K,
  plan: Works[K]['plan'],
  games: number,
  threads: number,
  done: (result: Works[K]['result'], games: number) => void,
): Promise<void> {
  const pieces = cut(games, threads).map(([from, to]) => ({ kind, plan, from, to }) as Piece) // kind and plan belong together
  if (threads === 1) {
    try {
      for (const piece of pieces) done((await work(piece)) as Works[K]['result'], piece.to - piece.from)
    } finally {
      await endWork()
    }
    return
  }
  const next = pieces.values()
  const count = Math.min(threads, pieces.length)
  const started = Array.from({ length: count }, () => new Worker(new URL('./thread.ts', import.meta.url)))
  try {
    await Promise.all(started.map((thread) => keepBusy<K>(thread, next, done)))
    // Programs that play there are sent home. Where something went wrong nobody waits: their input ends with the thread.
    await Promise.all(started.map((thread) => ask(thread, 'end')))
  } finally {
    await Promise.all(started.map((thread) => thread.terminate()))
  }
}

/** Gives a thread one piece after another until none is left. */
async function keepBusy<K extends keyof Works>(
  thread: Worker,
  pieces: IterableIterator<Piece>,
  done: (result: Works[K]['result'], games: number) => void,
): Promise<void> {
  for (const piece of pieces) {
    const report = await ask(thread, piece)
    if ('complaint' in report) throw new Complaint(report.complaint, report.exitCode)
    if ('ended' in report) return
    done(report.result as Works[K]['result'], piece.to - piece.from) // every piece is of the kind K
  }
}

function ask(thread: Worker, piece: Piece | 'end'): Promise<Report> {
  return new Promise((answer, failed) => {
    thread.once('error', failed)
    thread.once('message', (report: Report) => {
      thread.off('error', failed)
      answer(report)
    })
    thread.postMessage(piece)
  })
}

/** Pieces small enough that all threads end at about the same time, and even: the two games of a pair stay together. */
function cut(games: number, threads: number): [number, number][] {
  const size = 2 * Math.max(1, Math.min(50, Math.round(games / (threads * 16))))
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => [i * size, Math.min(games, (i + 1) * size)])
}
