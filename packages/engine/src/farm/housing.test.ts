import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at } from '../core/at.ts'
import { arrange } from './arrange.ts'
import { addPen, fitIn, largestHerds, noPlaces, type Places } from './housing.ts'
import { ANY_KIND, type Pen } from './pens.ts'

// B10 for any number of kinds and any pens, compared with every possible way to fill them.

const placesOf = (pens: readonly Pen[]): Places => {
  const places = noPlaces()
  for (const { holds, kinds, mixed } of pens) addPen(places, holds, kinds, mixed)
  return places
}

/** Every herd that finds a place, pen by pen and animal by animal. */
function housed(pens: readonly Pen[], herd: readonly number[]): Set<string> {
  let reached = new Map([[herd.map(() => 0).join(), herd.map(() => 0)]])
  const put = (into: Map<string, number[]>, kept: number[], kind: number, room: number): void => {
    for (let n = 0; n <= room && at(kept, kind) + n <= at(herd, kind); n++) {
      const more = kept.map((animals, k) => (k === kind ? animals + n : animals))
      into.set(more.join(), more)
    }
  }
  for (const { holds, kinds, mixed } of pens) {
    const admitted = herd.map((_, kind) => kind).filter((kind) => (kinds >> kind) & 1)
    if (!mixed) {
      const next = new Map(reached)
      for (const kept of reached.values()) for (const kind of admitted) put(next, kept, kind, holds)
      reached = next
    } else
      for (let i = 0; i < holds; i++) {
        const next = new Map(reached)
        for (const kept of reached.values()) for (const kind of admitted) put(next, kept, kind, 1)
        reached = next
      }
  }
  return new Set(reached.keys())
}

const penIn = (kinds: number) =>
  fc.record({
    holds: fc.oneof({ weight: 3, arbitrary: fc.nat(4) }, { weight: 1, arbitrary: fc.constant(1) }),
    kinds: fc.oneof(fc.constant(ANY_KIND), fc.integer({ min: 1, max: 2 ** kinds - 1 })),
    mixed: fc.boolean(),
  })
/** Pens and a herd, for 1 to 5 kinds. */
const farms = fc.integer({ min: 1, max: 5 }).chain((kinds) =>
  fc.tuple(
    fc.array(penIn(kinds), { maxLength: 5 }).map((all) => all.map((pen, id): Pen => ({ ...pen, id }))),
    fc.array(fc.nat(kinds > 3 ? 3 : 5), { minLength: kinds, maxLength: kinds }),
  ),
)

describe('B10: pens of all sorts, compared with every way to fill them', () => {
  it('a herd fits when there is a way', () => {
    fc.assert(
      fc.property(farms, ([pens, herd]) => {
        const before = [...herd]
        expect(fitIn(placesOf(pens), herd)).toBe(housed(pens, herd).has(herd.join()))
        expect(herd).toEqual(before)
      }),
      { numRuns: 1500, seed: 14 },
    )
  })

  it('the herds to choose from are all those that cannot be made larger', () => {
    fc.assert(
      fc.property(farms, ([pens, herd]) => {
        const all = [...housed(pens, herd)].map((text) => text.split(',').map(Number))
        const largest = all.filter((a) => !all.some((b) => b !== a && b.every((n, k) => n >= at(a, k))))
        const text = (herds: number[][]) => herds.map((each) => each.join()).sort()
        expect(text(largestHerds(placesOf(pens), herd))).toEqual(text(largest))
      }),
      { numRuns: 800, seed: 15 },
    )
  })

  it('an arrangement holds every animal in a pen where it may live, whenever there is one', () => {
    fc.assert(
      fc.property(farms, ([pens, herd]) => {
        const stands = arrange(pens, herd)
        const fits = housed(pens, herd).has(herd.join())
        const placed = herd.map((_, kind) => stands.reduce((n, at) => n + (at.kind === kind ? at.count : 0), 0))
        expect(placed).toEqual(fits ? herd : herd.map(() => 0))
        for (const { id, holds, kinds, mixed } of pens) {
          const here = stands.filter(({ pen }) => pen === id)
          expect(here.reduce((n, { count }) => n + count, 0)).toBeLessThanOrEqual(holds)
          expect(here.every(({ kind }) => (kinds >> kind) & 1)).toBe(true)
          if (!mixed) expect(here.length).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 1500, seed: 16 },
    )
  })

  it('a place that only some kinds may use is kept for them', () => {
    const pens: Pen[] = [
      { id: 0, holds: 1, kinds: ANY_KIND, mixed: true },
      { id: 1, holds: 1, kinds: 0b0001, mixed: false },
      { id: 2, holds: 2, kinds: 0b1000, mixed: false },
    ]
    expect(arrange(pens, [1, 0, 1, 2])).toEqual([
      { pen: 2, kind: 3, count: 2 },
      { pen: 1, kind: 0, count: 1 },
      { pen: 0, kind: 2, count: 1 },
    ])
    expect(largestHerds(placesOf(pens), [2, 1, 0, 3])).toEqual([
      [1, 0, 0, 3],
      [1, 1, 0, 2],
      [2, 0, 0, 2],
    ])
  })
})
