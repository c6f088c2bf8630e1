// What those who look are shown, and what a line changes of it for each of them.
import { type OwnPart, withOwn } from '@furrow/engine/core'
import type { Change, Json } from '../client/types.ts'
import { changesBetween } from './comparison.ts'
import { asJson } from './line.ts'
import type { Looking, Table } from './table.ts'

/** As far as it is shown: the game that goes on, or the one that is over. */
export type Shown = Pick<Table, 'played' | 'position' | 'final'>

/** The public view of a state. It is all that is kept; what a seat sees besides is made again whenever it is wanted. */
export interface Common {
  state: unknown
  view: Json
}

function commonOf(table: Table, state: unknown): Json {
  const { common } = table
  if (common !== null && common.state === state) return common.view
  const view = asJson(table.played.game.view(state, 'public'))
  table.common = { state, view }
  return view
}

/** What somebody sees who has just come. */
export function viewFor(table: Table, looking: Looking): Json | null {
  const { final, position, played } = table
  if (final) return final.view
  if (!position) return null
  const common = commonOf(table, position.state)
  return looking === 'public' ? common : withOwn(common, played.game.own(position.state, looking))
}

/** The same without anything kept. */
function wholeView({ final, position, played }: Shown, looking: Looking): Json | null {
  return final ? final.view : position && asJson(played.game.view(position.state, looking))
}

/**
 * The changes for each of those who look. The public view is made and compared once; for a seat only the parts are compared
 * besides that it sees otherwise than everybody. Where these did not change, all are told the same list.
 */
export class Changes {
  readonly #table: Table
  readonly #before: Shown
  readonly #found = new Map<Looking, Change[]>()

  constructor(before: Shown, table: Table) {
    this.#before = before
    this.#table = table
  }

  /** For somebody who sees as `looking` now, and saw as `was` before. */
  for(looking: Looking, was: Looking = looking): Change[] {
    if (looking !== was) return changesBetween(null, wholeView(this.#table, looking))
    const found = this.#found.get(looking) ?? this.#compared(looking)
    this.#found.set(looking, found)
    return found
  }

  #compared(looking: Looking): Change[] {
    const { position: p, final } = this.#before
    const { position: q, final: over, played } = this.#table
    if (!p || !q || final || over)
      return changesBetween(wholeView(this.#before, looking), wholeView(this.#table, looking))
    if (p.state === q.state) return []
    if (looking === 'public') return this.#compareCommon(p.state, q.state)
    const after = played.game.own(q.state, looking, p.state)
    return forSeat(this.for('public'), () => played.game.own(p.state, looking), after)
  }

  /** The view after is made of parts of the one before wherever they are as they were: only the others are looked into. */
  #compareCommon(state: unknown, next: unknown): Change[] {
    const before = commonOf(this.#table, state)
    const after = asJson(this.#table.played.game.view(next, 'public', { state, view: before }))
    this.#table.common = { state: next, view: after }
    return changesBetween(before, after)
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
