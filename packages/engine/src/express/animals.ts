import { cook } from './cooking.ts'
import type { ExpressMove } from './moves.ts'
import { ANIMALS, type Good, hasHearth, NOTHING, type Player } from './sheet.ts'
import { ask, type ExpressState, type FrameOf } from './state.ts'
import { endAction } from './turns.ts'

// X4: a pasture holds any number of animals of one type. The sheet counts animals and pastures only, so which animals
// stand in which pasture is open until they breed (ruling).

/** The types of animal that the player keeps. */
function kinds(p: Player): number {
  let n = 0
  for (let i = 0; i < ANIMALS.length; i++) if (p.goods[ANIMALS[i]] > 0) n++
  return n
}

export const animalsFit = (p: Player): boolean => kinds(p) <= p.pastures

/** After animals came: if they do not fit, one type has to go. Without a pasture they are cooked at once. */
export function makeRoom(s: ExpressState, seat: number): void {
  const p = s.players[seat]
  if (!animalsFit(p) && p.pastures > 0) {
    ask(s, { step: 'animals', seat })
    return
  }
  if (p.pastures === 0) for (const good of ANIMALS) if (p.goods[good] > 0) cook(s, seat, good, p.goods[good])
  endAction(s, seat)
}

export const animalsStep = {
  /** All of one type, earlier or new; whoever has a hearth cooks them. */
  options(s: ExpressState, { seat }: FrameOf<'animals'>, out: ExpressMove[]): void {
    const p = s.players[seat]
    const verb = hasHearth(p) ? 'cook' : 'discard'
    for (const good of ANIMALS) if (p.goods[good] > 0) out.push({ verb, good, count: p.goods[good] })
  },
}

/** The ways in which the animals can breed: in every pasture with 2 or more of a type, 1 is born. X6 */
export function broods(p: Player): (readonly number[])[] {
  /** Animal by animal, the pastures that it could fill with pairs besides its first. */
  const more = ANIMALS.map((good) => Math.max(0, (p.goods[good] >> 1) - 1))
  const wanted = more.reduce((sum, n) => sum + n, 0)
  const spare = Math.min(wanted, Math.max(0, p.pastures - kinds(p)))
  if (spare === 0 || spare === wanted) return [bornIn(p, spare === 0 ? NONE : more)]
  const out: number[][] = []
  for (let sheep = Math.min(spare, more[0]); sheep >= 0; sheep--)
    for (let boar = Math.min(spare - sheep, more[1]); boar >= 0; boar--) {
      const cattle = spare - sheep - boar
      if (cattle <= more[2]) out.push(bornIn(p, [sheep, boar, cattle]))
    }
  return out
}

const NONE: readonly number[] = ANIMALS.map(() => 0)

/** The young when each type with a pair has a pasture, and so many more. */
function bornIn(p: Player, more: readonly number[]): number[] {
  const young = NOTHING.slice()
  for (let i = 0; i < ANIMALS.length; i++) young[ANIMALS[i]] = p.goods[ANIMALS[i]] >= 2 ? 1 + more[i] : 0
  return young
}

/** One way to spread the animals over the pastures, as they breed best. */
export function pens(p: Player): { animal: Good; count: number }[] {
  const [young] = broods(p)
  return ANIMALS.flatMap((animal) => {
    const n = p.goods[animal]
    if (n === 0) return []
    const pastures = Math.max(1, young[animal])
    return Array.from({ length: pastures }, (_, i) => ({
      animal,
      count: Math.floor((n + pastures - 1 - i) / pastures),
    }))
  })
}
