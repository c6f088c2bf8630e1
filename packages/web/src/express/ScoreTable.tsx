import type { ExpressSeatView } from '@furrow/engine/express'
import { minus } from '../texts/minus.ts'
import { useTable } from './context.ts'
import styles from './ScoreTable.module.css'

const HARVESTS = [0, 1, 2]
type Category = keyof ReturnType<typeof useTable>['texts']['categories']

/** The lines of the sheet with the points of each harvest; the next one as it stands now, in italics. */
export function ScoreTable({ own }: { own: ExpressSeatView }) {
  const { texts, update } = useTable()
  const { ui } = texts
  const done = own.harvests.length
  const sheetOf = (h: number) => own.harvests[h] ?? (h === done && !update.view.over ? own.next : null)
  return (
    <table className={styles.score}>
      <thead>
        <tr>
          <th scope="col">{ui.item}</th>
          <th scope="col">{ui.count}</th>
          {HARVESTS.map((h) => (
            <th key={h} scope="col" data-next={h === done} title={ui.harvestLong(h + 1)}>
              {ui.harvestN(h + 1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {own.next.lines.map(({ category, count }, i) => (
          <tr key={category} data-none={count === 0}>
            <th scope="row">{texts.categories[category as Category] ?? category}</th>
            <td>{count}</td>
            {HARVESTS.map((h) => {
              const points = sheetOf(h)?.lines[i]?.points
              return (
                <td key={h} data-next={h === done} data-bad={(points ?? 0) < 0}>
                  {points === undefined ? '' : minus(points)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{ui.total}</th>
          <td data-total>{minus(own.total)}</td>
          {HARVESTS.map((h) => {
            const total = sheetOf(h)?.total
            return (
              <td key={h} data-next={h === done} title={h === done ? ui.expected : undefined}>
                {total === undefined ? '' : minus(total)}
              </td>
            )
          })}
        </tr>
      </tfoot>
    </table>
  )
}
