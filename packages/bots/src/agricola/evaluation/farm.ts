import type { Player, State } from '@furrow/engine/agricola'
import type { Time } from './calendar.ts'

/** What features are about: a table, the seat that looks at it, its farm, and the time that is left for it. */
export interface Farm {
  readonly s: State
  readonly seat: number
  readonly p: Player
  readonly time: Time
}
