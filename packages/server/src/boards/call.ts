// What threads with boards are asked and told, and how they answer.
import { type Code, Refused } from '../refused.ts'
import type { Boards } from './boards.ts'

/** What is answered; each begins with the table it is about. */
export type Question = 'open' | 'advance' | 'show' | 'saved' | 'first' | 'past'
/** What is only told. */
export type Word = 'stored' | 'close'

const WORDS: readonly string[] = ['stored', 'close'] satisfies Word[]
/** Is nobody waiting for an answer? All others are answered in the order in which they were asked. */
export const isWord = (name: Question | Word): name is Word => WORDS.includes(name)

export type Call = readonly [name: Question | Word, args: readonly unknown[]]
export type Answer =
  | { readonly value: unknown }
  | { readonly refused: Code; readonly message: string }
  | { readonly error: string }

export function carryOut(boards: Boards, name: Question | Word, args: readonly unknown[]): unknown {
  // The types of the arguments are those of the operation: whoever asks knows them.
  const operation = boards[name] as (...given: readonly unknown[]) => unknown
  return operation.apply(boards, [...args])
}

export function answerOf(boards: Boards, name: Question | Word, args: readonly unknown[]): Answer {
  try {
    return { value: carryOut(boards, name, args) }
  } catch (error) {
    if (error instanceof Refused) return { refused: error.code, message: error.message }
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** The value; a refusal, or a fault, is thrown here as it was there. */
export function read(answer: Answer): unknown {
  if ('value' in answer) return answer.value
  if ('refused' in answer) throw new Refused(answer.refused, answer.message)
  throw new Error(answer.error)
}
