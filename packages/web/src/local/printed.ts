import { agricola, boardOf } from '@furrow/engine/agricola'
import { isRefusal } from '@furrow/engine/core'
import { at } from '../contract/at.ts'
import type { Catalogue } from '../contract/catalogue.ts'
import { catalogueOf } from './catalogue.ts'

/** The round cards of such a game, stage by stage. */
export function deckOf(players: number, cards: boolean, tile: boolean): string[][] {
  const setup = agricola.setup({ players, cards: cards ? 'dealt' : 'none', tile })
  if (isRefusal(setup)) throw new Error(setup.message)
  const stages: string[][] = []
  for (const { id, stage } of boardOf(agricola.start(setup, 'deck')).spaces)
    if (stage > 0) {
      const cards = stages[stage - 1] ?? []
      stages[stage - 1] = [...cards, id]
    }
  return stages
}

/** What is printed on all cards, with the number of players from which each major is used. */
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
  return catalogue
}
