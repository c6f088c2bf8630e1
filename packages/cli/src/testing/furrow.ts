import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { furrow as command } from '../furrow.ts'

// The real command in a process of its own, as people and programs start it.

const node = join(dirname(createRequire(import.meta.url).resolve('node/package.json')), 'bin/node')
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const start = (script: string, args: readonly string[]) => spawn(node, [file(script), ...args])

export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs `furrow` with these arguments and this input to its end. */
export const furrow = (args: readonly string[], input = ''): Promise<Ended> =>
  ended(start('../../bin/furrow.js', args), input)

/** The same inside this process, for what needs no process of its own. */
export async function furrowHere(...args: string[]): Promise<Ended> {
  const said = { log: '', error: '' }
  const spies = (['log', 'error'] as const).map((kind) =>
    vi.spyOn(console, kind).mockImplementation((line: string) => {
      said[kind] += `${line}\n`
    }),
  )
  try {
    return { code: await command(args), stdout: said.log, stderr: said.error }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/** Runs `npm run bench --` with these arguments, without npm. */
export const bench = (...args: string[]): Promise<Ended> => ended(start('../bench/main.ts', args), '')

function ended(child: ChildProcessWithoutNullStreams, input: string): Promise<Ended> {
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  child.stdin.on('error', () => {}) // it may have ended before it read everything
  child.stdin.end(input)
  return new Promise((done) => {
    child.on('close', (code) => done({ code, stdout, stderr }))
  })
}

/** An answer of the referee; tests know which fields they asked for. */
export interface Answer {
  id: string | number | null
  refused?: string
  message?: string
  number: number
  over: boolean
  move: string
  moves: { move: string; extra: boolean }[]
  decisions: { seat: number; ask: string; about: string | null }[]
  events: { event: string }[]
  view: {
    viewer: unknown
    table: { players: number; seats: { hand: { minors: (string | null)[] } }[] }
    state: unknown
  }
  outcome: { seats: { total: number }[] } | null
  saved: { game: string; rules: number; state: { [field: string]: unknown } }
  games: { name: string; rules: number }[]
  seats: number
  protocol: number
}

/** A referee to talk to: a line in, a line out. */
export class Referee {
  private readonly child = start('../../bin/furrow.js', ['referee'])
  private readonly lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]()
  readonly hello: Promise<Answer> = this.hear()
  readonly end: Promise<number | null> = new Promise((done) => {
    this.child.on('close', (code) => done(code))
  })

  async ask(request: object): Promise<Answer> {
    return this.say(JSON.stringify(request))
  }

  /** Sends a line as it is. */
  async say(line: string): Promise<Answer> {
    await this.hello
    this.send(line)
    return this.hear()
  }

  send(line: string): void {
    this.child.stdin.write(`${line}\n`)
  }

  /** The next line it says. */
  async hear(): Promise<Answer> {
    const { value, done } = await this.lines.next()
    if (done) throw new Error('The referee has ended.')
    return JSON.parse(value) as Answer
  }

  /** Ends its input and waits; gives the exit code. */
  close(): Promise<number | null> {
    this.child.stdin.end()
    return this.end
  }
}
