// What those who look were shown last, and what has changed for each of them since.
import type { Change, Json } from '../client/types.ts'
import { Comparison, changesBetween } from './comparison.ts'
import { asJson } from './line.ts'
import type { Looking, Table } from './table.ts'

/** What somebody sees who has just come. */
export function viewFor(table: Table, looking: Looking): Json | null {
  const { final, position, views } = table
  if (final) return final.view
  if (!position) return null
  const common = views.get('public') ?? asJson(table.played.game.view(position.state, 'public'))
  views.set('public', common)
  const view = views.get(looking) ?? asJson(table.played.game.view(position.state, looking, common))
  views.set(looking, view)
  return view
}

/**
 * The changes for each of those who look. The public view is made and compared once; that of a seat shares with it what
 * everybody sees, and only the rest is made and compared besides. What is kept is the old view with the changes: most of
 * it stays as it was, and the new one is thrown away at once.
 */
export class Changes {
  readonly #table: Table
  readonly #before: ReadonlyMap<Looking, Json>
  readonly #compared = new Comparison()
  #common: Json = null

  constructor(table: Table) {
    this.#table = table
    this.#before = table.views
    table.views = new Map()
  }

  for(looking: Looking): Change[] {
    const { final, position } = this.#table
    const before = this.#before.get(looking) ?? null
    if (final) return changesBetween(before, final.view)
    if (!position) return changesBetween(before, null)
    this.#common ??= this.#make('public', position.state)
    if (looking !== 'public') return this.#changed(looking, this.#make(looking, position.state))
    return this.#changed(looking, this.#common)
  }

  #make(looking: Looking, state: unknown): Json {
    return asJson(this.#table.played.game.view(state, looking, this.#common ?? undefined))
  }

  #changed(looking: Looking, after: Json): Change[] {
    const { kept, changes } = this.#compared.of(this.#before.get(looking) ?? null, after)
    this.#table.views.set(looking, kept)
    return changes
  }
}
