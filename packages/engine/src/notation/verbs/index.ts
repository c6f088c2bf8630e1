import { arrange } from './arrange.ts'
import { bake } from './bake.ts'
import { build } from './build.ts'
import { buy } from './buy.ts'
import { choose } from './choose.ts'
import { cook } from './cook.ts'
import { craft } from './craft.ts'
import { discard } from './discard.ts'
import { done } from './done.ts'
import { draw } from './draw.ts'
import { drop } from './drop.ts'
import { eat } from './eat.ts'
import { feed } from './feed.ts'
import { fence } from './fence.ts'
import { fuel } from './fuel.ts'
import { heat } from './heat.ts'
import { keep } from './keep.ts'
import { light } from './light.ts'
import { move } from './move.ts'
import { pay } from './pay.ts'
import { pick } from './pick.ts'
import { place } from './place.ts'
import { play } from './play.ts'
import { plow } from './plow.ts'
import { reap } from './reap.ts'
import { redraw } from './redraw.ts'
import { renovate } from './renovate.ts'
import { room } from './room.ts'
import { sow } from './sow.ts'
import { special } from './special.ts'
import { stable } from './stable.ts'
import { stay } from './stay.ts'
import { take } from './take.ts'
import { under } from './under.ts'
import { use } from './use.ts'

/** Every verb there is. */
export const verbs = {
  pick,
  drop,
  redraw,
  place,
  stay,
  room,
  stable,
  plow,
  sow,
  move,
  reap,
  fence,
  bake,
  renovate,
  build,
  play,
  draw,
  take,
  buy,
  pay,
  keep,
  eat,
  cook,
  discard,
  craft,
  feed,
  use,
  arrange,
  special,
  choose,
  under,
  fuel,
  light,
  heat,
  done,
}
