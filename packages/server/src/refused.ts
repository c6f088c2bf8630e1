// Why something is not done: a code for programs, a sentence for people, and what HTTP calls it.

const STATUS = {
  'bad-request': 400,
  'bad-setup': 400,
  'not-signed-in': 401,
  'wrong-password': 401,
  forbidden: 403,
  banned: 403,
  muted: 403,
  'no-guests': 401,
  'not-found': 404,
  taken: 409,
  'wrong-moment': 409,
  'not-your-turn': 409,
  'not-your-seat': 403,
  'bot-plays': 409,
  'unknown-move': 422,
  'illegal-move': 422,
  stale: 409,
  'game-over': 409,
  'old-rules': 409,
  'too-large': 413,
  'too-many': 429,
  full: 503,
  storage: 503,
  stopping: 503,
  internal: 500,
} as const

export type Code = keyof typeof STATUS

export class Refused extends Error {
  readonly code: Code
  /** What the page needs to say the same in its own words. */
  readonly details: { readonly [key: string]: string | number | null }
  constructor(code: Code, sentence: string, details: Refused['details'] = {}) {
    super(sentence)
    this.code = code
    this.details = details
  }
  get status(): number {
    return STATUS[this.code]
  }
}

export const codes = Object.keys(STATUS) as Code[]
export const isCode = (text: string): text is Code => Object.hasOwn(STATUS, text)
