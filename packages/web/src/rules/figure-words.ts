import type { Texts } from '../texts/texts.ts'
import type { CardFigures } from './figures.ts'

type FigureWords = Texts['pages']['cards']['figures']

const percent = (language: string, n: number): string => new Intl.NumberFormat(language, { style: 'percent' }).format(n)

const decimal = (language: string, n: number): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(n)

/** With its sign, and a real minus. */
const signed = (language: string, n: number, digits: number): string =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  })
    .format(n)
    .replace('-', '−')

/** A mean that may be this far from the truth says nothing to a player, and is not told. */
const TOO_WIDE = { points: 5, wins: 0.25 }
const telling = <F extends readonly [number, number]>(figure: F | null, tooWide: number): F | null =>
  figure && figure[1] < tooWide ? figure : null

/** "In bot games: played in 41 %, +1.8 ± 0.9 points" */
export function shortFigures(words: FigureWords, language: string, figures: CardFigures): string {
  const points = telling(figures.points, TOO_WIDE.points)
  return words.short(
    percent(language, figures.played),
    points && `${signed(language, points[0], 1)} ± ${decimal(language, points[1])}`,
  )
}

/** All that was counted, in sentences. */
export function fullFigures(words: FigureWords, language: string, figures: CardFigures): string {
  const { held, played, round } = figures
  const points = telling(figures.points, TOO_WIDE.points)
  const wins = telling(figures.wins, TOO_WIDE.wins)
  const between = ([mean, within]: readonly [number, number], scale: number, digits: number) =>
    [mean, mean - within, mean + within].map((n) => signed(language, n * scale, digits))
  const sentences = [words.played(percent(language, played), held, round === null ? null : decimal(language, round))]
  if (points) {
    const [mean = '', from = '', to = ''] = between(points, 1, 1)
    sentences.push(words.points(mean, from, to))
  }
  if (wins) {
    const [mean = '', from = '', to = ''] = between(wins, 100, 0)
    sentences.push(words.wins(mean, from, to))
  }
  return sentences.join(' ')
}
