import type { AnyEvent } from '../games/box.ts'

// What happened, in sentences: one line a move, made from its events.

/** The words of a game for what happened in it. */
export interface Words<E extends AnyEvent> {
  /** What the event says of the seat that it belongs to: the rest of a sentence that begins with the name. */
  deed(event: E, names: readonly string[]): string | null
  /** What the event says of the whole table: a sentence. */
  news(event: E, names: readonly string[]): string | null
}

export interface Played {
  seat: number
  move: string
  events: readonly AnyEvent[]
}

const seatOf = (event: AnyEvent): number => ('seat' in event && typeof event.seat === 'number' ? event.seat : -1)

/** One line for what a move did, and one for each thing that then happened to the table or to others. */
export function tellMove({ seat, move, events }: Played, names: readonly string[], words: Words<AnyEvent>): string[] {
  const told = events.filter((event) => words.deed(event, names) !== null || words.news(event, names) !== null)
  const lines = tellEvents(told, names, words)
  const [first] = told
  return first && seatOf(first) === seat ? lines : [`${names[seat]}: ${move}.`, ...lines]
}

function tellEvents(events: readonly AnyEvent[], names: readonly string[], words: Words<AnyEvent>): string[] {
  const lines: string[] = []
  let who = -1
  let deeds: string[] = []
  const flush = () => {
    if (deeds.length > 0) lines.push(`${names[who]} ${deeds.join(', ')}.`)
    deeds = []
  }
  for (const event of events) {
    const done = words.deed(event, names)
    if (done === null || seatOf(event) !== who) flush()
    who = seatOf(event)
    if (done !== null) deeds.push(done)
    else lines.push(words.news(event, names) ?? '')
  }
  flush()
  return lines
}
