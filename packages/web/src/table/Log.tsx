import type { Event } from '@furrow/engine'
import { memo } from 'react'
import { Token } from '../art/Token.tsx'
import type { Update } from '../local/messages.ts'
import type { Say } from '../texts/say.ts'
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
    events.filter(isWorthSaying).forEach((event, i) => {
      const seat = seatOf(event)
      const last = lines.at(-1)
      const goesOn = last && seat !== null && last.seat === seat && event.event !== 'placed'
      if (goesOn) last.events.push(event)
      else lines.push({ key: `${number}.${i}`, seat, events: [event] })
    })
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
  return (
    <ol className={styles.log} reversed>
      {linesOf(log)
        .reverse()
        .map(({ key, seat, events }) => (
          <LogLine key={key} seat={seat} events={events} name={seat === null ? '' : names[seat]} say={say} />
        ))}
      {whole && (
        <li className={styles.line} data-heading="true">
          {texts.ui.begins}
        </li>
      )}
    </ol>
  )
}

interface LineProps extends Omit<Line, 'key'> {
  name: string
  say: Say
}

/** The log is long and grows by a line: those that say the same as before are left alone. */
const saysTheSame = (a: LineProps, b: LineProps): boolean =>
  a.say === b.say &&
  a.name === b.name &&
  a.events.length === b.events.length &&
  a.events.every((e, i) => e === b.events[i])

const LogLine = memo(function LogLine({ seat, events, name, say }: LineProps) {
  const texts = useTexts()
  const words = shortened(events).map((event) => (typeof event === 'number' ? event : eventText(texts, say, event)))
  return (
    <li className={styles.line} data-heading={seat === null}>
      {seat !== null && <Token seat={seat} label={name} />}
      <span>{words.join(', ')}</span>
    </li>
  )
}, saysTheSame)
