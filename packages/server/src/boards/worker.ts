// A thread with the boards of some tables: it knows the rules, and nothing of sockets, sessions or the store.
import { parentPort } from 'node:worker_threads'
import { Boards } from './boards.ts'
import { type Answer, answerOf, type Call, carryOut, isWord } from './call.ts'

/** So many answers go together: the first are told while the rest is worked out. */
const TOGETHER = 4

const port = parentPort
if (!port) throw new Error('This file is a worker: the threads of the boards start it.')
const boards = new Boards()

port.on('message', (calls: readonly Call[]) => {
  let answers: Answer[] = []
  for (const [name, args] of calls) {
    if (isWord(name)) carryOut(boards, name, args)
    else answers.push(answerOf(boards, name, args))
    if (answers.length < TOGETHER) continue
    port.postMessage(answers)
    answers = []
  }
  if (answers.length > 0) port.postMessage(answers)
})
port.postMessage([]) // it has begun
