import type { ExpressEvent } from '@furrow/engine/express'
import type { ExpressUpdate } from '../contract/update.ts'
import { LogList } from '../shell/LogList.tsx'
import { useTable } from './context.ts'
import styles from './Log.module.css'
import { eventText } from './words.ts'

/** Consecutive events of one seat's action make a line; what belongs to nobody is a heading. */
interface Line {
  key: string
  seat: number | null
  events: ExpressEvent[]
}

const seatOf = (event: ExpressEvent): number | null => ('seat' in event ? event.seat : null)
const beginsLine = (event: ExpressEvent): boolean =>
  event.event === 'rolled' || event.event === 'kept' || event.event === 'scored' || event.event === 'fed'

function linesOf(log: ExpressUpdate['log']): Line[] {
  const lines: Line[] = []
  for (const { number, events } of log)
    for (const event of events) {
      const seat = seatOf(event)
      const last = lines.at(-1)
      if (last && seat !== null && last.seat === seat && !beginsLine(event)) last.events.push(event)
      else lines.push({ key: `${number}.${lines.length}`, seat, events: [event] })
    }
  return lines
}

/** What happened, the latest first; under a tab of this name it needs no heading. */
export function Log({ titled = false }: { titled?: boolean }) {
  const { update, texts, say } = useTable()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrow keys.
    <section className={styles.box} aria-label={texts.ui.log} tabIndex={0}>
      {titled && <h2 className={styles.title}>{texts.ui.log}</h2>}
      <LogList
        lines={linesOf(update.log).map(({ key, seat, events }) => {
          const parts = events.map((event) => eventText(texts, say, event))
          return { key, seat, words: seat === null ? parts.join(', ') : texts.tell(say.who(seat), parts) }
        })}
        begins={texts.ui.begins}
      />
    </section>
  )
}
