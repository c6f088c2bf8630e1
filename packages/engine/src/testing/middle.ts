import { agricola } from '../agricola.ts'
import { cards } from '../cards/registry.ts'
import { at } from '../core/at.ts'
import { below, type Random, seeded } from '../core/random.ts'
import { isRefusal } from '../core/refusal.ts'
import { type GoodName, good } from '../state/goods.ts'
import type { Player, State } from '../state/state.ts'
import { layCard } from './lay-card.ts'

// Games that begin in the middle, with more cards in play than a random game ever has: there cards meet.

/** The round from which on everybody has their cards: five of the six harvests are still to come. */
const ROUND = 6
const CARDS_IN_PLAY = 12
/** How much everybody gets besides at most, so that the cards can be used. */
const GIVEN: readonly (readonly [GoodName, number])[] = [
  ['wood', 5],
  ['clay', 4],
  ['reed', 3],
  ['stone', 4],
  ['grain', 2],
  ['vegetable', 1],
  ['food', 6],
]

const isHandCard = (card: number): boolean => at(cards(), card).kind !== 'major'

/** Takes a card that can lie in front of a player out of the hand or the decks; -1 if there is none left. */
function takeAny(s: State, p: Player, random: Random): number {
  const found = [...p.hand, ...s.minors, ...s.occupations].filter((card) => !at(cards(), card).travels)
  if (found.length === 0) return -1
  const card = at(found, below(random, found.length))
  const without = (list: readonly number[]): number[] => list.filter((other) => other !== card)
  p.hand = without(p.hand)
  s.minors = without(s.minors)
  s.occupations = without(s.occupations)
  return card
}

function furnish(s: State, p: Player, random: Random): void {
  for (let n = p.played.filter(({ card }) => isHandCard(card)).length; n < CARDS_IN_PLAY; n++) {
    const card = takeAny(s, p, random)
    if (card >= 0) layCard(s, p, card)
  }
  for (const [name, most] of GIVEN) {
    const given = good(name)
    p.goods[given] = at(p.goods, given) + below(random, most + 1)
  }
}

/** A game of random moves up to round 6, in which everybody then has twelve cards in play. Without hand cards nothing is laid. */
export function middleOf(setupGiven: object, seed: string): State {
  const setup = agricola.setup(setupGiven)
  if (isRefusal(setup)) throw new Error(setup.message)
  const random = seeded(`${seed}/middle`)
  const s = agricola.start(setup, seed)
  let asked = at(agricola.decisions(s), 0)
  while (s.round < ROUND || asked.ask !== 'place') {
    const moves = agricola.moves(s, asked.seat)
    agricola.advance(s, asked.seat, at(moves, below(random, moves.length)))
    asked = at(agricola.decisions(s), 0)
  }
  for (const p of s.players) furnish(s, p, random)
  return s
}
