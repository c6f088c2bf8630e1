import type { ExpressEvent } from '@furrow/engine/express'
import { Token } from '../art/Token.tsx'
import { at } from '../contract/at.ts'
import { minus } from '../texts/minus.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useTable } from './context.ts'
import { FarmPicture } from './FarmPicture.tsx'
import styles from './HarvestResult.module.css'
import { eventText } from './words.ts'

type Told = Extract<ExpressEvent, { event: 'fed' | 'bred' }>

/** What happened to everybody in the last harvest, read off the log. */
function lastHarvest(events: readonly ExpressEvent[]): Told[] {
  const from = events.findLastIndex(({ event }) => event === 'harvest')
  return events.slice(from).filter((event) => event.event === 'fed' || event.event === 'bred')
}

/** A harvest is in: the farms, who was fed, what was born, and the points, line by line. */
export function HarvestResult({ onClose }: { onClose(): void }) {
  const { update, texts, say, names } = useTable()
  const { view, log } = update
  const done = at(view.seats, 0).harvests.length
  const told = lastHarvest(log.flatMap(({ events }) => events))
  const sheets = view.seats.map((seat) => ({ ...seat, sheet: at(seat.harvests, done - 1) }))
  const lines = at(sheets, 0).sheet.lines.filter((_, i) => sheets.some(({ sheet }) => at(sheet.lines, i).points !== 0))
  const pointsOf = (category: string, seat: number) =>
    at(sheets, seat).sheet.lines.find((line) => line.category === category)?.points ?? 0
  return (
    <Dialog title={texts.harvest.result(done)} onClose={onClose} wide={view.players > 1}>
      <div className={styles.farms}>
        {sheets.map(({ seat, sheet }) => (
          <figure key={seat} className={styles.farm}>
            <figcaption className={styles.head}>
              <Token seat={seat} /> <strong>{at(names, seat)}</strong>
              <span className={styles.coin}>{minus(sheet.total)}</span>
            </figcaption>
            <FarmPicture own={at(view.seats, seat)} small={view.players > 1} />
            <ul className={styles.told}>
              {told
                .filter((event) => event.seat === seat)
                .map((event) => (
                  <li key={event.event} data-bad={event.event === 'fed' && event.missing > 0}>
                    {texts.tell(at(names, event.seat), [eventText(texts, say, event)])}
                  </li>
                ))}
            </ul>
          </figure>
        ))}
      </div>
      <table className={styles.points}>
        <thead>
          <tr>
            <th scope="col">{texts.ui.item}</th>
            {sheets.map(({ seat }) => (
              <th key={seat} scope="col">
                <Token seat={seat} /> {at(names, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ category }) => (
            <tr key={category}>
              <th scope="row">{texts.categories[category as keyof typeof texts.categories] ?? category}</th>
              {sheets.map(({ seat }) => (
                <td key={seat}>{minus(pointsOf(category, seat))}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.ui.harvestLong(done)}</th>
            {sheets.map(({ seat, sheet }) => (
              <td key={seat}>{minus(sheet.total)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{texts.ui.total}</th>
            {sheets.map(({ seat, total }) => (
              <td key={seat}>{minus(total)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {!view.over && <p>{texts.harvest.next(view.nextHarvest - view.round + 1)}</p>}
      <Button look="main" data-action="go-on" onClick={onClose}>
        {texts.harvest.goOn}
      </Button>
    </Dialog>
  )
}
