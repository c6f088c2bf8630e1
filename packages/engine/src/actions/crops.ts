import { cards, PART } from '../cards/registry.ts'
import { type Field, fieldCards, fieldsOf, hasPart, withPart } from '../cards/standing.ts'
import { cropCount, cropKind, cropOf, reaped } from '../farm/crops.ts'
import { yardOf } from '../farm/yard.ts'
import { cardShape, type Step, step } from '../flow/step.ts'
import { DONE, type Move } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { GOODS } from '../state/goods.ts'
import { clockwise, type Frame, type Player, pop, push, type State } from '../state/state.ts'

// Crops that go from one field to another, where a card of the player allows it.

const takes = (to: Field, crop: number): boolean =>
  to.crop === 0 && (to.card < 0 || cards()[to.card].field.includes(cropKind(crop)))

/** From every field with 2 crops or more to every empty field on which they can grow. */
export function cropMoves(s: State, seat: number, out: Move[]): void {
  const p = s.players[seat]
  if (!hasPart(p, PART.movesCrops)) return
  const fields = fieldsOf(p)
  for (const from of fields.filter(({ crop }) => cropCount(crop) >= 2))
    for (const to of fields.filter((field) => takes(field, from.crop)))
      out.push({ verb: 'move', cell: from.cell, card: from.card, toCell: to.cell, toCard: to.card })
}

function plant(p: Player, cell: number, card: number, crop: number): void {
  if (card < 0) p.crops[cell] = crop
  else for (const played of fieldCards(p)) if (played.card === card) played.data[0] = crop
}

export function moveCrop(s: State, seat: number, move: Move & { verb: 'move' }): void {
  const p = s.players[seat]
  const from = fieldsOf(p).find(({ cell, card }) => cell === move.cell && card === move.card)
  if (!from) return
  plant(p, move.cell, move.card, reaped(from.crop))
  plant(p, move.toCell, move.toCard, cropOf(cropKind(from.crop), 1))
  const name = (cell: number, card: number) => (card < 0 ? yardOf(p).names[cell] : cards()[card].name)
  const [start, end] = [name(move.cell, move.card), name(move.toCell, move.toCard)]
  tell({ event: 'moved', seat, crop: GOODS[cropKind(from.crop)], from: start, to: end })
}

interface BeforeCropsFrame extends Frame {
  readonly step: 'before-crops'
  /** The card that allows it. */
  readonly card: number
}

/** B12: the field phase has begun, no crop has been taken yet: the last chance to move some. */
export function askBeforeCrops(s: State): void {
  const seats = clockwise(s, s.starting)
  for (let i = seats.length - 1; i >= 0; i--) {
    const seat = seats[i]
    const own = withPart(s.players[seat], PART.movesCrops)[0]
    if (own) push(s, beforeCropsStep.frame(seat, { card: own.card }))
  }
}

export const beforeCropsStep: Step<BeforeCropsFrame> = step<BeforeCropsFrame>('before-crops', {
  fields: { card: cardShape },
  about: (f) => cards()[f.card].name,
  asks(s, f) {
    const moves: Move[] = []
    cropMoves(s, f.seat, moves)
    if (moves.length > 0) return true
    pop(s, f.seat)
    return false
  },
  options(s, f, out) {
    cropMoves(s, f.seat, out)
    out.push(DONE)
  },
  choose(s, f) {
    pop(s, f.seat)
  },
})
