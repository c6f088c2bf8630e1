import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Entry, type Json, type Outcome, resultOf, writeRecord } from '@furrow/engine/core'
import { Complaint } from '../complaint.ts'
import type { AnyGame, Inspector } from '../games/box.ts'
import { readSetup } from './game.ts'

/** Keeps the moves of a game while it is played, and writes its record when it is over. */
export class Recorder {
  private readonly game: AnyGame
  private readonly setup: object
  private readonly seed: string
  private readonly entries: Entry[] = []

  constructor(game: AnyGame, setup: object, seed: string) {
    this.game = game
    this.setup = setup
    this.seed = seed
  }

  /** Finds nothing wrong with any move. */
  readonly note: Inspector = (state, seat, move) => {
    this.entries.push({ seat, move: this.game.print(state, move) })
    return []
  }

  write(folder: string, number: number, bots: readonly string[], outcome: Outcome): void {
    const text = writeRecord({
      game: this.game.name,
      rules: this.game.rules,
      setup: JSON.parse(JSON.stringify(readSetup(this.game, this.setup))) as Json, // a setup is plain data
      seed: this.seed,
      seats: bots.map((bot) => ({ name: bot, bot })),
      result: resultOf(outcome),
      entries: this.entries,
    })
    const file = join(folder, `${String(number + 1).padStart(5, '0')}.txt`)
    try {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, text)
    } catch {
      throw new Complaint(`${file} cannot be written.`)
    }
  }
}
