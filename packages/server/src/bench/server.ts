// The server under measurement: a process of its own, and what the system says of it.

import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { at } from '@furrow/engine/core'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** All people come from one address: they are counted, and nobody is refused. */
const LIMITS = '1000000'

/** As `npm start` and the units have them. */
const FLAGS = ['--max-semi-space-size=8']

export interface Measured {
  address: string
  /** From starting the process until it answers. */
  startMs: number
  residentBytes(): number
  /** Bytes handed to the disk since the start, write-ahead log and all. */
  writtenBytes(): number
  cpuSeconds(): number
  stop(): Promise<void>
}

export async function measuredServer(folder: string, args: readonly string[]): Promise<Measured> {
  const page = `${folder}/page`
  mkdirSync(page, { recursive: true })
  writeFileSync(`${page}/index.html`, 'the page')
  const before = performance.now()
  const where = ['--page', page, '--data', `${folder}/data`, '--port', '0']
  const child = spawn(process.execPath, [...FLAGS, main, ...where, '--limits', LIMITS, '--log', 'error', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const address = await new Promise<string>((done, failed) => {
    child.stdout.on('data', (data) => {
      const [, found] = /ready: (\S+)\//.exec(String(data)) ?? []
      if (found) done(found.replace('localhost', '127.0.0.1'))
    })
    void ended.then(() => failed(new Error('The server under measurement ended.')))
  })
  await fetch(`${address}/healthz`)
  const startMs = performance.now() - before
  const proc = (file: string): string => readFileSync(`/proc/${child.pid}/${file}`, 'utf8')
  const field = (file: string, name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(proc(file))?.[1] ?? 0)
  return {
    address,
    startMs,
    residentBytes: () => field('status', 'VmRSS') * 1024,
    writtenBytes: () => field('io', 'write_bytes'),
    cpuSeconds() {
      const [, , , , , , , , , , , user, system] = at(proc('stat').split(') '), 1).split(' ')
      return (Number(user) + Number(system)) / 100
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** For so long others on the same hardware had a processor that this machine wanted. */
export function takenSeconds(): number {
  const [, , , , , , , , taken] = at(readFileSync('/proc/stat', 'utf8').split('\n'), 0).split(/ +/)
  return Number(taken) / 100
}
