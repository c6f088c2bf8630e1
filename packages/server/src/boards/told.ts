// What those at a table are told of its game: exactly what their seat, or the public, may know. Parts of messages, as JSON.
import { questionFor, undoable } from '@furrow/engine/core'
import type { Ask, LogLine, Moment, TableStatus } from '../client/types.ts'
import type { Played } from '../games.ts'
import type { Hearer, Terms } from './board.ts'
import type { Changes, Looking, Shown } from './shown.ts'

/** Of an update: the line with what it changes, and the moment after it. */
export interface Told {
  readonly changed: string
  readonly moment: string
}

function askFor({ played, position }: Shown, seat: number, { status, bots }: Terms): Ask | null {
  if (!position || status !== 'playing' || bots.includes(seat)) return null
  const question = questionFor(played.game, position.state, seat)
  if (!question) return null
  const { decision, moves, extras, proposal } = question
  return { decision, moves, extras, proposal }
}

function momentFor(shown: Shown, number: number, looking: Looking, terms: Terms): Moment {
  const { played, position } = shown
  const running = position !== null && terms.status === 'playing'
  return {
    number,
    decisions: running ? played.game.decisions(position.state) : [],
    ask: looking === 'public' ? null : askFor(shown, looking, terms),
    undo: running && looking !== 'public' && !terms.final ? undoable(played.game, position, looking) : null,
    clock: running ? position.clock : null,
  }
}

const inside = (object: object): string => JSON.stringify(object).slice(1, -1)

export const momentText = (shown: Shown, number: number, looking: Looking, terms: Terms): string =>
  inside(momentFor(shown, number, looking, terms))

/** A line as somebody may be told it: while the game goes on, the text of a secret move is its owner's alone. */
export function lineFor({ game }: Played, status: TableStatus, line: LogLine, looking: Looking): LogLine {
  if (line.kind !== 'move' || status === 'finished') return line
  const move = game.tellMove(line.move, line.seat, looking)
  return move === line.move ? line : { ...line, move }
}

/** What each is told of a line. What several are told alike is written once. */
export function tellAll(
  shown: Shown,
  line: LogLine,
  changes: Changes,
  terms: Terms,
  hearers: readonly Hearer[],
): readonly Told[] {
  const written = new Map<object, string>()
  const once = (part: object): string => {
    const text = written.get(part) ?? JSON.stringify(part)
    written.set(part, text)
    return text
  }
  return hearers.map(({ was, ...onlooker }) => ({
    changed: `"line":${once(lineFor(shown.played, terms.status, line, onlooker.looking))},"changes":${once(changes.for(onlooker, was))}`,
    moment: momentText(shown, line.number, onlooker.looking, terms),
  }))
}
