import type { ExpressView } from '@furrow/engine/express'
import type { Question } from '../bot.ts'

/** What a bot is asked at a table of Express. */
export type ExpressQuestion = Omit<Question, 'view'> & { view: ExpressView }

/** Somebody who plays Express. */
export interface ExpressBot {
  name: string
  /** Answers with the text of a move. */
  choose(question: ExpressQuestion): string
}
