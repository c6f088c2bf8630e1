// One thread with boards, seen from outside. If it ends, or answers nothing any more, another one begins with the next question.
import { Worker } from 'node:worker_threads'
import { Refused } from '../refused.ts'
import { type Answer, type Call, type Question, read, type Word } from './call.ts'

interface Waiting {
  readonly since: number
  readonly done: (value: unknown) => void
  readonly failed: (error: unknown) => void
}

/** A thread that has answered nothing for so long, and was asked something, will never answer. */
const PATIENCE_MS = 60_000
const FILE = new URL('./worker.ts', import.meta.url)
const gone = (): Refused => new Refused('storage', 'The table is being loaded again. Please try again.')

export class BoardThread {
  #worker: Worker | null = null
  #closed = false
  #calls: Call[] = []
  #sending = false
  /**
   * In the order in which they asked, and so in which they are answered. A map would be worse: V8 keeps the ones it was
   * before it grew, with all that was in them, once one of them has got among what stays.
   */
  #waiting: Waiting[] = []
  readonly #onWait: (ms: number) => void
  readonly #onLost: (why: string) => void
  readonly #file: URL
  readonly #looking: NodeJS.Timeout
  /** When it had read the rules: who waits for that does not wait because there is much to do. */
  #begun = 0
  /** When it answered last. */
  #answered = 0

  /** `onLost` is called when all its boards are gone, `onWait` with how long each answer took once it had begun. */
  constructor(
    onLost: (why: string) => void,
    onWait: (ms: number) => void,
    file: URL = FILE,
    patienceMs: number = PATIENCE_MS,
  ) {
    this.#onLost = onLost
    this.#onWait = onWait
    this.#file = file
    this.#looking = setInterval(() => this.#look(patienceMs), patienceMs / 4).unref()
    this.#running() // nobody waits for it later
  }

  ask(name: Question, args: readonly unknown[]): Promise<unknown> {
    return new Promise((done, failed) => {
      if (this.#closed) return failed(gone())
      this.#waiting.push({ since: performance.now(), done, failed })
      this.#send([name, args])
    })
  }

  /** That something is stored can wait until something else is said: then nobody is woken up for it. */
  tell(name: Word, args: readonly unknown[]): void {
    if (!this.#worker) return
    if (name === 'stored') this.#calls.push([name, args])
    else this.#send([name, args])
  }

  /** What is asked in one go is sent in one go. */
  #send(call: Call): void {
    this.#calls.push(call)
    if (this.#sending) return
    this.#sending = true
    setImmediate(() => {
      this.#sending = false
      const calls = this.#calls
      this.#calls = []
      if (this.#closed || calls.length === 0) return
      try {
        this.#running().postMessage(calls)
      } catch {
        this.#failAll() // no thread can be started
      }
    })
  }

  #running(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(this.#file)
    let why = 'it ended'
    worker.unref()
    worker.once('message', () => {
      if (this.#worker === worker) this.#begun = performance.now()
    })
    worker.on('message', (answers: readonly Answer[]) => {
      if (this.#worker === worker) for (const answer of answers) this.#hear(answer)
    })
    worker.on('error', (error) => {
      why = error instanceof Error ? error.message : String(error)
    })
    worker.on('exit', () => this.#lost(worker, why))
    this.#worker = worker
    return worker
  }

  #hear(answer: Answer): void {
    const waiting = this.#waiting.shift()
    if (!waiting) return
    this.#answered = performance.now()
    this.#onWait(this.#answered - Math.max(waiting.since, this.#begun))
    try {
      waiting.done(read(answer))
    } catch (error) {
      waiting.failed(error)
    }
  }

  #lost(worker: Worker, why: string): void {
    if (this.#worker !== worker) return
    this.#worker = null
    this.#calls = []
    if (!this.#closed) this.#onLost(why)
    this.#failAll()
  }

  #failAll(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const { failed } of waiting) failed(gone())
  }

  #look(patienceMs: number): void {
    const [first] = this.#waiting
    if (first && performance.now() - Math.max(first.since, this.#answered) > patienceMs) void this.#worker?.terminate()
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#looking)
    await this.#worker?.terminate()
    this.#failAll()
  }
}
