import { agricola, cards as allCards, boardOf, deckFor, FIRST_IN_THE_MOOR, type State } from '@furrow/engine/agricola'
import { isRefusal } from '@furrow/engine/core'
import { at } from '../contract/at.ts'
import type { Box, Wished } from '../contract/box.ts'
import type { Catalogue } from '../contract/catalogue.ts'
import { catalogueOf, decksFor } from './catalogue.ts'

/** The round cards stage by stage, the one that comes out first at the front. */
function stagesOf(state: State, first: string | null): string[][] {
  const stages: string[][] = []
  for (const { id, stage } of boardOf(state).spaces)
    if (stage > 0) {
      const before = stages[stage - 1] ?? []
      stages[stage - 1] = id === first ? [id, ...before] : [...before, id]
    }
  return stages
}

/** The cards that such a table is set up with. */
export function boxOf({ cards, tile, ...wished }: Wished): Box {
  const setup = agricola.setup({ ...wished, tile, ...(cards ? { cards: 'dealt', promos: true } : { cards: 'none' }) })
  if (isRefusal(setup)) throw new Error(setup.message)
  const first = setup.moor > 0 ? FIRST_IN_THE_MOOR : null
  const names = (kind: 'occupation' | 'minor') =>
    cards ? deckFor(kind, setup).map((card) => at(allCards(), card).name) : []
  return {
    stages: stagesOf(agricola.start(setup, 'box'), first),
    first,
    hand: { occupation: names('occupation'), minor: names('minor') },
    decks: cards ? decksFor(setup.moor) : [],
  }
}

/** What is printed on all cards of all boxes, with the number of players from which each major is used. */
export function printedCatalogue(): Catalogue {
  const tables = [1, 2, 3, 4, 5, 6].map((players) => {
    const setup = agricola.setup({ players, cards: 'dealt' })
    if (isRefusal(setup)) throw new Error(setup.message)
    return agricola.start(setup, 'print')
  })
  const offered = tables.map((state) => agricola.view(state, 'public').table.majors)
  const catalogue = catalogueOf(at(tables, 3))
  for (const [name, card] of Object.entries(catalogue.cards))
    if (card.kind === 'major') {
      const first = offered.findIndex((majors) => majors.includes(name))
      // Some lie below others at the beginning, at the largest table only.
      card.players = first < 0 ? tables.length : first + 1
    }
  return { ...catalogue, decks: decksFor(3) }
}
