// How long the disk takes to keep something for good: a durable move is never quicker than that.
import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { percentile } from './load.ts'

const TIMES = 100
const BLOCK = Buffer.alloc(4096, 1)

export function fsyncTimes(folder: string): { fsyncMs: { p50: number; p99: number } } {
  const file = join(folder, 'fsync')
  const open = openSync(file, 'w')
  const times = Array.from({ length: TIMES }, () => {
    const before = performance.now()
    writeSync(open, BLOCK)
    fsyncSync(open)
    return performance.now() - before
  })
  closeSync(open)
  rmSync(file)
  return { fsyncMs: { p50: percentile(times, 50), p99: percentile(times, 99) } }
}
