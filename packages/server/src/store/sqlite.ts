// The embedded store: one SQLite file, written by a thread of its own.

import { Worker } from 'node:worker_threads'
import { at } from '@furrow/engine/core'
import { Budgets } from './budgets.ts'
import { hasRestore } from './sqlite-file.ts'
import type { Call, Operations, Part, Reply, Result } from './sqlite-worker.ts'
import { type Store, StoreFailure, StoreRefusal } from './store.ts'

interface Waiting {
  call: Call
  done: (value: unknown) => void
  failed: (error: Error) => void
}

/**
 * Under load a commit waits a moment for more to come: the disk then writes a third as much, and nobody notices.
 * A commit with no more than a few before it does not wait.
 */
const LINGER_MS = 15
const FEW = 4
const LOOK_MS = 500
/** So many calls go in one message: with all in one, V8 looked through the thread's memory six times as often. */
const TOGETHER = 16

/** Opens the store in this folder, or says why not with a `StoreRefusal`. */
export async function openSqliteStore(folder: string): Promise<Store> {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: { folder } })
  const first = await new Promise<Reply>((done, failed) => {
    worker.once('message', done)
    worker.once('error', failed)
  })
  if ('refusal' in first) throw new StoreRefusal(first.refusal)
  return sqliteStore(worker, folder)
}

