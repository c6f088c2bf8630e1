// What those who look are shown, and what a line changes of it for each of them. No view is kept: the one before a line
// is made again from the state before it, which takes less than to hold on to the views of all tables.
import type { Change, Json } from '../client/types.ts'
import { type Compared, changesBetween, compare } from './comparison.ts'
import { asJson } from './line.ts'
import type { Looking, Table } from './table.ts'

/** As far as it is shown: the game that goes on, or the one that is over. */
export type Shown = Pick<Table, 'played' | 'position' | 'final'>

/** What somebody sees who has just come. */
export function viewFor(shown: Shown, looking: Looking): Json | null {
  const { final, position, played } = shown
  if (final) return final.view
  return position && asJson(played.game.view(position.state, looking))
}

/**
 * The changes for each of those who look. The public view is made and compared once; that of a seat shares with it what
 * everybody sees, and only the rest is made and compared besides.
 */
export class Changes {
  readonly #before: Shown
  readonly #after: Shown
  readonly #found = new Map<Looking, Change[]>()
  #common: (Compared & { before: Json }) | null = null

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
    const { position: q, final: over } = this.#after
    if (!p || !q || final || over) return changesBetween(viewFor(this.#before, looking), viewFor(this.#after, looking))
    if (p.state === q.state) return []
    const common = this.#everybodys(p.state, q.state)
    if (looking === 'public') return common.changes
    const { game } = this.#after.played
    return changesBetween(
      asJson(game.view(p.state, looking, { common: common.before })),
      asJson(game.view(q.state, looking, { common: common.kept })),
    )
  }

  #everybodys(state: unknown, next: unknown): Compared & { before: Json } {
    const { game } = this.#after.played
    if (!this.#common) {
      const view = game.view(state, 'public')
      const before = asJson(view)
      this.#common = { before, ...compare(before, asJson(game.view(next, 'public', { earlier: { state, view } }))) }
    }
    return this.#common
  }
}
