// What those who look are shown, and what a line changes of it for each of them.
import type { OwnPart } from '@furrow/engine/core'
import type { Change, Json } from '../client/types.ts'
import type { Played } from '../games.ts'
import { asJson } from '../tables/line.ts'
import { changesBetween } from './comparison.ts'
import type { Final, Position } from './position.ts'

/** As whom somebody looks at a game: as a seat, or as anybody. */
export type Looking = number | 'public'

/** As far as it is shown: the game that goes on, or the one that is over. */
export interface Shown {
  readonly played: Played
  readonly position: Position | null
  readonly final: Final | null
}

/** What somebody sees, as a whole. */
export function viewFor({ final, position, played }: Shown, looking: Looking): Json | null {
  return final ? final.view : position && asJson(played.game.view(position.state, looking))
}

/**
 * The changes for each of those who look. The public views are compared once; for a seat only the parts are compared
 * besides that it sees otherwise than everybody. Where these did not change, all are told the same list.
 */
export class Changes {
  readonly #before: Shown
  readonly #after: Shown
  readonly #found = new Map<Looking, Change[]>()

  constructor(before: Shown, after: Shown) {
    this.#before = before
    this.#after = after
  }

  /** For somebody who sees as `looking` now, and saw as `was` before. */
  for(looking: Looking, was: Looking = looking): Change[] {
    if (looking !== was) return changesBetween(null, viewFor(this.#after, looking))
    const found = this.#found.get(looking) ?? this.#compared(looking)
    this.#found.set(looking, found)
    return found
  }

  #compared(looking: Looking): Change[] {
    const { position: p, final } = this.#before
    const { position: q, final: over, played } = this.#after
    if (!p || !q || final || over) return changesBetween(viewFor(this.#before, looking), viewFor(this.#after, looking))
    if (p.state === q.state) return []
    if (looking === 'public') return this.#compareCommon(p.state, q.state)
    const after = played.game.own(q.state, looking, p.state)
    return forSeat(this.for('public'), () => played.game.own(p.state, looking), after)
  }

  /** No views are kept: where the game can tell, only that is made of both which is not the same. */
  #compareCommon(state: unknown, next: unknown): Change[] {
    const { game } = this.#after.played
    const [before, after] = game.differing?.(state, next) ?? [game.view(state, 'public'), game.view(next, 'public')]
    return changesBetween(asJson(before), asJson(after))
  }
}

/** What everybody is told, but for what a seat sees otherwise: of that it is told its own. */
export function forSeat(everybodys: Change[], before: () => readonly OwnPart[], after: readonly OwnPart[]): Change[] {
  if (after.every(({ same, at }) => same && !concerns(everybodys, at))) return everybodys
  const others = everybodys.filter(([path]) => !after.some(({ at }) => isWithin(path, at)))
  const earlier = before()
  const own = after.flatMap(({ at, value, same }, i): Change[] => {
    if (others.some(([path]) => isWithin(at, path))) return [[[...at], value]] // what is around it was put there as a whole
    return same ? [] : changesBetween(earlier[i]?.value ?? null, value, at)
  })
  return own.length === 0 && others.length === everybodys.length ? everybodys : [...others, ...own]
}

/** Does one of them change something at that place, within it or around it? */
function concerns(changes: readonly Change[], place: Place): boolean {
  for (const [path] of changes) if (isWithin(path, place) || isWithin(place, path)) return true
  return false
}

type Place = readonly (string | number)[]

function isWithin(place: Place, around: Place): boolean {
  if (place.length < around.length) return false
  for (let i = 0; i < around.length; i++) if (place[i] !== around[i]) return false
  return true
}
