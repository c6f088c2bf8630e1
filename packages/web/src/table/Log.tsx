import type { Event } from '@furrow/engine'
import { Token } from '../art/Token.tsx'
import type { Update } from '../local/messages.ts'
import { eventText, useTexts } from '../texts/texts.ts'
import { useTable } from './context.ts'
import styles from './Log.module.css'

const SHOWN = 150

/** Consecutive events of one seat make a line; what belongs to nobody is a heading. */
interface Line {
  key: string
  seat: number | null
  events: Event[]
}

const seatOf = (event: Event): number | null => ('seat' in event ? event.seat : null)
/** Preparation and work go without saying. */
const isWorthSaying = (event: Event): boolean =>
  !(event.event === 'phase' && ['preparation', 'work', 'home'].includes(event.phase))

function linesOf(log: Update['log']): Line[] {
  const lines: Line[] = []
  for (const { number, events } of log)
    for (const event of events.filter(isWorthSaying)) {
      const seat = seatOf(event)
      const last = lines.at(-1)
      const goesOn = last && seat !== null && last.seat === seat && event.event !== 'placed'
      if (goesOn) last.events.push(event)
      else lines.push({ key: `${number}.${lines.length}`, seat, events: [event] })
    }
  return lines
}

/** Says nothing twice: where goods come from when that is where the person stands, and which card lays more of the same. */
function shortened(events: readonly Event[]): (Event | number)[] {
  return events.map((event, i) => {
    const before = events[i - 1]
    if (event.event === 'lay' && before?.event === 'lay' && before.card === event.card) return event.round
    const stands = events.findLast((e, at) => at < i && e.event === 'placed')
    return event.event === 'got' && stands?.event === 'placed' && stands.space === event.from
      ? { ...event, from: '' }
      : event
  })
}

/** What happened, the latest first. */
export function Log() {
  const { log } = useTable()
  return <LogLines log={log.slice(-SHOWN)} whole={log.length <= SHOWN} />
}

/** These moves in words, the latest first; `whole`: from the beginning of the game. */
export function LogLines({ log, whole = false }: { log: Update['log']; whole?: boolean }) {
  const texts = useTexts()
  const { say, names } = useTable()
  const words = (events: readonly Event[]) =>
    shortened(events)
      .map((event) => (typeof event === 'number' ? event : eventText(texts, say, event)))
      .join(', ')
  return (
    <ol className={styles.log} reversed>
      {linesOf(log)
        .reverse()
        .map(({ key, seat, events }) => (
          <li key={key} className={styles.line} data-heading={seat === null}>
            {seat !== null && <Token seat={seat} label={names[seat]} />}
            <span>{words(events)}</span>
          </li>
        ))}
      {whole && (
        <li className={styles.line} data-heading="true">
          {texts.ui.begins}
        </li>
      )}
    </ol>
  )
}
