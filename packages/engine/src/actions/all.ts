import type { Deed } from '../cards/windows.ts'
import { Damaged, type Json, type Shape, scalar } from '../core/shape.ts'
import type { Move } from '../notation/moves.ts'
import type { Act, ActRules } from './act.ts'
import { as } from './as.ts'
import { bake } from './bake.ts'
import { build } from './build.ts'
import { buy } from './buy.ts'
import { choose } from './choose.ts'
import { corral } from './corral.ts'
import { draw } from './draw.ts'
import { extend } from './extend.ts'
import { fences } from './fences.ts'
import { gain } from './gain.ts'
import { grow } from './grow.ts'
import { improvement } from './improvement.ts'
import { occupation } from './occupation.ts'
import { plow } from './plow.ts'
import { reclaim } from './reclaim.ts'
import { renovate } from './renovate.ts'
import { rooms } from './rooms.ts'
import { sow } from './sow.ts'
import { stables } from './stables.ts'
import { startingPlayer } from './starting-player.ts'
import { take } from './take.ts'
import { tile } from './tile.ts'
import { work } from './work.ts'

/** Every kind of action there is. */
export const acts = {
  take,
  rooms,
  stables,
  plow,
  sow,
  bake,
  fences,
  renovate,
  grow,
  'starting-player': startingPlayer,
  occupation,
  improvement,
  choose,
  build,
  buy,
  corral,
  draw,
  gain,
  as,
  tile,
  reclaim,
  work,
  extend,
}

// Each is asked only about acts of its own kind.
const rules: ReadonlyMap<string, ActRules<Act>> = new Map(
  Object.entries(acts as unknown as { [name: string]: ActRules<Act> }),
)

export const rulesOf = (act: Act): ActRules<Act> => rules.get(act.act) as ActRules<Act> // there are no other acts

/** What those who watch it call the move: mostly the action itself. */
export const deedOf = (act: Act, move: Move | null): Deed | null => {
  const { deed, deedOf: of } = rulesOf(act)
  return of ? of(move) : deed
}

export const actShape: Shape<Act> = {
  copy: scalar.copy,
  equal: (a, b) => a === b || (a.act === b.act && rulesOf(a).shape.equal(a, b)),
  hash: (v, h) => rulesOf(v).shape.hash(v, h),
  encode: (v) => rulesOf(v).shape.encode(v),
  decode(json: Json | undefined, where) {
    const name = (json as { act?: unknown } | null | undefined)?.act
    const known = typeof name === 'string' ? rules.get(name) : undefined
    if (!known) throw new Damaged(`The saved game is damaged: ${where} should be a known action.`)
    return known.shape.decode(json, where)
  },
}
