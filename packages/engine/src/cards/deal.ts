import { shuffled } from '../core/random.ts'
import type { Setup } from '../state/setup.ts'
import type { State } from '../state/state.ts'
import type { Card } from './card.ts'
import { cardNamed, cards } from './registry.ts'

/** B2 */
export const HAND = 7

/** The two kinds of hand cards. */
export const HAND_KINDS = ['occupation', 'minor'] as const
export type HandKind = (typeof HAND_KINDS)[number]

/** The cards of a kind that are used with so many players, in the order of their ids. B2 */
export const pool = (kind: HandKind, players: number): number[] =>
  ordered(kind).filter((card) => cards()[card].players <= players)

/** All cards of a kind in the order of their ids, sorted once. */
let sorted: { cards: unknown; of: Partial<Record<HandKind, readonly number[]>> } = { cards: null, of: {} }
function ordered(kind: HandKind): readonly number[] {
  if (sorted.cards !== cards()) sorted = { cards: cards(), of: {} }
  sorted.of[kind] ??= cards()
    .flatMap((card, i) => (card.kind === kind ? [i] : []))
    .sort((a, b) => (cards()[a].id < cards()[b].id ? -1 : 1))
  return sorted.of[kind]
}

/** M2: without the Moor none of its cards; at level 2 minors alone, those of the base game only where they are mixed in. */
function inBox({ moor: ofMoor, kind }: Card, { moor, mixed }: Setup): boolean {
  if (moor === 0) return !ofMoor
  return moor === 3 || (kind === 'minor' && (ofMoor || mixed))
}

/** The decks of the last setup asked about: games are often started from the same one again and again. */
let lately: { setup: Setup; cards: unknown; of: { readonly [K in HandKind]: readonly number[] } } | null = null

/** The cards of a kind that such a table deals from, in the order of their ids. F4 */
export function deckFor(kind: HandKind, setup: Setup): readonly number[] {
  if (lately === null || lately.setup !== setup || lately.cards !== cards())
    lately = {
      setup,
      cards: cards(),
      of: { occupation: findDeck('occupation', setup), minor: findDeck('minor', setup) },
    }
  return lately.of[kind]
}

function findDeck(kind: HandKind, setup: Setup): number[] {
  const { players, deck, promos, fivePlus, without, keep } = setup
  const listed = deck && new Set(deck)
  const away = new Set([...without, ...keep])
  return pool(kind, players).filter((index) => {
    const card = cards()[index]
    if (away.has(card.name)) return false
    if (listed) return listed.has(card.name)
    if (!inBox(card, setup)) return false
    if (kind === 'occupation' && fivePlus && card.players < 5) return false
    return promos || !card.promo
  })
}

/** The cards of a kind that nobody has been dealt. */
export const undealt = (s: State, kind: HandKind): number[] => (kind === 'minor' ? s.minors : s.occupations)

/** Shuffles the cards of each kind that are used; the next to be dealt or drawn lies last. */
export function shuffleDecks(s: State): void {
  const deck = (kind: HandKind) => shuffled(s.random, deckFor(kind, s.setup)).reverse()
  s.occupations = deck('occupation')
  s.minors = deck('minor')
}

/** Takes the next cards of a kind for each seat: so many, or as many as there are for everybody. */
export function dealEach(s: State, kind: HandKind, wanted: number): number[][] {
  const deck = undealt(s, kind)
  if (kind === 'minor' && s.setup.moor === 3) return dealMixed(s, deck, wanted)
  const each = Math.min(wanted, Math.floor(deck.length / s.players.length))
  return s.players.map(() => deck.splice(deck.length - each, each).reverse())
}

/** M15: of 7 minors 4 belong to the Moor and 3 to the base game; of more cards, about as many. */
const ofTheMoor = (wanted: number): number => Math.round((wanted * 4) / 7)

/** The same from one deck with cards of both boxes; where there are too few of one, more of the other are dealt. */
function dealMixed(s: State, deck: number[], wanted: number): number[][] {
  const seats = s.players.length
  const wild = deck.filter((card) => cards()[card].moor).length
  const most = (there: number) => Math.floor(there / seats)
  const moor = Math.min(Math.max(ofTheMoor(wanted), wanted - most(deck.length - wild)), most(wild))
  const base = Math.min(wanted - moor, most(deck.length - wild))
  const take = (isMoor: boolean, count: number): number[] => {
    const out: number[] = []
    for (let i = deck.length - 1; i >= 0 && out.length < count; i--)
      if (cards()[deck[i]].moor === isMoor) out.push(...deck.splice(i, 1))
    return out
  }
  return s.players.map(() => [...take(false, base), ...take(true, moor)])
}

/** B3: so many of each kind at random. */
export function dealHands(s: State, wanted: number): void {
  for (const kind of HAND_KINDS)
    dealEach(s, kind, wanted).forEach((dealt, seat) => {
      s.players[seat].hand.push(...dealt)
    })
}

/** The hands that the setup names. */
export function giveHands(s: State): void {
  s.players.forEach((p, seat) => {
    p.hand = s.setup.hands[seat].map(cardNamed)
  })
}
