import { BEGGING, boardOf, type Card, cards, STAGE_ENDS, type State, supplyBoard } from '@furrow/engine/agricola'
import type { Catalogue, Deck, Printed } from '../contract/catalogue.ts'
import { faceOf, piles } from './faces.ts'

/** A card that needs five players comes from the decks for that many. */
const deckOf = ({ players, promo, moor }: Card): Deck =>
  moor ? 'moor' : promo ? 'promo' : players >= 5 ? 'five-six' : 'base'

/** The decks that a table at that level of the Moor may deal from. */
export const decksFor = (moor: number): Deck[] => [
  ...new Set(cards().flatMap((card) => (card.moor && moor === 0 ? [] : [deckOf(card)]))),
]

export function catalogueOf(state: State): Catalogue {
  const costs = (upgrades: string) => cards().find(({ family }) => family === upgrades)?.name ?? null
  const all = cards().map(({ id, name, kind, printed, vp, needs, upgrades, players, travels }): [string, Printed] => [
    name,
    {
      kind,
      number: kind === 'major' ? '' : id,
      cost: piles(printed),
      vp,
      needs,
      upgrades: upgrades === '' ? null : costs(upgrades),
      players,
      travels,
    },
  ])
  return {
    game: 'agricola',
    faces: Object.fromEntries(boardOf(state).spaces.map((space) => [space.id, faceOf(space)])),
    harvests: STAGE_ENDS,
    begging: -BEGGING,
    cards: Object.fromEntries(all),
    majors: supplyBoard(state.setup),
    decks: state.setup.cards === 'none' ? [] : decksFor(state.setup.moor),
  }
}
