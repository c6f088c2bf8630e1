import type { Decision, View } from '@furrow/engine'

/** What a bot is asked: everything its seat may know, and nothing else. */
export interface Question {
  /** The name of the game. */
  game: string
  seat: number
  view: View
  decision: Decision
  /** The answers, as texts. */
  moves: readonly string[]
  /** What may be done at any time besides. */
  extras: readonly string[]
  /** Where chance comes from: the same question and seed always get the same answer. */
  seed: string
  /** How long the answer may take. */
  milliseconds: number
}

/** Somebody who plays. */
export interface Bot {
  name: string
  /** Answers with the text of a move. */
  choose(question: Question): string | Promise<string>
}
