import { cardNamed, cards } from '../cards/registry.ts'
import { isRefusal, type Refusal, refuse } from '../core/refusal.ts'
import { outcomeOf } from '../scoring/score.ts'
import { readSetup } from '../state/setup.ts'
import type { State } from '../state/state.ts'

// B15, the solo series: one game after another, each with a higher target, until one is missed. A series is plain data.

/** A game of the series that is over. */
export interface SeriesGame {
  goal: number
  points: number
}

export interface Series {
  games: readonly SeriesGame[]
  /** Occupations that are in play from the start of every further game, in the order in which they were kept. */
  kept: readonly string[]
  /** After a success: the occupations of that game, one of which is kept now. */
  choices: readonly string[]
  /** A game was missed: the series is over. */
  over: boolean
}

/** B15: the targets, then one point more each time. */
const GOALS = [50, 55, 59, 62, 64, 65, 66, 67]

/** The target of the game with that number, from 0. */
export const goalOf = (game: number): number => GOALS[game] ?? GOALS[GOALS.length - 1] + game - (GOALS.length - 1)

export const newSeries = (): Series => ({ games: [], kept: [], choices: [], over: false })

/** B15: 1 food at the next start for every 2 points over the target. */
export function foodAfter({ games }: Series): number {
  const last = games[games.length - 1]
  return last && last.points > last.goal ? Math.floor((last.points - last.goal) / 2) : 0
}

/** How the next game of the series is set up, or why there is none now. */
export function nextSetup(series: Series): { [key: string]: unknown } | Refusal {
  if (series.over) return refuse('game-over', 'The series is over: its last target was missed.')
  if (series.choices.length > 0) return refuse('illegal-move', 'First one occupation has to be kept.')
  return {
    players: 1,
    cards: 'dealt',
    keep: [...series.kept],
    food: foodAfter(series),
    goal: goalOf(series.games.length),
  }
}

/** The series after a game that was set up by it, or why the game does not belong to it. */
export function afterGame(series: Series, s: State): Series | Refusal {
  const setup = nextSetup(series)
  if (isRefusal(setup)) return setup
  if (!s.over) return refuse('illegal-move', 'The game is not over yet.')
  if (!isGameOf(setup, s)) return refuse('illegal-move', 'This game is not the next one of the series.')
  const [{ total }] = outcomeOf(s).seats
  const goal = goalOf(series.games.length)
  const games = [...series.games, { goal, points: total }]
  if (total < goal) return { ...series, games, over: true }
  const choices = s.players[0].played
    .map(({ card }) => cards()[card])
    .filter(({ kind, name }) => kind === 'occupation' && !series.kept.includes(name))
    .map(({ name }) => name)
  return { ...series, games, choices }
}

/** Is it set up as the series asks? How the cards were dealt, which ones and in what order is the player's own choice. */
function isGameOf(setup: { [key: string]: unknown }, { setup: played }: State): boolean {
  const { players, food, goal, keep, cards: how } = played
  return (
    JSON.stringify([players, food, goal, keep]) === JSON.stringify([1, setup.food, setup.goal, setup.keep]) &&
    how !== 'none'
  )
}

/** One of the occupations played in the game just won stays in play for all later ones. */
export function keepOccupation(series: Series, name: string): Series | Refusal {
  if (!series.choices.includes(name))
    return refuse('illegal-move', `"${name.slice(0, 80)}" is none of the occupations that can be kept now.`)
  return { ...series, kept: [...series.kept, name], choices: [] }
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.every((name) => typeof name === 'string' && cardNamed(name) >= 0) &&
  new Set(value).size === value.length

const isGame = (value: unknown, at: number, of: number): value is SeriesGame => {
  const { goal, points, ...others } = (value ?? {}) as { [key: string]: unknown } // looked at below
  if (Object.keys(others).length > 0 || goal !== goalOf(at) || !Number.isSafeInteger(points)) return false
  // Only the last game of a series can have been missed.
  return (points as number) >= (goal as number) || at === of - 1
}

/** A series as it was stored. */
export function readSeries(json: unknown): Series | Refusal {
  const bad = refuse('bad-save', 'This is not a solo series, or it is damaged.')
  const { games, kept, choices, over, ...others } = (json ?? {}) as { [key: string]: unknown } // looked at below
  if (!Array.isArray(games) || !isNames(kept) || !isNames(choices) || Object.keys(others).length > 0) return bad
  if (!games.every((game, at): game is SeriesGame => isGame(game, at, games.length))) return bad
  const last = games[games.length - 1]
  const missed = last !== undefined && last.points < last.goal
  if (over !== missed || kept.length > games.length || (choices.length > 0 && (missed || games.length === 0)))
    return bad
  const series: Series = { games, kept, choices, over: missed }
  const setup = missed || choices.length > 0 ? {} : nextSetup(series)
  return isRefusal(setup) || isRefusal(readSetup(setup)) ? bad : series
}
