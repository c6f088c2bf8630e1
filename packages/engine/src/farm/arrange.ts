import { ANIMALS, type Good } from '../state/goods.ts'
import type { Penned, State } from '../state/state.ts'
import { animalsFit, keepable } from './animals.ts'
import { addPen, fitSingly, noPlaces } from './housing.ts'
import { ANY_KIND, type Pen, pens } from './pens.ts'

// Where the animals stand. It matters to whoever looks at the farm, and to cards; whether they fit does not depend on it.

const admits = (pen: Pen, animal: Good): boolean => ((pen.kinds >> ANIMALS.indexOf(animal)) & 1) === 1

/** Is this a lawful place for every animal of the seat? Then null, else a sentence. */
export function misplaced(
  s: State,
  seat: number,
  places: readonly Penned[],
  all: readonly Pen[] = pens(s, seat),
): string | null {
  const left = new Map(all.map((pen) => [pen.id, { pen, holds: pen.holds, kind: -1 }]))
  const rest = s.players[seat].goods.slice()
  for (const { pen, animal, count: n } of places) {
    const at = left.get(pen)
    if (!at) return 'Animals live in pastures, stables, the house and on cards that say so.'
    if (!ANIMALS.includes(animal) || n < 1) return 'Only animals can be arranged, one or more at a time.'
    if (!admits(at.pen, animal)) return 'This kind of animal cannot live there.'
    if (!at.pen.mixed && at.kind >= 0 && at.kind !== animal) return 'That place holds one kind of animal only.'
    at.kind = animal
    at.holds -= n
    rest[animal] -= n
    if (at.holds < 0) return 'There is not enough room for so many animals there.'
  }
  return ANIMALS.every((a) => rest[a] === 0) ? null : 'Every animal needs exactly one place.'
}

/** Where the animals are: where the person put them as far as that holds, else the best arrangement. */
export const arrangement = (s: State, seat: number): Penned[] =>
  wished(s, seat) ?? bestArrangement(s, seat, animalsFit(s, seat) ? s.players[seat].goods : largestHerd(s, seat))

/**
 * The person's own places: of herds that have become smaller fewer stand there, newcomers join their kind and then go
 * where there is room. Null if nobody has put them anywhere, or if some find no place in this way.
 */
function wished(s: State, seat: number): Penned[] | null {
  const { penned, goods } = s.players[seat]
  if (penned.length === 0) return null
  const rest = goods.slice()
  const places = pens(s, seat).map((pen) => ({ pen, herds: new Map<Good, number>() }))
  const put = ({ pen, herds }: (typeof places)[number], animal: Good, most: number) => {
    if (!admits(pen, animal) || (!pen.mixed && herds.size > 0 && !herds.has(animal))) return
    const here = herds.get(animal) ?? 0
    const room = pen.holds - [...herds.values()].reduce((n, each) => n + each, 0)
    const n = Math.min(rest[animal], room, most)
    if (n <= 0) return
    rest[animal] -= n
    herds.set(animal, here + n)
  }
  for (const { pen, animal, count: n } of penned)
    for (const place of places) if (place.pen.id === pen && ANIMALS.includes(animal)) put(place, animal, n)
  for (const animal of ANIMALS)
    for (const place of places) if (place.herds.has(animal)) put(place, animal, rest[animal])
  for (const animal of ANIMALS) for (const place of places) put(place, animal, rest[animal])
  if (ANIMALS.some((animal) => rest[animal] > 0)) return null
  return places.flatMap(({ pen, herds }) => [...herds].map(([animal, n]) => ({ pen: pen.id, animal, count: n })))
}

/** As many of the animals as can be housed, while the others wait for a decision. */
const largestHerd = (s: State, seat: number): readonly number[] => {
  const size = (herd: readonly number[]) => ANIMALS.reduce((n, animal) => n + herd[animal], 0)
  return keepable(s, seat, s.players[seat].goods).reduce((best, herd) => (size(herd) > size(best) ? herd : best))
}

