import type { BotTask, View } from '@furrow/engine'

/** What a bot is asked: everything its seat may know, and nothing else. */
export type Question = BotTask<View>

/** Somebody who plays. */
export interface Bot {
  name: string
  /** Answers with the text of a move. */
  choose(question: Question): string | Promise<string>
}
