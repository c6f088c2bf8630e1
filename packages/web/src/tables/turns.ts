// "Your turn": what is known of one's games, and what of it is news. Nothing here touches the browser.
import type { TableEntry } from '@furrow/server/client'
import { gameText, seatText } from '../connection/words.ts'
import type { OnlineTexts } from '../texts/subjects.ts'

const SEEN_MS = 10_000
const HIDDEN_MS = 30_000

/** How long until the server is asked again. */
export const untilNext = (hidden: boolean): number => (hidden ? HIDDEN_MS : SEEN_MS)

export const awaited = (tables: readonly TableEntry[]): TableEntry[] => tables.filter(({ yourTurn }) => yourTurn)

/** The games in which it has become my turn since the last look; at the first look nothing is news. */
export function news(before: readonly TableEntry[] | null, now: readonly TableEntry[]): TableEntry[] {
  if (before === null) return []
  const known = new Set(awaited(before).map(({ id }) => id))
  return awaited(now).filter(({ id }) => !known.has(id))
}

/** The page's title: the name of the page, and before it that somebody waits. */
export const titleOf = ({ turn }: OnlineTexts, app: string, waiting: number): string =>
  waiting === 0 ? app : `● ${turn.titles(waiting)} – ${app}`

/** What a message of the browser says of a game. */
export function messageOf(texts: OnlineTexts, { game, seats }: TableEntry): { title: string; body: string } {
  const others = seats.flatMap((seat) =>
    (seat.kind === 'person' && !seat.me) || seat.kind === 'bot' ? [seatText(texts, seat)] : [],
  )
  return { title: texts.turn.title, body: texts.turn.body(gameText(texts, game), others.join(', ')) }
}
