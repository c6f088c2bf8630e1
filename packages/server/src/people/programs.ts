// Accounts of programs that play: their id says what they are, and so does their name, wherever it stands.
import { newId } from '../ids.ts'
import { Refused } from '../refused.ts'

/** Ends the name of every program's account, and of nobody else's. */
const PROGRAM_MARK = ' [bot]'
const PREFIX = 'bot-'
/** As long as any name may be, with the mark. */
const LONGEST_BARE_NAME = 18

const idLength = PREFIX.length + newId().length

export const newProgramId = (): string => `${PREFIX}${newId()}`

/** Ids of people are shorter. */
export const isProgram = (person: string): boolean => person.length === idLength && person.startsWith(PREFIX)

const BARE = /\s*\[\s*bot\s*\]\s*$/i

/** The name with its mark, whether it had one before or not. */
export function programName(name: string): string {
  const bare = name.replace(BARE, '')
  if (bare === '') throw new Refused('bad-request', 'A name has at least one letter.')
  if (bare.length > LONGEST_BARE_NAME)
    throw new Refused('bad-request', `The name of a program has at most ${LONGEST_BARE_NAME} characters.`)
  return `${bare}${PROGRAM_MARK}`
}

/** Nobody else may look like a program. */
export function mustNotBeMarked(name: string): void {
  if (BARE.test(name.normalize('NFKC'))) throw new Refused('taken', 'Only programs have a name that ends in [bot].')
}