function sqliteStore(worker: Worker, folder: string): Store {
  let queue: Waiting[] = []
  let sent: Waiting[] = []
  let scheduled = false
  let sentAt = 0
  let lastSize = 0
  let broken: Error | null = null
  let closed: (() => void) | null = null
  let swapping = false
  const restored: (() => void)[] = []
  const budgets = new Budgets() // nobody else serves this file
  let onOrder: ((order: string) => Promise<string>) | null = null
  const gone: ((why: string) => void)[] = []

  /** One batch is under way at a time; what comes meanwhile is the next one. */
  function send(): void {
    scheduled = false
    if (sent.length > 0 || swapping || queue.length === 0) return
    sent = queue
    queue = []
    sentAt = performance.now()
    lastSize = sent.length
    for (let i = 0; i < sent.length; i += TOGETHER)
      worker.postMessage({
        calls: sent.slice(i, i + TOGETHER).map(({ call }) => call),
        last: i + TOGETHER >= sent.length,
      } satisfies Part)
  }

  function schedule(): void {
    if (scheduled || swapping || sent.length > 0) return
    scheduled = true
    const wait = lastSize > FEW ? LINGER_MS - (performance.now() - sentAt) : 0
    if (wait > 1) setTimeout(send, wait)
    else setImmediate(send)
  }

  /** The thread is gone, as it was asked to, or not. */
  function end(error: StoreFailure): void {
    if (broken) return
    broken = error
    clearInterval(looking)
    for (const { failed } of [...sent, ...queue]) failed(error)
    sent = []
    queue = []
    if (closed) closed()
    else for (const listener of gone) listener(error.message)
  }

  worker.on('message', (reply: Reply) => {
    if ('closed' in reply) closed?.()
    if ('swapped' in reply) {
      swapping = false
      for (const listener of restored) listener()
      if (queue.length > 0) schedule()
    }
    if ('touched' in reply) void takeOrders()
    if (!('results' in reply)) return
    const answered = sent
    sent = []
    reply.results.forEach((result: Result, i) => {
      if ('error' in result) at(answered, i).failed(new (result.passes ? StoreFailure : Error)(result.error))
      else at(answered, i).done(result.value)
    })
    if (queue.length > 0) schedule()
  })
  worker.on('error', (error) => end(new StoreFailure(error instanceof Error ? error.message : String(error))))

  /** Looks whether a backup was put there to take the place of the data. */
  const looking = setInterval(() => {
    if (swapping || sent.length > 0 || broken || closed || !hasRestore(folder)) return
    swapping = true
    worker.postMessage('swap')
  }, LOOK_MS).unref()
  worker.on('exit', () => end(new StoreFailure('The store is closed.')))

  const ask = <K extends keyof Operations>(
    name: K,
    ...args: Parameters<Operations[K]>
  ): Promise<ReturnType<Operations[K]>> =>
    new Promise((done, failed) => {
      if (broken) return failed(broken)
      // The operation of this name gives a value of this type.
      queue.push({ call: [name, ...args] as unknown as Call, done: done as (value: unknown) => void, failed })
      schedule()
    })

  /** One after the other, so that two looks at the file never carry out the same. */
  let ordering: Promise<void> = Promise.resolve()
  function takeOrders(): Promise<void> {
    ordering = ordering
      .then(async () => {
        if (!onOrder) return
        for (const { id, body } of await ask('orders')) await ask('answerOrder', id, await onOrder(body))
      })
      .catch(() => undefined) // whoever has ordered asks again
    return ordering
  }

  const asking = <K extends keyof Operations>(name: K) => {
    return (...args: Parameters<Operations[K]>) => ask(name, ...args)
  }

  return {
    kind: 'sqlite',
    createTable: asking('createTable'),
    table: asking('table'),
    since: asking('since'),
    row: asking('row'),
    tableByCode: asking('tableByCode'),
    tableByInvite: asking('tableByInvite'),
    list: asking('list'),
    tablesWith: asking('tablesWith'),
    lines: asking('lines'),
    heads: asking('heads'),
    lastLines: asking('lastLines'),
    append: asking('append'),
    say: asking('say'),
    chat: asking('chat'),
    chatOf: asking('chatOf'),
    lastChat: asking('lastChat'),
    chatHeads: asking('chatHeads'),
    takeJobs: asking('takeJobs'),
    holdJob: asking('holdJob'),
    moveJob: asking('moveJob'),
    releaseJobs: asking('releaseJobs'),
    spend: (key, rate, cost) => Promise.resolve(budgets.spend(key, rate, cost)),
    series: asking('series'),
    keepSeries: asking('keepSeries'),
    keepMaker: asking('keepMaker'),
    programsOf: asking('programsOf'),
    setting: asking('setting'),
    createPerson: asking('createPerson'),
    person: asking('person'),
    personByKey: asking('personByKey'),
    savePerson: asking('savePerson'),
    deletePerson: asking('deletePerson'),
    createSession: asking('createSession'),
    session: asking('session'),
    sessions: asking('sessions'),
    openSessions: asking('openSessions'),
    touchSession: asking('touchSession'),
    endSession: asking('endSession'),
    counts: asking('counts'),
    listPeople: asking('listPeople'),
    marks: asking('marks'),
    setMark: asking('setMark'),
    dropMark: asking('dropMark'),
    keepLink: asking('keepLink'),
    link: asking('link'),
    useLink: asking('useLink'),
    links: asking('links'),
    dropLink: asking('dropLink'),
    dropLinks: asking('dropLinks'),
    address: asking('address'),
    keepAddress: asking('keepAddress'),
    dropAddress: asking('dropAddress'),
    queueMail: asking('queueMail'),
    queueTurn: asking('queueTurn'),
    takeMails: asking('takeMails'),
    mailDone: asking('mailDone'),
    delayMail: asking('delayMail'),
    looked: asking('looked'),
    report: asking('report'),
    reports: asking('reports'),
    closeReport: asking('closeReport'),
    note: asking('note'),
    notes: asking('notes'),
    unsay: asking('unsay'),
    deleteTable: asking('deleteTable'),
    usage: asking('usage'),
    tablesAfter: asking('tablesAfter'),
    peopleAfter: asking('peopleAfter'),
    sessionsAfter: asking('sessionsAfter'),
    bytes: asking('bytes'),
    takeDuty: () => Promise.resolve(true), // nobody else could
    tidy: () => Promise.resolve(0),
    onOrder(carryOut) {
      onOrder = carryOut
    },
    onRestored: (listener) => void restored.push(listener),
    hear() {
      // Nobody else writes into this file.
    },
    whisper() {
      // There is nobody else.
    },
    overhear() {
      // Nobody else says anything.
    },
    onHearing() {
      // Nobody can be missed.
    },
    onGone: (listener) => void gone.push(listener),
    async close() {
      if (broken) return
      clearInterval(looking)
      while (sent.length > 0 || swapping || queue.length > 0) await new Promise((done) => setImmediate(done))
      await new Promise<void>((done) => {
        closed = done
        worker.postMessage('close')
      })
    },
  }
}
