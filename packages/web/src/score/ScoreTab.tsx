import { at } from '../contract/at.ts'
import { useTable } from '../table/context.ts'
import { minus } from '../texts/minus.ts'
import { useTexts } from '../texts/texts.ts'
import { Unseen } from '../ui/Unseen.tsx'
import styles from './ScoreTab.module.css'

/** The score sheet as it stands, with what the last turn changed in each row. */
export function ScoreTab() {
  const { ui, pages } = useTexts()
  const { update, gains } = useTable()
  const { lines, total } = at(update.view.seats, update.human).score
  const change = [...gains.values()].reduce((sum, n) => sum + n, 0)
  return (
    <table className={styles.sheet} data-score>
      <caption>{pages.score.now}</caption>
      <thead>
        <tr>
          <th scope="col">{ui.category}</th>
          <th scope="col">{pages.score.count}</th>
          <th scope="col">{pages.score.points}</th>
          <th scope="col" title={pages.score.gain}>
            ±<Unseen>{pages.score.gain}</Unseen>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ category, count, points }) => (
          <tr key={category}>
            <th scope="row">{ui.categories[category as keyof typeof ui.categories] ?? category}</th>
            <td>{count}</td>
            <td data-bad={points < 0}>{minus(points)}</td>
            <Gain n={gains.get(category) ?? 0} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{ui.total}</th>
          <td />
          <td>{minus(total)}</td>
          <Gain n={change} />
        </tr>
      </tfoot>
    </table>
  )
}

function Gain({ n }: { n: number }) {
  return (
    <td className={styles.gain} data-bad={n < 0}>
      {n === 0 ? '' : n > 0 ? `+${n}` : minus(n)}
    </td>
  )
}
