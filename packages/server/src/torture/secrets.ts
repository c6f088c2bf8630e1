// What nobody may be told, and whether somebody was.
import { isRefusal } from '@furrow/engine/core'
import { findGame } from '../games.ts'

/** As much of a stored table as is needed here. */
export interface StoredGame {
  game: string
  setup: unknown
  seed: string
}

const textsIn = (value: unknown, into: Set<string> = new Set()): Set<string> => {
  if (typeof value === 'string') into.add(value)
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) textsIn(part, into)
  return into
}

/** What only some seats know when the game begins: whoever is looking must not hear of it before it is shown. */
export function hiddenFrom({ game: name, setup: given, seed }: StoredGame, looking: number | 'public'): string[] {
  const game = findGame(name)?.game
  if (!game) throw new Error(`There is no game "${name}".`)
  const setup = game.setup(given)
  if (isRefusal(setup)) throw new Error(setup.message)
  const state = game.start(setup, seed)
  const own = textsIn(game.view(state, looking))
  const all = textsIn(game.view(state, 'all'))
  return [...all].filter((text) => !own.has(text) && text.length > 3)
}

export interface Secrets {
  /** Never told to anybody, wherever they stand in a message. */
  words: readonly string[]
  /** Cards that others hold; told as a whole text or a word of a move. */
  hidden: readonly string[]
  /** The log as it is now: what stands there was shown. */
  shown: string
}

/** Sentences that say what was told and should not have been. */
export function told(texts: readonly string[], who: string, { words, hidden, shown }: Secrets): string[] {
  const still = hidden.filter((text) => !shown.includes(text))
  const found = new Set<string>()
  for (const text of texts) {
    for (const word of words) if (text.includes(word)) found.add(`${who} was told ${word.slice(0, 6)}…`)
    for (const card of still) if (isToldIn(text, card)) found.add(`${who} was told of ${card}`)
  }
  return [...found]
}

const isToldIn = (text: string, card: string): boolean => new RegExp(`["\\s]${escaped(card)}["\\s]`).test(text)
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
