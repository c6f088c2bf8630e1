import type { SeatView } from '@furrow/engine/agricola'
import { at } from '../contract/at.ts'

// Animals put elsewhere by hand. Nothing here knows what a place holds: every wish is shown to the table, which says whether
// it may be.

export type Herd = SeatView['animals'][number]

/** Animals in hand: of this herd so many. */
export interface Held {
  herd: Herd
  count: number
}

/** A move that puts so many animals somewhere. */
export interface Wish {
  move: string
  count: number
}

/** The place for animals that a farm space belongs to; a pasture goes by its first space. Null where none can live. */
export function penAt({ pastures, stables, rooms }: SeatView, cell: string): string | null {
  const pasture = pastures.find(({ cells }) => cells.includes(cell))
  if (pasture) return at(pasture.cells, 0)
  if (stables.includes(cell)) return cell
  return rooms.includes(cell) ? 'house' : null
}

/** The animals of a space's pasture, stable or house. */
export function herdsAt(farm: SeatView, cell: string): Herd[] {
  const pen = penAt(farm, cell)
  return farm.animals.filter((herd) => herd.pen === pen)
}

const pensOf = (farm: SeatView): Set<string> =>
  new Set([...farm.pastures.flatMap(({ cells }) => cells), ...farm.stables, 'house'].map((at) => penAt(farm, at) ?? at))

/** The animals of the farm with these put there, `swap`: and those who live there in their place. */
function moved({ animals }: SeatView, { herd, count }: Held, to: string, swap: boolean): string {
  const places = animals.map((place) => {
    if (place === herd) return { ...place, count: place.count - count }
    return swap && place.pen === to && place.animal !== herd.animal ? { ...place, pen: herd.pen } : place
  })
  const counts = new Map<string, number>()
  for (const { pen, animal, count: n } of [...places, { pen: to, animal: herd.animal, count }])
    if (n > 0) counts.set(`${pen} ${animal}`, (counts.get(`${pen} ${animal}`) ?? 0) + n)
  return `arrange ${[...counts].map(([place, n]) => `${place} ${n}`).join(', ')}`
}

/** What one could mean by putting them there, best first: all of them or as many as possible, even if others make room. */
function wishes(farm: SeatView, { herd, count }: Held, to: string): Wish[] {
  const occupied = farm.animals.some(({ pen, animal }) => pen === to && animal !== herd.animal)
  return Array.from({ length: count }, (_, i) => count - i).flatMap((n) =>
    (occupied ? [false, true] : [false]).map((swap) => ({
      move: moved(farm, { herd, count: n }, to, swap),
      count: n,
    })),
  )
}

/** For every place where the animals in hand may go: the best wish that the table grants. */
export async function placesFor(
  farm: SeatView,
  held: Held,
  granted: (move: string) => Promise<boolean>,
): Promise<ReadonlyMap<string, Wish>> {
  const found = new Map<string, Wish>()
  for (const pen of pensOf(farm)) {
    if (pen === held.herd.pen) continue
    const all = wishes(farm, held, pen)
    const answers = await Promise.all(all.map(({ move }) => granted(move)))
    const best = all.find((_, i) => answers[i])
    if (best) found.set(pen, best)
  }
  return found
}

/** Why animals cannot go there. */
export function whyNot(farm: SeatView, { herd }: Held, to: string | null): 'noPen' | 'otherKind' | 'full' {
  if (to === null) return 'noPen'
  return farm.animals.some(({ pen, animal }) => pen === to && animal !== herd.animal) ? 'otherKind' : 'full'
}
