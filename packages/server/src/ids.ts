// Names that nobody can guess, and codes that can be said aloud.
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** No vowels, so that no words come out; nothing that looks like something else. */
const LETTERS = 'bcdfghjkmnpqrstvwxz'

/** 96 bits. */
export const newId = (): string => randomBytes(12).toString('base64url')
/** The same name for the same wish of the same person, and for no other. */
export const idOfWish = (person: string, command: string): string =>
  digest(`${person} ${command}`).subarray(0, 12).toString('base64url')
/** 144 bits, for invitations and sessions. */
export const newSecret = (): string => randomBytes(18).toString('base64url')

export function newCode(): string {
  let code = ''
  for (let i = 0; i < 8; i++) code += LETTERS[randomInt(LETTERS.length)]
  return code
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** What is kept of a secret that nobody can guess. */
export const digestOf = (secret: string): string => digest(secret).toString('base64url')

/** Letters in groups, to be copied from paper: 85 bits. */
export const newRecoveryCode = (): string => Array.from({ length: 4 }, () => newCode().slice(0, 5)).join('-')

/** However it was typed. */
export const plainCode = (code: string): string => code.toLowerCase().replaceAll(/[^a-z]/g, '')

/** Are they the same? How long that takes says nothing of where they differ. */
export const isSame = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret))
