import type { Outcome } from '@furrow/engine/core'
import { type Estimate, intervalOf } from './confidence.ts'

/** Some numbers, added up. */
export interface Sums {
  n: number
  sum: number
  squares: number
}

const noSums = (): Sums => ({ n: 0, sum: 0, squares: 0 })

function include(sums: Sums, value: number): void {
  sums.n++
  sums.sum += value
  sums.squares += value * value
}

function addSums(to: Sums, from: Sums): void {
  to.n += from.n
  to.sum += from.sum
  to.squares += from.squares
}

export const estimateOf = ({ n, sum, squares }: Sums): Estimate => intervalOf(n, sum, squares)

/** What became of a card with one seat of one game; `round` is null if it was only held. */
export interface CardFate {
  card: string
  seat: number
  round: number | null
}

/** Looks at a game while it is played, and tells which cards were held and played. */
export interface CardWatch {
  see(state: unknown): void
  fates(): CardFate[]
}

/** What many games say about a card: points against the mean of the table, wins against a fair share. */
export interface CardTally {
  rounds: Sums
  held: { points: Sums; wins: Sums }
  played: { points: Sums; wins: Sums }
}

const newCard = (): CardTally => ({
  rounds: noSums(),
  held: { points: noSums(), wins: noSums() },
  played: { points: noSums(), wins: noSums() },
})

export type CardTallies = Map<string, CardTally>

export function addFates(cards: CardTallies, fates: readonly CardFate[], { seats }: Outcome): void {
  const mean = seats.reduce((sum, { total }) => sum + total, 0) / seats.length
  const best = seats.filter(({ rank }) => rank === 1).length
  for (const { card, seat, round } of fates) {
    const result = seats.find((one) => one.seat === seat)
    if (!result) continue
    const points = result.total - mean
    const wins = (result.rank === 1 ? 1 / best : 0) - 1 / seats.length
    const tally = tallyOf(cards, card)
    include(tally.held.points, points)
    include(tally.held.wins, wins)
    if (round === null) continue
    include(tally.rounds, round)
    include(tally.played.points, points)
    include(tally.played.wins, wins)
  }
}

export function addCards(to: CardTallies, from: CardTallies): void {
  for (const [card, tally] of from) {
    const mine = tallyOf(to, card)
    addSums(mine.rounds, tally.rounds)
    for (const how of ['held', 'played'] as const)
      for (const what of ['points', 'wins'] as const) addSums(mine[how][what], tally[how][what])
  }
}

function tallyOf(cards: CardTallies, card: string): CardTally {
  const found = cards.get(card) ?? newCard()
  cards.set(card, found)
  return found
}
