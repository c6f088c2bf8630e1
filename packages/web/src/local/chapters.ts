import { lastTurn } from '@furrow/engine/core'
import type { Chapters } from '../contract/insight.ts'
import type { LogEntry } from '../contract/update.ts'
import type { LocalGame } from './localGame.ts'

/** The steps with which harvests begin. */
export const harvestsIn = ({ beginsHarvest }: LocalGame, log: readonly LogEntry[]): number[] =>
  log.flatMap(({ events }, i) => (events.some(beginsHarvest) ? [i + 1] : []))

/** Where rounds and harvests begin, and the last turn of a seat as far as it may be taken back. */
export function chaptersOf(local: LocalGame, log: readonly LogEntry[], seat: number): Chapters {
  const { game } = local
  const known = log.findLastIndex(({ events }) => events.some(game.reveals))
  const since = log.slice(known + 1).map(({ events, ...made }) =>
    // As the table itself keeps them.
    events.some(game.beginsTurn) ? { ...made, turn: true as const } : made,
  )
  return {
    rounds: [0, ...log.flatMap(({ events }, i) => (events.some(game.beginsRound) ? [i + 1] : []))],
    harvests: harvestsIn(local, log),
    turn: lastTurn(since, seat),
  }
}
