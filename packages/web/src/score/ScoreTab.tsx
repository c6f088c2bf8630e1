import { Token } from '../art/Token.tsx'
import { at } from '../contract/at.ts'
import { useTable } from '../table/context.ts'
import { minus } from '../texts/minus.ts'
import { useTexts } from '../texts/texts.ts'
import { Unseen } from '../ui/Unseen.tsx'
import styles from './ScoreTab.module.css'

/** The score sheets of all seats as they stand, the own one first, with what the last turn changed in each row of it. */
export function ScoreTab() {
  const { ui, pages } = useTexts()
  const { update, gains, names } = useTable()
  const { seat: own, score } = at(update.view.seats, update.human)
  const { lines, total } = score
  const others = update.view.seats.filter(({ seat }) => seat !== own)
  const change = [...gains.values()].reduce((sum, n) => sum + n, 0)
  return (
    <table className={styles.sheet} data-score>
      <caption>{pages.score.now}</caption>
      <thead>
        <tr>
          <th scope="col">{ui.category}</th>
          <th scope="col">{pages.score.count}</th>
          <th scope="col">{others.length === 0 ? pages.score.points : <Who seat={own} name={at(names, own)} />}</th>
          <th scope="col" title={pages.score.gain}>
            ±<Unseen>{pages.score.gain}</Unseen>
          </th>
          {others.map(({ seat }) => (
            <th key={seat} scope="col">
              <Who seat={seat} name={at(names, seat)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ category, count, points }, i) => (
          <tr key={category}>
            <th scope="row">{ui.categories[category as keyof typeof ui.categories] ?? category}</th>
            <td>{count}</td>
            <td data-bad={points < 0}>{minus(points)}</td>
            <Gain n={gains.get(category) ?? 0} />
            {others.map((other) => (
              <Points key={other.seat} n={at(other.score.lines, i).points} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{ui.total}</th>
          <td />
          <td>{minus(total)}</td>
          <Gain n={change} />
          {others.map((other) => (
            <Points key={other.seat} n={other.score.total} />
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

/** A seat at the head of a column: there is room for its sign alone. */
function Who({ seat, name }: { seat: number; name: string }) {
  return (
    <span title={name}>
      <Token seat={seat} label={name} />
    </span>
  )
}

function Points({ n }: { n: number }) {
  return (
    <td className={styles.other} data-bad={n < 0}>
      {minus(n)}
    </td>
  )
}

function Gain({ n }: { n: number }) {
  return (
    <td className={styles.gain} data-bad={n < 0}>
      {n === 0 ? '' : n > 0 ? `+${n}` : minus(n)}
    </td>
  )
}
