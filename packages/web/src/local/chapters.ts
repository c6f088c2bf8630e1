import type { Chapters } from '../contract/insight.ts'
import type { LogEntry } from '../contract/update.ts'
import type { LocalGame } from './localGame.ts'

/** Where rounds begin, and the last turn of a seat. */
export const chaptersOf = (local: LocalGame, log: readonly LogEntry[], seat: number): Chapters => ({
  rounds: [0, ...log.flatMap(({ events }, i) => (events.some(local.beginsRound) ? [i + 1] : []))],
  turn: turnStart(local, log, seat),
})

/** A turn is taken back from its first move on; nothing that came to light is put back. */
function turnStart({ game, beginsTurn }: LocalGame, log: readonly LogEntry[], seat: number): number | null {
  let from: number | null = null
  for (const { number, seat: by, events } of log.toReversed()) {
    if (by !== seat || events.some(game.reveals)) break
    from = number
    if (events.some(beginsTurn)) break
  }
  return from
}
