import type { OwnPart } from '../core/own.ts'
import { type Json, sameNumbers } from '../core/shape.ts'
import { cardShape } from '../flow/step.ts'
import { cardsInHand } from './seat-view.ts'
import { type Gone, goneShape, type State, setupShape } from './state.ts'
import { goneFor, setupFor } from './view.ts'

/** A part that is worked out when it is wanted: mostly it is as it was, and nobody wants it. */
class Part implements OwnPart {
  readonly at: OwnPart['at']
  readonly same: boolean
  readonly #of: (s: State, seat: number) => Json
  readonly #s: State
  readonly #seat: number

  constructor({ at, of }: Place, s: State, seat: number, same: boolean) {
    this.at = at
    this.same = same
    this.#of = of
    this.#s = s
    this.#seat = seat
  }

  get value(): Json {
    return this.#of(this.#s, this.#seat)
  }
}

/** Where such a part stands, what it is, and what it is made from. */
interface Place {
  readonly at: OwnPart['at']
  readonly of: (s: State, seat: number) => Json
  readonly from: 'hand' | 'pack' | 'gone' | 'setup' | null
}

const names = (some: readonly number[]): Json => some.map((card) => cardShape.encode(card))

const placesOf = (seat: number): Place[] => [
  { at: ['viewer'], of: () => seat, from: null },
  { at: ['table', 'seats', seat, 'hand'], of: (s) => cardsInHand(s, seat, seat).hand, from: 'hand' },
  { at: ['table', 'seats', seat, 'pack'], of: (s) => cardsInHand(s, seat, seat).pack, from: 'pack' },
  { at: ['state', 'players', seat, 'hand'], of: (s) => names(s.players[seat].hand), from: 'hand' },
  { at: ['state', 'players', seat, 'pack'], of: (s) => names(s.players[seat].pack), from: 'pack' },
  { at: ['state', 'gone'], of: (s) => goneFor(s, seat).map((gone) => goneShape.encode(gone)), from: 'gone' },
  { at: ['state', 'setup'], of: (s) => setupShape.encode(setupFor(s, seat)), from: 'setup' },
]

/** The places of each seat are the same in every game. */
const known: Place[][] = []

/** What a seat sees otherwise than everybody: its own cards, and those that it alone knows to have left the game. */
export function ownParts(s: State, seat: number, earlier?: State): OwnPart[] {
  known[seat] ??= placesOf(seat)
  const places = known[seat]
  const parts: OwnPart[] = []
  for (const place of places)
    if (place.from !== 'setup' || s.setup.hands.length > 0)
      parts.push(new Part(place, s, seat, earlier !== undefined && isSame(s, earlier, seat, place)))
  return parts
}

function isSame(s: State, earlier: State, seat: number, { from }: Place): boolean {
  switch (from) {
    case null:
      return true
    case 'gone':
      return sameCards(s.gone, earlier.gone)
    case 'setup':
      return s.setup === earlier.setup
    default:
      return sameNumbers(s.players[seat][from], earlier.players[seat][from])
  }
}

const sameCards = (a: readonly Gone[], b: readonly Gone[]): boolean =>
  a.length === b.length && a.every((gone, i) => goneShape.equal(gone, b[i]))
