// A thread that does pieces of work until it is stopped.
import { parentPort } from 'node:worker_threads'
import { Complaint } from '../complaint.ts'
import { endWork, type Piece, type Report, work } from './work.ts'

parentPort?.on('message', async (piece: Piece | 'end') => {
  parentPort?.postMessage(await report(piece))
})

async function report(piece: Piece | 'end'): Promise<Report> {
  try {
    if (piece === 'end') {
      await endWork()
      return { ended: true }
    }
    return { result: await work(piece) }
  } catch (error) {
    if (error instanceof Complaint) return { complaint: error.message, exitCode: error.exitCode === 1 ? 1 : 2 }
    throw error
  }
}
