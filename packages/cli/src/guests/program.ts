import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { GuestFailed } from '../complaint.ts'
import { lines } from '../referee/lines.ts'
import { Mistaken } from './mistakes.ts'

/** Starting up may take so much longer than answering. */
const STARTING = 30_000
/** A program that owes so many answers does not answer any more. */
const MOST_OWED = 10
/** How long a program may take to leave when its input has ended. */
const LEAVING = 2000
const LONGEST_ANSWER = 64 * 1024
const KEPT = 2000

interface Waiting {
  answer(move: string): void
  failed(why: Error): void
  readonly timer: NodeJS.Timeout
}

/** A process that plays: one question a line on its standard input, one move a line on its standard output. */
export class Program {
  private readonly name: string
  private readonly child: ChildProcessWithoutNullStreams
  private readonly exit: Promise<void>
  private waiting: Waiting | null = null
  /** Answers that came too late, or are still to come: they are not those to the present question. */
  private owed = 0
  private answers = 0
  private said = ''
  private over: string | null = null

  /** `stderr` is the folder for what it writes to its standard error; without one the end of it is kept in mind. */
  constructor(name: string, [program, ...args]: readonly [string, ...string[]], stderr: string | null) {
    this.name = name
    this.child = spawn(program, args, { windowsHide: true })
    this.exit = new Promise((gone) => {
      this.child.on('error', (error) => {
        this.finish(`it cannot be started (${error.message})`)
        gone()
      })
      this.child.on('close', (code, signal) => {
        this.finish(`it ended with ${signal ?? `exit code ${code}`}`)
        gone()
      })
    })
    this.child.stdin.on('error', () => {}) // told by `close`
    this.keep(stderr)
    void this.listen()
  }

  /** Can it still be asked? */
  get playing(): boolean {
    return this.over === null
  }

  /** Its answer to the question, the text of a move; it is late after so many milliseconds. */
  ask(question: object, milliseconds: number): Promise<string> {
    if (this.over !== null) return Promise.reject(this.missing())
    const line = `${JSON.stringify(question)}\n`
    return new Promise((answer, failed) => {
      const limit = milliseconds + (this.answers === 0 && this.owed === 0 ? STARTING : 0)
      this.waiting = { answer, failed, timer: setTimeout(() => this.late(limit), limit) }
      this.child.stdin.write(line)
    })
  }

  /** Ends its input and waits until it has left. */
  async end(): Promise<void> {
    this.child.stdin.end()
    const kill = setTimeout(() => this.child.kill('SIGKILL'), LEAVING)
    await this.exit
    clearTimeout(kill)
  }

  private async listen(): Promise<void> {
    for await (const line of lines(this.child.stdout, LONGEST_ANSWER)) {
      const move = 'text' in line ? line.text.trim() : '(a line that is too long)'
      if (move === '') continue
      this.answers++
      if (this.owed > 0) this.owed--
      else this.take()?.answer(move)
    }
  }

  /** Whoever waits for the present answer waits no more. */
  private take(): Waiting | null {
    const { waiting } = this
    if (waiting) clearTimeout(waiting.timer)
    this.waiting = null
    return waiting
  }

  private late(limit: number): void {
    this.owed++
    if (this.owed >= MOST_OWED) {
      this.over = `it owed ${MOST_OWED} answers and was stopped`
      this.child.kill('SIGKILL')
    }
    this.take()?.failed(new Mistaken('late', `It did not answer within ${limit} ms.`))
  }

  private finish(why: string): void {
    this.over ??= why
    this.take()?.failed(this.missing())
  }

  /** A program that has never answered cannot play at all; one that has broken down forfeits the rest of the game. */
  private missing(): Error {
    const said = this.said.trim() === '' ? '' : ` Its last words:\n${this.said.trim()}`
    if (this.answers === 0) return new GuestFailed(`${this.name} does not play: ${this.over}.${said}`, 1)
    return new Mistaken('ended', `The program does not play any more: ${this.over}.${said}`)
  }

  private keep(folder: string | null): void {
    this.child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.said = (this.said + text).slice(-KEPT)
    })
    if (folder === null || this.child.pid === undefined) return
    mkdirSync(folder, { recursive: true })
    const name = this.name.replaceAll(/[^A-Za-z0-9._-]+/g, '-').slice(0, 80)
    this.child.stderr.pipe(createWriteStream(join(folder, `${name}-${this.child.pid}.txt`), { flags: 'a' }))
  }
}
