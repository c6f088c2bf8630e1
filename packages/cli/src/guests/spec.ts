// Who sits down: a bot of Furrow by its name, a program of its own (`cmd:python3 bot.py`), or a module (`./mybot.ts`).
import { Complaint } from '../complaint.ts'

export type Spec =
  | { readonly kind: 'own'; readonly name: string }
  | { readonly kind: 'program'; readonly words: readonly [string, ...string[]] }
  | { readonly kind: 'module'; readonly path: string }

const PROGRAM = 'cmd:'
const MODULE = /^\.{0,2}\/|\.[cm]?[jt]s$/

export function specOf(text: string): Spec {
  if (text.startsWith(PROGRAM)) {
    const [program, ...args] = wordsOf(text.slice(PROGRAM.length))
    if (program === undefined) throw new Complaint('"cmd:" needs a command, such as "cmd:python3 bot.py".')
    return { kind: 'program', words: [program, ...args] }
  }
  return MODULE.test(text) ? { kind: 'module', path: text } : { kind: 'own', name: text }
}

/** The words of a command as a shell would take it apart: blanks separate, quotes keep together. */
function wordsOf(command: string): string[] {
  const words: string[] = []
  let word: string | null = null
  let quote = ''
  for (const letter of command) {
    if (quote !== '') {
      if (letter === quote) quote = ''
      else word += letter
    } else if (letter === '"' || letter === "'") {
      quote = letter
      word ??= ''
    } else if (/\s/.test(letter)) {
      if (word !== null) words.push(word)
      word = null
    } else word = (word ?? '') + letter
  }
  if (quote !== '') throw new Complaint(`A quote is not closed: ${command}`)
  return word === null ? words : [...words, word]
}

/** Bots with commas between them; a comma of a command is written `\,`. */
export const splitBots = (given: string): string[] =>
  given.split(/(?<!\\),/).map((part) => part.trim().replaceAll('\\,', ','))
