import type { Event } from '@furrow/engine/agricola'
import type { Update } from '../contract/update.ts'
import type { LogLine } from '../shell/LogList.tsx'
import type { Amounts, Say } from '../texts/say.ts'
import { eventText, type Texts } from '../texts/texts.ts'

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

/** The same goods from the same place are one gain, and so is what was cooked of a kind: three fields of grain, say. */
function summed(events: readonly Event[]): Event[] {
  const out: Event[] = []
  for (const event of events) {
    const last = out.at(-1)
    if (event.event === 'got' && last?.event === 'got' && last.from === event.from)
      out[out.length - 1] = { ...last, goods: plus(last.goods, event.goods) }
    else if (event.event === 'cooked' && last?.event === 'cooked' && last.good === event.good)
      out[out.length - 1] = { ...last, count: last.count + event.count, food: last.food + event.food }
    else out.push(event)
  }
  return out
}

function plus(a: Amounts, b: Amounts): Amounts {
  const sum: { [good: string]: number } = { ...a }
  for (const [good, n] of Object.entries(b)) sum[good] = (sum[good] ?? 0) + n
  return sum
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

/** These moves in sentences, in the order in which they were made. */
export const logLines = (texts: Texts, say: Say, log: Update['log']): LogLine[] =>
  linesOf(log).map(({ key, seat, events }) => {
    const parts = shortened(summed(events)).map((event) =>
      typeof event === 'number' ? String(event) : eventText(texts, say, event),
    )
    return { key, seat, words: seat === null ? parts.join(', ') : texts.ui.tell(say.who(seat), parts) }
  })
