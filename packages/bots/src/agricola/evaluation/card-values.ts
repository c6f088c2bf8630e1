import { cards, type State } from '@furrow/engine/agricola'
import type { Network, Rows } from '../network/network.ts'
import type { SparseFeatures } from '../network/sparse.ts'
import { roundsLeft } from './calendar.ts'
import { ofEachCard } from './each-card.ts'

// What each hand card is worth by itself, beside all that its parts say: in play and in the hand, now and for every round
// that is left. Nobody has written these values down: they are found by play.

const IN_PLAY = 0
const IN_HAND = 2
const WIDTH = 4

/** A row of features for each card. */
export const cardRows = (): Rows => ({ names: cards().map(({ name }) => name), width: WIDTH })

/** Is this one of the features of a card in play? */
export const isInPlay = (place: number): boolean => place % WIDTH < IN_HAND

const isMajor = ofEachCard(({ kind }) => kind === 'major')

/** Notes the hand cards of a seat, in play and in its hand. */
export function cardsOf(s: State, seat: number, out: SparseFeatures): void {
  out.clear()
  const left = roundsLeft(s)
  const { played, hand } = s.players[seat]
  const major = isMajor()
  for (const { card } of played) if (!major[card]) note(out, card, IN_PLAY, left)
  for (const card of hand) if (card >= 0) note(out, card, IN_HAND, left)
}

function note(out: SparseFeatures, card: number, where: number, left: number): void {
  out.add(card * WIDTH + where, 1)
  out.add(card * WIDTH + where + 1, left)
}

/** What a network thinks of holding a card when the game begins. */
export const heldWorth =
  ({ sparse }: Network) =>
  (card: number): number =>
    sparse[card * WIDTH + IN_HAND] + sparse[card * WIDTH + IN_HAND + 1]
