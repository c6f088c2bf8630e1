import { isWatched } from '../cards/trigger.ts'
import { BEFORE } from '../cards/windows.ts'
import type { Move } from '../notation/moves.ts'
import type { State } from '../state/state.ts'
import type { Act } from './act.ts'
import { rulesOf } from './all.ts'

/** Moves that only what comes directly before the action could make possible. */
export function hopes(s: State, seat: number, act: Act): Move[] {
  const { deed, hoped } = rulesOf(act)
  const out: Move[] = []
  if (hoped && deed !== null && isWatched(s, BEFORE[deed], seat)) hoped(s, seat, act, out)
  return out
}
