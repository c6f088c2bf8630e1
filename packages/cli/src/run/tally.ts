import { addMistakes, type Mistakes, noMistakes } from '../guests/mistakes.ts'
import { addCards, addFates, type CardTallies } from './card-tally.ts'
import { addCounts, type Counts, count } from './counts.ts'
import type { Finished } from './game.ts'

/** What many games of one setup add up to. */
export interface Tally {
  games: number
  decisions: number
  /** Points, seat by seat. */
  scores: Counts[]
  /** Games in which the seat had the best rank, alone or shared. */
  wins: number[]
  /** Points by category, over all seats. */
  categories: Map<string, number>
  spaces: Map<string, number>
  cards: CardTallies
  faults: { game: number; sentence: string }[]
  /** Of programs and modules, by name. */
  mistakes: Map<string, Mistakes>
}

export const newTally = (): Tally => ({
  games: 0,
  decisions: 0,
  scores: [],
  wins: [],
  categories: new Map(),
  spaces: new Map(),
  cards: new Map(),
  faults: [],
  mistakes: new Map(),
})

export function addGame(tally: Tally, game: number, { outcome, decisions, spaces, fates, faults }: Finished): void {
  tally.games++
  tally.decisions += decisions
  for (const { seat, total, rank, lines } of outcome.seats) {
    count(counted(tally.scores, seat), total)
    tally.wins[seat] = (tally.wins[seat] ?? 0) + (rank === 1 ? 1 : 0)
    for (const { category, points } of lines)
      tally.categories.set(category, (tally.categories.get(category) ?? 0) + points)
  }
  addCounts(tally.spaces, spaces)
  addFates(tally.cards, fates, outcome)
  for (const sentence of faults) tally.faults.push({ game, sentence })
}

export function addTally(to: Tally, from: Tally): void {
  to.games += from.games
  to.decisions += from.decisions
  from.scores.forEach((scores, seat) => {
    addCounts(counted(to.scores, seat), scores)
    to.wins[seat] = (to.wins[seat] ?? 0) + (from.wins[seat] ?? 0)
  })
  addCounts(to.categories, from.categories)
  addCounts(to.spaces, from.spaces)
  addCards(to.cards, from.cards)
  to.faults.push(...from.faults)
  to.faults.sort((a, b) => a.game - b.game)
  for (const [bot, mistakes] of from.mistakes) addMistakes(mistakesIn(to, bot), mistakes)
}

/** The mistakes of a bot, to be added to. */
export function mistakesIn({ mistakes }: Tally, bot: string): Mistakes {
  const found = mistakes.get(bot) ?? noMistakes()
  mistakes.set(bot, found)
  return found
}

function counted(scores: Counts[], seat: number): Counts {
  scores[seat] ??= new Map()
  return scores[seat]
}

/** The points of all seats together. */
export function allScores({ scores }: Tally): Counts {
  const all: Counts = new Map()
  for (const seat of scores) addCounts(all, seat)
  return all
}
