/** Why something is not done: a code for programs, a sentence for people. */
export interface Refusal {
  refused: RefusalCode
  message: string
}

export type RefusalCode =
  | 'bad-setup'
  | 'bad-save'
  | 'bad-record'
  | 'unknown-move'
  | 'illegal-move'
  | 'not-your-turn'
  | 'stale'
  | 'game-over'

export const refuse = (refused: RefusalCode, message: string): Refusal => ({ refused, message })

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value && 'message' in value
