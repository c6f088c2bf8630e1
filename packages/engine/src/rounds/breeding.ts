import { keepOnly } from '../actions/supply.ts'
import { PART } from '../cards/registry.ts'
import { foodFor, hasPart, sum, withPart } from '../cards/standing.ts'
import { list, nameOf } from '../core/shape.ts'
import { abroad } from '../farm/abroad.ts'
import { animalsFit, fits, keepable } from '../farm/animals.ts'
import { type Step, step } from '../flow/step.ts'
import { listening, tell } from '../state/events.ts'
import { ANIMALS, amounts, GOODS, type Good, NOTHING } from '../state/goods.ts'
import { clockwise, type Frame, type Player, pop, push, type State, topOf } from '../state/state.ts'

/** B11: parents and newborns are never cooked while their kind breeds; what is neither may be. */
export const mayCookNow = (s: State, seat: number, animal: number, count: number): boolean => {
  const frame = topOf(s, seat)
  if (breedStep.is(frame) && !frame.animals.includes(animal)) return true
  const all = !breedStep.is(frame) || isPhase(frame.animals)
  if (parents(s, seat, animal, all) < 2) return true
  // A guest is a parent as well, so that one of the own may be none.
  return s.players[seat].goods[animal] - count + (all ? guests(s, seat, animal) : 0) >= 2
}

/** Animals of that kind that a card keeps from breeding. */
const resting = (p: Player, animal: Good): number =>
  hasPart(p, PART.rests) ? sum(p, (card, played) => card.resting(played, animal)) : 0

/**
 * Animals of that kind that can be parents: all but those that rest. Where all kinds breed, as in a harvest, those that
 * stand with another player count there; of horses one that rests does so first, and is no parent anywhere.
 */
function parents(s: State, seat: number, animal: Good, all: boolean): number {
  const p = s.players[seat]
  if (!s.moor) return p.goods[animal]
  const idle = resting(p, animal)
  if (!all) return p.goods[animal] - idle
  return p.goods[animal] - Math.max(idle, abroad(s, seat, animal)) + guests(s, seat, animal)
}

/** Animals of others that stand on the seat's cards. */
const guests = (s: State, seat: number, animal: Good): number =>
  withPart(s.players[seat], PART.hosts).reduce(
    (n, { card }) =>
      s.players.reduce(
        (sum, p, other) =>
          other === seat ? sum : sum + Math.max(0, abroad(s, other, animal, card) - resting(p, animal)),
        n,
      ),
    0,
  )

/** In a breeding phase all kinds breed. */
const isPhase = (animals: readonly Good[]): boolean => animals.length === ANIMALS.length

/** Is there an animal that could be cooked now, and leave its place to a newborn? */
const mayCookSome = (s: State, seat: number): boolean => {
  const p = s.players[seat]
  const food = foodFor(p)
  return ANIMALS.some((animal) => p.goods[animal] > 0 && food[animal] > 0 && mayCookNow(s, seat, animal, 1))
}

/** Has the seat two parents of one of these kinds? */
function mayBreed(s: State, seat: number, animals: readonly Good[]): boolean {
  for (const animal of animals) if (parents(s, seat, animal, isPhase(animals)) >= 2) return true
  return false
}

/** B11: of each kind that breeds and has at least 2 animals, 1 newborn. */
function withNewborns(s: State, seat: number, animals: readonly Good[]): number[] {
  const out = s.players[seat].goods.slice()
  for (const animal of animals) if (parents(s, seat, animal, isPhase(animals)) >= 2) out[animal]++
  return out
}

/** The newborns that a breeding phase would bring now, if there were room for all. */
export const young = (s: State, seat: number): number[] => {
  const { goods } = s.players[seat]
  return withNewborns(s, seat, ANIMALS).map((n, good) => n - goods[good])
}

/** The animals of a player breed: all kinds as in a harvest, or some of them. */
export const breed = (s: State, seat: number, animals: readonly Good[] = ANIMALS): void =>
  push(s, breedFrame(seat, animals))

/** The breeding phase: clockwise, whoever has animals of others on a card last. */
export function breedAll(s: State): void {
  const seats = clockwise(s, s.starting)
  if (s.moor) breedInTurn(s, seats)
  else for (let i = seats.length - 1; i >= 0; i--) if (mayBreed(s, seats[i], ANIMALS)) breed(s, seats[i])
}

function breedInTurn(s: State, seats: readonly number[]): void {
  const host = (seat: number) => Number(hasPart(s.players[seat], PART.hosts))
  for (const seat of seats.toSorted((a, b) => host(a) - host(b)).reverse()) breed(s, seat)
}

/** Takes the herd that the player keeps of those with all their newborns (`bred`): parents and newborns are never cooked now, so surplus animals run away. */
function settleHerd(s: State, seat: number, herd: readonly number[], bred: readonly number[]): void {
  const p = s.players[seat]
  const born = NOTHING.slice()
  for (const animal of ANIMALS) {
    born[animal] = Math.max(0, herd[animal] - p.goods[animal])
    // Ruling: where there is no room for one more, a newborn takes the place of an animal that breeds no more.
    const surplus = bred[animal] - herd[animal]
    if (bred[animal] > p.goods[animal] && surplus > 0 && surplus <= resting(p, animal)) born[animal] = 1
    p.goods[animal] += born[animal]
  }
  if (listening() && born.some((n) => n > 0)) tell({ event: 'bred', seat, animals: amounts(born) })
  keepOnly(s, seat, herd, false)
}

/** Herds worth keeping: a kind that bred either keeps its newborn or not; others may be released for room. */
interface BreedFrame extends Frame {
  readonly step: 'breed'
  /** The kinds that breed. */
  readonly animals: readonly Good[]
}

const breedFrame = (seat: number, animals: readonly Good[]): BreedFrame => ({ step: 'breed', seat, animals })

export const breedStep: Step<BreedFrame> = step<BreedFrame>('breed', {
  fields: { animals: list(nameOf(() => GOODS, 'a good')) },
  asks(s, f) {
    if (!mayBreed(s, f.seat, f.animals)) {
      pop(s, f.seat)
      return false
    }
    const herd = withNewborns(s, f.seat, f.animals)
    const kept = fits(s, f.seat, herd) ? [herd] : keepable(s, f.seat, herd)
    if (kept.length > 1 || (kept[0] !== herd && mayCookSome(s, f.seat))) return true
    pop(s, f.seat)
    settleHerd(s, f.seat, kept[0], herd)
    return false
  },
  options(s, f, out) {
    for (const goods of keepable(s, f.seat, withNewborns(s, f.seat, f.animals))) out.push({ verb: 'keep', goods })
  },
  choose(s, f, move) {
    if (move.verb !== 'keep') return
    pop(s, f.seat)
    settleHerd(s, f.seat, move.goods, withNewborns(s, f.seat, f.animals))
  },
})

/** B10: more animals than fit: keep a herd, the others are cooked or run away. */
interface KeepFrame extends Frame {
  readonly step: 'keep'
}

export const keepStep: Step<KeepFrame> = step<KeepFrame>('keep', {
  fields: {},
  asks(s, f) {
    if (!animalsFit(s, f.seat)) return true
    pop(s, f.seat)
    return false
  },
  options(s, f, out) {
    for (const goods of keepable(s, f.seat, s.players[f.seat].goods)) out.push({ verb: 'keep', goods })
  },
  choose(s, f, move) {
    if (move.verb === 'keep') keepOnly(s, f.seat, move.goods, true)
  },
})
