import { at, type Outcome } from '@furrow/engine/core'
import { columns } from './columns.ts'

/** The score sheet: a row a category, a column a seat. */
export function drawScores(outcome: Outcome, names: readonly string[]): string[] {
  const { seats } = outcome
  const rows = at(seats, 0).lines.map(({ category }, i) => [
    category,
    ...seats.map(({ lines }) => `${at(lines, i).count} -> ${String(at(lines, i).points).padStart(3)}`),
  ])
  const right = seats.map((_, i) => i + 1)
  const winners = seats.filter(({ rank }) => rank === 1).map(({ seat }) => names[seat])
  return [
    ...columns(
      [
        ['', ...seats.map(({ seat }) => at(names, seat))],
        ...rows,
        ['total', ...seats.map(({ total }) => String(total))],
      ],
      right,
    ),
    '',
    winners.length === 1 ? `${winners[0]} wins.` : `${winners.join(' and ')} share the win.`,
  ]
}
