import { type Card, cards } from '@furrow/engine/agricola'

/** Something that is known of every card before it is seen on any table: worked out once for each set of cards. */
export function ofEachCard<T>(of: (card: Card) => T): () => readonly T[] {
  let known: { readonly set: readonly Card[]; readonly list: readonly T[] } = { set: [], list: [] }
  return () => {
    if (known.set !== cards()) known = { set: cards(), list: cards().map(of) }
    return known.list
  }
}
