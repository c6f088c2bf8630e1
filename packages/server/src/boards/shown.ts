// What those who look are shown, and what a line changes of it for each of them.
import type { OwnPart } from '@furrow/engine/core'
import type { Change, Json } from '../client/types.ts'
import type { Played } from '../games.ts'
import { asJson } from '../tables/line.ts'
import { changesBetween } from './comparison.ts'
import type { Final, Position } from './position.ts'

/** As whom somebody looks at a game: as a seat, or as anybody. */
export type Looking = number | 'public'

/** Somebody to whom a game is shown: as whom they look, and whether they do without `table`, since they have the rules. */
export interface Onlooker {
  readonly looking: Looking
  readonly bare: boolean
}

/** As far as it is shown: the game that goes on, or the one that is over. */
export interface Shown {
  readonly played: Played
  readonly position: Position | null
  readonly final: Final | null
}

/** What somebody sees, as a whole. Of a game that is over everybody is shown everything. */
export function viewFor({ final, position, played }: Shown, { looking, bare }: Onlooker): Json | null {
  if (final) return final.view
  const { game } = played
  return position && asJson(bare ? game.bare(position.state, looking) : game.view(position.state, looking))
}

/**
 * The changes for each of those who look. The public views are compared once; for a seat only the parts are compared
 * besides that it sees otherwise than everybody. Where these did not change, all are told the same list.
 */
export class Changes {
  readonly #before: Shown
  readonly #after: Shown
  readonly #found = { whole: new Map<Looking, Change[]>(), bare: new Map<Looking, Change[]>() }

  constructor(before: Shown, after: Shown) {
    this.#before = before
    this.#after = after
  }

  /** For somebody who looks like this now, and looked as `was` before. */
  for(onlooker: Onlooker, was: Looking = onlooker.looking): Change[] {
    const { looking, bare } = onlooker
    if (looking !== was) return changesBetween(null, viewFor(this.#after, onlooker))
    const known = this.#found[bare ? 'bare' : 'whole']
    const found = known.get(looking) ?? this.#compared(onlooker)
    known.set(looking, found)
    return found
  }

  #compared(onlooker: Onlooker): Change[] {
    const { looking, bare } = onlooker
    const { position: p, final } = this.#before
    const { position: q, final: over, played } = this.#after
    if (!p || !q || final || over)
      return changesBetween(viewFor(this.#before, onlooker), viewFor(this.#after, onlooker))
    if (p.state === q.state) return []
    if (looking === 'public') return this.#compareCommon(p.state, q.state, bare)
    const { game } = played
    const own = (state: unknown, earlier?: unknown) =>
      game.own(state, looking, earlier).filter(({ at }) => !bare || at[0] !== 'table')
    return forSeat(this.for({ looking: 'public', bare }), () => own(p.state), own(q.state, p.state))
  }

  /** No views are kept: where the game can tell, only that is made of both which is not the same. */
  #compareCommon(state: unknown, next: unknown, bare: boolean): Change[] {
    const { played } = this.#after
    const view = (of: unknown) => (bare ? played.game.bare(of, 'public') : played.game.view(of, 'public'))
    const [before, after] = played.game.differing?.(state, next, bare) ?? [view(state), view(next)]
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