/** Large herds into large pastures, single animals into stables and the house. */
export function bestArrangement(s: State, seat: number, herd: readonly number[] = s.players[seat].goods): Penned[] {
  if (ANIMALS.every((animal) => herd[animal] === 0)) return []
  const all = pens(s, seat)
  return arrange(
    all,
    ANIMALS.map((animal) => herd[animal]),
  ).map(({ pen, kind, count }) => ({ pen, animal: ANIMALS[kind], count }))
}

interface Stand {
  pen: number
  kind: number
  count: number
}

const takes = (pen: Pen, kind: number): boolean => ((pen.kinds >> kind) & 1) === 1
const forOne = ({ mixed, holds }: Pen): boolean => !mixed && holds > 1

/** Places for a herd of any number of kinds; none if it does not fit. */
export function arrange(all: readonly Pen[], herd: readonly number[]): Stand[] {
  const large = all.filter(forOne).sort((a, b) => b.holds - a.holds)
  const single = all.filter((pen) => !forOne(pen) && pen.holds > 0)
  const at = noPlaces()
  for (const pen of single) addPen(at, pen.holds, pen.kinds, pen.mixed)
  const rest = [...herd]
  const kindOf: (number | undefined)[] = []
  const assign = (i: number): boolean => {
    if (fitSingly(at, rest)) return true
    if (i === large.length) return false
    const kinds = byNumber(rest).filter((kind) => rest[kind] > 0 && takes(large[i], kind))
    for (const kind of kinds) {
      rest[kind] -= large[i].holds
      kindOf[i] = kind
      if (assign(i + 1)) return true
      rest[kind] += large[i].holds
      kindOf.length = i
    }
    return kinds.length === 0 && assign(i + 1)
  }
  if (!assign(0)) return []
  return settle(large, kindOf, single, herd)
}

/** The kinds, those with most animals first. */
const byNumber = (herd: readonly number[]): number[] => herd.map((_, kind) => kind).sort((a, b) => herd[b] - herd[a])

/** Fills the pens with the kinds chosen for them, empty ones with what is left, then the single places. */
function settle(
  large: readonly Pen[],
  kindOf: readonly (number | undefined)[],
  single: readonly Pen[],
  herd: readonly number[],
): Stand[] {
  const rest = [...herd]
  const out: Stand[] = []
  const put = (pen: number, kind: number, most: number) => {
    const n = Math.min(rest[kind], most)
    rest[kind] -= n
    if (n > 0) out.push({ pen, kind, count: n })
    return n
  }
  large.forEach((pen, i) => {
    const kind = kindOf[i] ?? byNumber(rest).find((each) => takes(pen, each))
    if (kind !== undefined) put(pen.id, kind, pen.holds)
  })
  // Those that only some kinds may use come first; nobody takes a place that another one needs.
  const choosy = single.toSorted((a, b) => Number(a.kinds === ANY_KIND) - Number(b.kinds === ANY_KIND))
  choosy.forEach((pen, i) => {
    let room = pen.holds
    for (let kind = 0; kind < herd.length; kind++) {
      if (!takes(pen, kind)) continue
      let n = Math.min(rest[kind], room)
      while (n > 0 && !spared(choosy, i, kind, room - n, herdWithout(rest, kind, n))) n--
      room -= put(pen.id, kind, n)
    }
  })
  return out
}

const herdWithout = (herd: readonly number[], kind: number, n: number): number[] =>
  herd.map((animals, each) => (each === kind ? animals - n : animals))

/** Do the others fit into the later pens and what room the i-th one has left for kinds after this? */
function spared(choosy: readonly Pen[], i: number, kind: number, room: number, rest: readonly number[]): boolean {
  const at = noPlaces()
  const { kinds, mixed } = choosy[i]
  addPen(at, room, kinds & (-2 << kind), mixed)
  for (const pen of choosy.slice(i + 1)) addPen(at, pen.holds, pen.kinds, pen.mixed)
  return fitSingly(at, rest)
}
