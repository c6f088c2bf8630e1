// A table as a client knows it: everything on joining, then change by change.
import { applyChanges } from './patch.ts'
import type { ChatLine, Json, LogLine, Moment, Presence, ServerMessage, TableInfo } from './types.ts'

export interface TableState extends Moment {
  info: TableInfo
  view: Json | null
  log: readonly LogLine[]
  chat: readonly ChatLine[]
  presence: Presence
  /**
   * By how many ms our clock is ahead of the server's, measured when the table was last joined; the way here counts as
   * ours. `Date.now() - skew` is the server's time, in which `clock.since` is told.
   */
  skew: number
}

const momentOf = ({ number, decisions, ask, undo, clock }: Moment): Moment => ({ number, decisions, ask, undo, clock })

/**
 * The state after a message, or 'gap' if something was missed: then one joins again from the last number. Lines and
 * talk that are known already are kept.
 */
export function hear(
  before: TableState | null,
  message: ServerMessage,
  heard: number = Date.now(),
): TableState | null | 'gap' {
  switch (message.type) {
    case 'table': {
      const { info, view, presence } = message
      return {
        ...momentOf(message),
        info,
        view,
        presence,
        skew: heard - message.now,
        // A server that was set back to a backup knows less than we do.
        log: joined(
          (before?.log ?? []).filter(({ number }) => number <= message.number),
          message.log,
        ),
        chat: joined(before?.chat ?? [], message.chat),
      }
    }
    case 'update': {
      if (!before) return null
      if (message.number <= before.number) return before
      if (message.from !== before.number) return 'gap'
      return {
        ...before,
        ...momentOf(message),
        info: message.info ?? before.info,
        view: applyChanges(before.view, message.changes),
        log: joined(before.log, [message.line]),
      }
    }
    case 'chat':
      return before && { ...before, chat: joined(before.chat, [message.chat]) }
    case 'unsaid':
      return before && { ...before, chat: before.chat.filter(({ number }) => !message.numbers.includes(number)) }
    case 'presence':
      return before && { ...before, presence: { seats: message.seats, spectators: message.spectators } }
    default:
      return before
  }
}

function joined<T extends { number: number }>(before: readonly T[], more: readonly T[]): readonly T[] {
  const last = before.at(-1)?.number ?? -1
  const fresh = more.filter(({ number }) => number > last)
  return fresh.length === 0 ? before : [...before, ...fresh]
}
