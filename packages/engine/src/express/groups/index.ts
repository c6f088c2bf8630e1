import { showing } from '../dice.ts'
import type { ExpressMove, GroupMove } from '../moves.ts'
import type { ExpressState } from '../state.ts'
import { build } from './build.ts'
import type { Group, MoveOf } from './group.ts'
import { baby, rooms, upgrade } from './house.ts'
import { field, pasture } from './land.ts'
import { learn } from './learn.ts'
import { take } from './take.ts'

const GROUPS: { readonly [V in GroupMove['verb']]: Group<MoveOf<V>> } = {
  take,
  rooms,
  upgrade,
  baby,
  field,
  pasture,
  learn,
  build,
}
const EVERY = Object.values(GROUPS)

/** The group of a move. Each group is only ever given its own moves. */
export const groupOf = (move: GroupMove): Group<GroupMove> => GROUPS[move.verb] as Group<GroupMove>

export const isGroupMove = (move: ExpressMove): move is GroupMove => Object.hasOwn(GROUPS, move.verb)

/** X4: every group that the available dice make and the seat can pay. */
export function groupOptions(s: ExpressState, seat: number, out: ExpressMove[]): void {
  const show = showing(s)
  for (const group of EVERY) group.options(s, seat, show, out)
}
