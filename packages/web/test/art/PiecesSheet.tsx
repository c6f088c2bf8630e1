import { PARTS } from '../../src/art/parts/index.ts'
import { isPiece, PIECES } from '../../src/art/pieces/index.ts'
import { type PersonKind, PersonPiece } from '../../src/art/pieces/Person.tsx'
import { Piece } from '../../src/art/pieces/Piece.tsx'
import { PilePiece } from '../../src/art/piles/Pile.tsx'

const KINDS: PersonKind[] = ['adult', 'child', 'newborn', 'ill']

/** Pieces large and small, people of all seats, piles of one to twelve. */
export function PiecesSheet() {
  return (
    <>
      {Object.keys(PIECES)
        .filter(isPiece)
        .map((name) => (
          <figure key={name}>
            <Piece name={name} size={84} className="art-seat-1" />
            <Piece name={name} size={24} className="art-seat-1" />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      <h2>people</h2>
      {KINDS.map((kind) =>
        [0, 1, 2, 3, 4, 5].map((seat) => (
          <figure key={kind + seat}>
            <PersonPiece seat={seat} kind={kind} size={64} />
            <PersonPiece seat={seat} kind={kind} size={30} />
          </figure>
        )),
      )}
      <h2>piles</h2>
      {(['wood', 'clay', 'reed', 'stone', 'food', 'sheep', 'boar', 'grain'] as const).map((good) =>
        [1, 2, 3, 4, 6, 12].map((count) => (
          <figure key={good + count}>
            <PilePiece good={good} count={count} height={34} />
          </figure>
        )),
      )}
    </>
  )
}

/** The library of parts. */
export function PartsSheet() {
  return Object.keys(PARTS).map((name) => (
    <figure key={name}>
      <svg width="76" height="76" viewBox="0 0 32 32" overflow="visible" color="#5485b3" aria-hidden="true">
        <use href={`#art-${name}`} width="32" height="32" strokeWidth=".7" />
      </svg>
      <figcaption>{name}</figcaption>
    </figure>
  ))
}
