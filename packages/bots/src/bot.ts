import type { View } from '@furrow/engine/agricola'
import type { BotTask } from '@furrow/engine/core'

/** What a bot is asked: everything its seat may know, and nothing else. */
export type Question = BotTask<View>

/** Somebody who plays. */
export interface Bot {
  name: string
  /** Answers with the text of a move. */
  choose(question: Question): string | Promise<string>
}
