import { at, below, isRefusal, pick, seeded } from '@furrow/engine/core'
import { Complaint, GuestFailed } from '../complaint.ts'
import type { AnyBot, AnyBox } from '../games/box.ts'
import { mustPlay } from '../games.ts'
import type { Chooser } from '../run/chooser.ts'
import { type Asked, lineFor, questionOf } from './asked.ts'
import { Mistaken, type Mistakes } from './mistakes.ts'
import { inTime, loadModule, type MakeBot } from './module.ts'
import { Program } from './program.ts'
import { specOf } from './spec.ts'

/** What holds for programs and modules that play. */
export interface GuestRules {
  /** After so many milliseconds an answer is late; null: after twice the time that bots are given. */
  readonly limit: number | null
  /** The first mistake ends the run, instead of being counted and answered at random. */
  readonly strict: boolean
  /** The folder for what programs write to their standard error, or null. */
  readonly stderr: string | null
}

const USUAL_RULES: GuestRules = { limit: null, strict: false, stderr: null }

/** A seat of one game: who plays there, where its chance comes from, and what is counted. */
export interface Seated {
  readonly bot: string
  readonly seat: number
  /** The seed of the game. What the bot is told says nothing about it. */
  readonly seed: string
  readonly milliseconds: number
  /** Takes how many milliseconds each answer took. */
  readonly times: number[]
  readonly mistakes: Mistakes
}

/** Bots for the seats of many games; programs stay between games. */
export class Seats {
  private readonly box: AnyBox
  private readonly rules: GuestRules
  private readonly modules = new Map<string, MakeBot>()
  private readonly idle = new Map<string, Program[]>()
  private busy: [name: string, program: Program][] = []

  constructor(box: AnyBox, rules: GuestRules = USUAL_RULES) {
    this.box = box
    this.rules = rules
  }

  /** Looks whether all of them can play, and loads modules. */
  async prepare(bots: readonly string[]): Promise<void> {
    for (const bot of bots) {
      const spec = specOf(bot)
      if (spec.kind === 'own') mustPlay(this.box, [bot])
      if (spec.kind === 'module' && !this.modules.has(bot)) this.modules.set(bot, await loadModule(spec.path))
    }
  }

  /** Seats a bot that `prepare` knows. */
  seat(seated: Seated): Chooser {
    const random = seeded(`${seated.seed}/seat ${seated.seat}`)
    const word = () => String(below(random, 2 ** 32))
    const { ask, own } = this.player(seated, word())
    const { game } = this.box
    return (state, decision) => {
      const asked: Asked = { game, state, decision, seed: word(), milliseconds: seated.milliseconds }
      const begun = performance.now()
      const answer = ask(asked)
      const took = (text: string) => {
        seated.times.push(performance.now() - begun)
        return understood(asked, seated, text, own)
      }
      if (typeof answer === 'string') return took(answer)
      if (own) return answer.then(took)
      return answer.then(took).catch((error: unknown) => this.forgiven(error, asked, seated))
    }
  }

  /** A game is over: programs that still play are free for another. */
  endGame(): void {
    for (const [name, program] of this.busy) if (program.playing) this.idle.set(name, [...this.idleOf(name), program])
    this.busy = []
  }

  /** Sends all programs home. */
  async close(): Promise<void> {
    this.endGame()
    await Promise.all([...this.idle.values()].flat().map((program) => program.end()))
    this.idle.clear()
  }

  private player({ bot, milliseconds }: Seated, seed: string): Player {
    const spec = specOf(bot)
    const limit = this.rules.limit ?? 2 * milliseconds
    if (spec.kind === 'own')
      return { own: true, ask: chooses(at({ ...this.box.bots, ...this.box.yardsticks }, spec.name)(seed)) }
    if (spec.kind === 'module') {
      const make = this.modules.get(bot)
      if (!make) throw new Error(`The module ${bot} has not been loaded.`)
      return { own: false, ask: asksModule(bot, make(seed), limit) }
    }
    const [free, ...rest] = this.idleOf(bot)
    this.idle.set(bot, rest)
    const program = free ?? new Program(bot, spec.words, this.rules.stderr)
    this.busy.push([bot, program])
    return { own: false, ask: (asked) => program.ask(lineFor(asked), limit) }
  }

  private idleOf(name: string): readonly Program[] {
    return this.idle.get(name) ?? []
  }

  /** A guest's mistake is counted, and any answer is played instead, each as likely as the others. */
  private forgiven(error: unknown, { game, state, decision }: Asked, { bot, seed, mistakes }: Seated): unknown {
    if (!(error instanceof Mistaken)) throw error
    const number = game.number(state) + 1
    const sentence = `at move ${number} of the game "${seed}": ${error.message}`
    if (this.rules.strict) throw new GuestFailed(`${bot}, ${sentence}`, 1)
    mistakes[error.mistake]++
    mistakes.first ??= sentence
    return pick(seeded(`${seed}/instead ${number}`), game.moves(state, decision.seat))
  }
}

interface Player {
  readonly ask: (asked: Asked) => string | Promise<string>
  /** One of Furrow's own, whose mistakes are mistakes of Furrow. */
  readonly own: boolean
}

const chooses = (bot: AnyBot) => (asked: Asked) => bot.choose(questionOf(asked))

function asksModule(name: string, bot: AnyBot, limit: number): Player['ask'] {
  return async (asked) => {
    const begun = performance.now()
    let answer: string | null
    try {
      answer = await inTime(chooses(bot)(asked), begun, limit)
    } catch (error) {
      throw new GuestFailed(`The bot ${name} failed: ${error instanceof Error ? error.stack : error}`, 1)
    }
    if (answer === null) throw new Mistaken('late', `It did not answer within ${limit} ms.`)
    return answer
  }
}

/** The move that an answer means, if it may be played. */
function understood({ game, state, decision: { seat } }: Asked, { bot }: Seated, text: string, own: boolean): unknown {
  const move = game.parse(state, seat, text)
  const refusal = isRefusal(move) ? move : game.check(state, seat, move)
  if (!refusal) return move
  if (own) throw new Complaint(`The bot ${bot} answered "${text}": ${refusal.message}`, 1)
  throw new Mistaken('illegal', `It answered "${String(text).slice(0, 200)}": ${refusal.message}`)
}
