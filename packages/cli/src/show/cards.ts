import { type CardTally, estimateOf } from '../run/card-tally.ts'
import type { Estimate } from '../run/confidence.ts'
import { columns } from './columns.ts'
import type { SimResult } from './sim.ts'

/** What games say about a card. */
interface CardFigures {
  /** Seats that held it, and the part of them that played it. */
  held: number
  played: number
  /** The round in which it was played, on average. */
  round: number | null
  /** Points of those who held it, and of those who played it, against the mean of their tables. */
  holding: Figure | null
  points: Figure | null
  /** Wins of those who played it against a fair share. */
  wins: Figure | null
}

/** A mean, and how far the truth may be from it, 95 times in 100. */
type Figure = readonly [mean: number, within: number]

const rounded = (n: number, digits: number): number => Number(n.toFixed(digits))
const figure = ({ mean, within }: Estimate, digits: number): Figure | null =>
  Number.isFinite(within) ? [rounded(mean, digits), rounded(within, digits)] : null

function figuresOf({ rounds, held, played }: CardTally): CardFigures {
  const { n } = held.points
  return {
    held: n,
    played: rounded(rounds.n / n, 3),
    round: rounds.n === 0 ? null : rounded(rounds.sum / rounds.n, 1),
    holding: figure(estimateOf(held.points), 2),
    points: figure(estimateOf(played.points), 2),
    wins: figure(estimateOf(played.wins), 3),
  }
}

const byName = ({ all }: SimResult): [string, CardFigures][] =>
  [...all.cards].sort(([a], [b]) => (a < b ? -1 : 1)).map(([card, tally]) => [card, figuresOf(tally)])

const signed = (n: number, digits: number): string => `${n < 0 ? '' : '+'}${n.toFixed(digits)}`
const shown = (of: Figure | null, digits: number, scale = 1): string =>
  of ? `${signed(of[0] * scale, digits)} ± ${(of[1] * scale).toFixed(digits)}` : ''

/** The cards, those that did most for their players first. */
export function drawCards(result: SimResult): string[] {
  const most = ({ points }: CardFigures): number => points?.[0] ?? Number.NEGATIVE_INFINITY
  const rows = byName(result)
    .sort(([, a], [, b]) => most(b) - most(a))
    .map(([card, { held, played, round, holding, points, wins }]) => [
      card,
      String(held),
      `${Math.round(100 * played)} %`,
      round === null ? '' : round.toFixed(1),
      shown(holding, 1),
      shown(points, 1),
      shown(wins, 0, 100),
    ])
  const head = ['card', 'held', 'played', 'round', 'points if held', 'points if played', 'wins if played, %']
  return [
    `${result.all.games} games of ${result.plan.bots.join(', ')}: points against the mean of the table, wins against a fair share`,
    '',
    ...columns([head, ...rows], [1, 2, 3, 4, 5, 6]),
  ]
}

/** The same for programs: one line for each card. */
export function cardsJson(result: SimResult): string[] {
  const { plan, all } = result
  const about = { bots: plan.bots, setups: plan.setups, seed: plan.seed, games: all.games, command: commandOf(result) }
  const lines = byName(result).map(([card, figures]) => `    ${JSON.stringify(card)}: ${JSON.stringify(figures)}`)
  const head = Object.entries(about).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`)
  return ['{', ...head, '  "cards": {', lines.join(',\n'), '  }', '}']
}

/** The command that gives these numbers again. */
function commandOf({ plan, all }: SimResult): string {
  const [setup] = plan.setups
  const which = plan.setups.length > 1 || !setup ? '--setups all' : optionsOf(setup)
  return `furrow sim --report cards --json --bots ${plan.bots.join(',')} ${which} --games ${all.games} --seed ${plan.seed}`
}

function optionsOf({ players, cards, tile, deal, ...more }: SimResult['plan']['setups'][number]): string {
  const options = [`--players ${players}`, `--cards ${cards}`]
  if (tile) options.push('--tile')
  if (deal !== 'deal') options.push(`--deal ${deal}`)
  if (Object.keys(more).length > 0) options.push(`--setup '${JSON.stringify(more)}'`)
  return options.join(' ')
}
