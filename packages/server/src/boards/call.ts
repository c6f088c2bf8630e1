// What threads with boards are asked and told, and how they answer.
import { type Code, Refused } from '../refused.ts'
import type { Boards } from './boards.ts'

/** What is answered, in the order in which it was asked. */
export type Question = 'open' | 'advance' | 'show' | 'saved' | 'first' | 'past'
/** What is only told. */
export type Word = 'stored' | 'close'

export const isWord = (name: Question | Word): name is Word => name === 'stored' || name === 'close'

export type Call = readonly [name: Question | Word, args: readonly unknown[]]
export type Answer =
  | { readonly value: unknown }
  | { readonly refused: Code; readonly message: string; readonly details: Refused['details'] }
  | { readonly error: string }

export function carryOut(boards: Boards, name: Question | Word, args: readonly unknown[]): unknown {
  // The types of the arguments are those of the operation: whoever asks knows them.
  const operation = boards[name] as (...given: readonly unknown[]) => unknown
  return operation.apply(boards, [...args])
}

export function answerOf(boards: Boards, name: Question, args: readonly unknown[]): Answer {
  try {
    return { value: carryOut(boards, name, args) }
  } catch (error) {
    if (error instanceof Refused) {
      const { code, message, details } = error
      return { refused: code, message, details }
    }
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** The value; a refusal, or a fault, is thrown here as it was there. */
export function read(answer: Answer): unknown {
  if ('value' in answer) return answer.value
  if ('refused' in answer) throw new Refused(answer.refused, answer.message, answer.details)
  throw new Error(answer.error)
}
