// Threads for bots. One that takes too long is replaced, and its question answered without it.
import { Worker } from 'node:worker_threads'
import { type Claim, FairQueue } from './queue.ts'
import type { Answer, Begin, Thought } from './worker.ts'

export type Question = Omit<Thought, 'id'>

interface Waiting {
  thought: Thought
  /** Did nobody wait for it when it was begun? */
  unawaited: boolean
  done: (moves: string[]) => void
  failed: (error: Error) => void
}

interface Thread extends Begin {
  worker: Worker
  busy: Waiting | null
  timer: NodeJS.Timeout | null
}

/** Beyond its budget a thread has so long to answer: starting up and reading the game take time too. */
const PATIENCE_MS = 10_000

export class BotPool {
  readonly #threads: Thread[] = []
  readonly #most: number
  readonly #patienceMs: number
  readonly #file: URL
  readonly #queue = new FairQueue<Waiting>()
  /** Until one has taken too long: where other programs keep all cores busy, threads that stand behind all never get a turn. */
  #behindAll = true
  #last = 0
  #closed = false
  answered = 0
  replaced = 0

  constructor(most: number, patienceMs = PATIENCE_MS, file = new URL('./worker.ts', import.meta.url)) {
    this.#most = most
    this.#patienceMs = patienceMs
    this.#file = file
  }

  /** The texts of the seat's next moves, at least one; an error if no bot could be asked. */
  choose(question: Question, claim: Claim): Promise<string[]> {
    return new Promise((done, failed) => {
      if (this.#closed) return failed(new Error('The bots have gone home.'))
      this.#queue.add(claim, { thought: { id: ++this.#last, ...question }, unawaited: false, done, failed })
      this.#next()
    })
  }

  get thinking(): number {
    return this.#threads.filter(({ busy }) => busy).length
  }

  get waiting(): number {
    return this.#queue.size + this.thinking
  }

  #next(): void {
    while (this.#queue.size > 0) {
      const thread = this.#threads.find(({ busy }) => busy === null) ?? this.#grow()
      const asked = thread && (this.#queue.takeAwaited() ?? this.#takeOther())
      if (!asked) return
      this.#ask(thread, asked)
    }
  }

  #ask(thread: Thread, asked: Waiting): void {
    thread.busy = asked
    const patience = asked.thought.milliseconds + this.#patienceMs
    thread.timer = setTimeout(() => this.#tookTooLong(thread, asked), patience)
    thread.worker.postMessage(asked.thought)
  }

  #tookTooLong(thread: Thread, asked: Waiting): void {
    if (!thread.behindAll) {
      this.#replace(thread, 'took too long')
      return
    }
    this.#behindAll = false
    this.#end(thread)
    this.#ask(this.#begin(), asked)
  }

  /** One thread is always left for those who wait, if there is more than one. */
  #takeOther(): Waiting | null {
    const busy = this.#threads.filter((thread) => thread.busy?.unawaited).length
    const asked = busy < Math.max(1, this.#most - 1) ? this.#queue.takeOther() : null
    if (asked) asked.unawaited = true
    return asked
  }

  #grow(): Thread | null {
    return this.#threads.length < this.#most ? this.#begin() : null
  }

  #begin(): Thread {
    const begin: Begin = { behindAll: this.#behindAll }
    const thread: Thread = { ...begin, worker: new Worker(this.#file, { workerData: begin }), busy: null, timer: null }
    thread.worker.unref()
    thread.worker.on('message', (answer: Answer) => this.#answer(thread, answer))
    thread.worker.on('error', (error) => this.#replace(thread, error.message))
    this.#threads.push(thread)
    return thread
  }

  #answer(thread: Thread, answer: Answer): void {
    const asked = thread.busy
    if (!asked || asked.thought.id !== answer.id) return
    if (thread.timer) clearTimeout(thread.timer)
    thread.busy = null
    this.answered++
    if ('moves' in answer) asked.done(answer.moves)
    else asked.failed(new Error(answer.error))
    this.#next()
  }

  #replace(thread: Thread, why: string): void {
    if (!this.#end(thread)) return
    thread.busy?.failed(new Error(`The bot ${why}.`))
    this.#next()
  }

  /** False if it had ended already. */
  #end(thread: Thread): boolean {
    const at = this.#threads.indexOf(thread)
    if (at < 0) return false
    this.#threads.splice(at, 1)
    if (thread.timer) clearTimeout(thread.timer)
    this.replaced++
    void thread.worker.terminate()
    return true
  }

  async close(): Promise<void> {
    this.#closed = true
    const threads = this.#threads.splice(0)
    for (const { failed } of this.#queue.clear()) failed(new Error('The bots have gone home.'))
    for (const { timer, busy } of threads) {
      if (timer) clearTimeout(timer)
      busy?.failed(new Error('The bots have gone home.'))
    }
    await Promise.all(threads.map(({ worker }) => worker.terminate()))
  }
}
