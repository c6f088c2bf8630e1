import { gainOne } from '../actions/supply.ts'
import { cards, PART } from '../cards/registry.ts'
import { type Field, fieldCards, fieldsOf, has, withPart } from '../cards/standing.ts'
import { int, list, record } from '../core/shape.ts'
import { cropCount, cropKind, reaped } from '../farm/crops.ts'
import { cardShape, type Step, step } from '../flow/step.ts'
import { DONE } from '../notation/moves.ts'
import { clockwise, type Frame, type Player, pop, push, type State } from '../state/state.ts'

/** A field tile (`card` = -1) or a card that is a field (`cell` = -1). */
type Where = Pick<Field, 'cell' | 'card'>
const same = (a: Where, b: Where): boolean => a.cell === b.cell && a.card === b.card

/** B11: crops are taken from all fields at once; whoever may take 2 from some says first from which. */
export function takeCrops(s: State): void {
  const asked: ReapFrame[] = []
  for (const seat of clockwise(s, s.starting)) {
    const own = withPart(s.players[seat], PART.reapsTwo)[0]
    if (own) asked.push(reapStep.frame(seat, { card: own.card, two: [] }))
    else reap(s, seat, [])
  }
  for (const frame of asked.reverse()) push(s, frame)
}

/** B11: 1 crop from every sown field and space, cards included, or 2 where the player said so. */
function reap(s: State, seat: number, two: readonly Where[]): void {
  const p = s.players[seat]
  // Crops may also grow on spaces that are no fields.
  for (let cell = 0; cell < p.crops.length; cell++)
    if (p.crops[cell] !== 0) p.crops[cell] = take(s, seat, p.crops[cell], isAmong(two, cell, -1))
  for (const { card, data } of fieldCards(p))
    if (data[0] !== 0) data[0] = take(s, seat, data[0], isAmong(two, -1, card))
}

const isAmong = (two: readonly Where[], cell: number, card: number): boolean =>
  two.length > 0 && two.some((field) => same(field, { cell, card }))

/** Takes 1 or 2 of the crop to the supply; what is left of it. */
function take(s: State, seat: number, crop: number, two: boolean): number {
  gainOne(s, seat, cropKind(crop), two ? 2 : 1, 'field')
  return two ? reaped(reaped(crop)) : reaped(crop)
}

interface ReapFrame extends Frame {
  readonly step: 'reap'
  /** The card that allows it. */
  readonly card: number
  /** The fields that give 2. */
  readonly two: readonly Where[]
}

/** Fields that could still give 2. */
const rich = (p: Player, two: readonly Where[]): Field[] =>
  fieldsOf(p).filter(
    (field) =>
      cropCount(field.crop) >= 2 &&
      has(p, (card) => card.reapsTwo.includes(cropKind(field.crop))) &&
      !two.some((other) => same(other, field)),
  )

export const reapStep: Step<ReapFrame> = step<ReapFrame>('reap', {
  fields: { card: cardShape, two: list(record<Where>({ cell: int, card: cardShape })) },
  about: (f) => cards()[f.card].name,
  asks(s, f) {
    if (rich(s.players[f.seat], f.two).length > 0) return true
    pop(s, f.seat)
    reap(s, f.seat, f.two)
    return false
  },
  options(s, f, out) {
    for (const { cell, card } of rich(s.players[f.seat], f.two)) out.push({ verb: 'reap', cell, card })
    out.push(DONE)
  },
  choose(s, f, move) {
    pop(s, f.seat)
    if (move.verb === 'reap') {
      const { cell, card } = move
      push(s, reapStep.frame(f.seat, { card: f.card, two: [...f.two, { cell, card }] }))
    } else reap(s, f.seat, f.two)
  },
})
