import type { ScoreLine } from '@furrow/engine/core'

/** What points come from, in the order in which a farm is looked over. */
export const SOURCES = ['land', 'crops', 'animals', 'family', 'cards', 'begging'] as const
export type Source = (typeof SOURCES)[number]

const BY_CATEGORY: { readonly [category: string]: Source } = {
  grain: 'crops',
  vegetables: 'crops',
  sheep: 'animals',
  boar: 'animals',
  cattle: 'animals',
  horses: 'animals',
  rooms: 'family',
  people: 'family',
  cards: 'cards',
  bonus: 'cards',
  begging: 'begging',
}

/** The points of a score sheet by what they came from; what brought nothing is left out. */
export function pointsBySource(lines: readonly ScoreLine[]): [source: Source, points: number][] {
  const sums = new Map<Source, number>()
  for (const { category, points } of lines) {
    const source = BY_CATEGORY[category] ?? 'land'
    sums.set(source, (sums.get(source) ?? 0) + points)
  }
  return SOURCES.flatMap((source): [Source, number][] => {
    const points = sums.get(source) ?? 0
    return points === 0 ? [] : [[source, points]]
  })
}
