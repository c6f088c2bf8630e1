import { renameSync, writeFileSync } from 'node:fs'
import {
  at,
  begin,
  isRefusal,
  type Json,
  play,
  type Question,
  questionFor,
  type RecordSeat,
  type Refusal,
  resultOf,
  type Table,
  undo,
  writeRecord,
} from '@furrow/engine/core'
import { Complaint } from '../complaint.ts'
import type { AnyBox, AnyEvent, AnyGame } from '../games/box.ts'
import { noMistakes } from '../guests/mistakes.ts'
import type { Seats } from '../guests/seats.ts'
import type { Chooser } from '../run/chooser.ts'
import type { Played } from '../show/tell.ts'

/** A game of one person against bots, with its whole history. */
export class Session {
  readonly box: AnyBox
  readonly seats: readonly RecordSeat[]
  readonly names: readonly string[]
  readonly person: number
  private readonly setup: unknown
  private readonly seed: string
  private readonly file: string | null
  private readonly bots: readonly (Chooser | null)[]
  private table: Table<unknown, AnyEvent>
  /** Of the bots; told once when the game ends. */
  readonly mistakes = noMistakes()

  constructor(
    box: AnyBox,
    table: {
      setup: unknown
      seed: string
      seats: readonly RecordSeat[]
      /** Where the bots come from, if there are any. */
      bench?: Seats
      milliseconds: number
      file: string | null
    },
  ) {
    this.box = box
    this.seats = table.seats
    this.names = table.seats.map(({ name }) => name)
    this.person = table.seats.findIndex(({ bot }) => bot === undefined)
    this.setup = table.setup
    this.seed = table.seed
    this.file = table.file
    this.bots = table.seats.map(({ bot }, seat) =>
      bot === undefined || !table.bench
        ? null
        : table.bench.seat({ ...table, bot, seat, times: [], mistakes: this.mistakes }),
    )
    this.table = begin(box.game.start(table.setup, table.seed))
    this.keep()
  }

  get game(): AnyGame {
    return this.box.game
  }

  get state(): unknown {
    return this.table.state
  }

  get over(): boolean {
    return this.game.outcome(this.state) !== null
  }

  /** The person's question, if there is one now. Where all choose at once the person comes first. */
  get question(): Question | null {
    return questionFor(this.game, this.state, this.person)
  }

  /** How many lines the log has. */
  get number(): number {
    return this.table.log.length
  }

  /** Plays a move of the person; gives what happened, or why not. */
  play(text: string): Played | Refusal {
    return this.move(this.person, text)
  }

  /** Lets the bot whose turn it is answer. */
  async playBot(): Promise<Played> {
    const decision = at(this.game.decisions(this.state), 0)
    const bot = this.bots[decision.seat]
    if (!bot) throw new Error(`Seat ${decision.seat} has no bot.`)
    const move = await bot(this.state, decision)
    const played = this.move(decision.seat, this.game.print(this.state, move))
    if (isRefusal(played)) throw new Error(played.message)
    return played
  }

  private move(seat: number, text: string): Played | Refusal {
    const after = play(this.game, this.table, seat, text)
    if (isRefusal(after)) return after
    this.table = after
    this.keep()
    const entry = at(after.log, after.log.length - 1)
    // The person hears nothing of a bot's secret choice.
    const told = this.game.tellMove('move' in entry ? entry.move : text, seat, this.person)
    return { seat, move: told, events: entry.events }
  }

  /** Takes the person's last move back. */
  undo(): Refusal | null {
    const back = undo(this.game, this.table, this.person)
    if (isRefusal(back)) return back
    this.table = back
    this.keep()
    return null
  }

  private record(): string {
    return writeRecord({
      game: this.game.name,
      rules: this.game.rules,
      setup: JSON.parse(JSON.stringify(this.setup)) as Json, // a setup is plain data
      seed: this.seed,
      seats: this.seats,
      result: resultOf(this.game.outcome(this.state)),
      entries: this.table.log,
    })
  }

  /** The record is written anew after every move: whatever happens, the game is not lost. */
  private keep(): void {
    if (this.file !== null) this.save(this.file)
  }

  save(file: string): void {
    try {
      writeFileSync(`${file}.new`, this.record())
      renameSync(`${file}.new`, file)
    } catch {
      throw new Complaint(`${file} cannot be written.`)
    }
  }
}
