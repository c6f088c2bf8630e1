import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at } from '../core/at.ts'
import { type Scenario, type SeatSetup, scenario } from '../testing/scenario.ts'

// B10, animals. Every question about room is asked through a market: the player takes animals and must house them.

const KINDS = ['sheep', 'boar', 'cattle'] as const
type Kind = (typeof KINDS)[number]
type Herd = readonly [sheep: number, boar: number, cattle: number]
const MARKETS = { sheep: 'sheep-market', boar: 'pig-market', cattle: 'cattle-market' } as const

/** Seat 0 has the herd but for the animals of one kind, and takes those. */
function take(farm: SeatSetup, herd: Herd, kind: Kind): Scenario {
  const goods = Object.fromEntries(KINDS.map((k, i) => [k, k === kind ? 0 : herd[i]]))
  const lying = { [MARKETS[kind]]: at(herd, KINDS.indexOf(kind)) }
  return scenario({ round: 11, lying, seats: [{ ...farm, goods: { ...goods, ...farm.goods } }] }).play(MARKETS[kind])
}

interface Pen {
  name: string
  holds: number
}

/** The places on a farm as the rule names them: pastures, stables outside of them, the house. */
function pensOf(pastures: readonly string[][], stables: readonly string[]): Pen[] {
  const inside = (cells: readonly string[]) => stables.filter((stable) => cells.includes(stable)).length
  return [
    ...pastures.map((cells) => ({ name: at(cells, 0), holds: 2 * cells.length * 2 ** inside(cells) })),
    ...stables.filter((stable) => !pastures.flat().includes(stable)).map((name) => ({ name, holds: 1 })),
    { name: 'house', holds: 1 },
  ]
}

/** Every herd that cannot be made larger: each place is given to each kind in turn. */
function largest(pens: readonly Pen[], herd: Herd): string[] {
  let rooms: Herd[] = [[0, 0, 0]]
  for (const { holds } of pens) {
    const more = rooms.flatMap((room) => KINDS.map((_, k) => room.map((n, i) => (i === k ? n + holds : n))))
    rooms = [...new Map(more.map((room) => [room.join(), room as unknown as Herd])).values()]
  }
  const kept = [...new Set(rooms.map((room) => room.map((n, k) => Math.min(n, at(herd, k))).join()))]
  const herds = kept.map((text) => text.split(',').map(Number))
  return herds
    .filter((a) => !herds.some((b) => b !== a && b.every((n, k) => n >= at(a, k))))
    .map((a) => `keep ${KINDS.flatMap((kind, k) => (at(a, k) > 0 ? [`${kind} ${a[k]}`] : [])).join(' ')}`)
    .sort()
}

/** Is every animal of the seat in a place where it may live? */
function expectLawful(t: Scenario, pens: readonly Pen[]): void {
  const { animals, goods } = t.seat(0)
  for (const { name, holds } of pens) {
    const here = animals.filter(({ pen }) => pen === name)
    expect(here.length).toBeLessThanOrEqual(1)
    expect(here.reduce((n, { count }) => n + count, 0)).toBeLessThanOrEqual(holds)
  }
  for (const { pen } of animals) expect(pens.map(({ name }) => name)).toContain(pen)
  for (const kind of KINDS) {
    const housed = animals.filter(({ animal }) => animal === kind).reduce((n, { count }) => n + count, 0)
    expect(housed).toBe(goods[kind] ?? 0)
  }
}

const LAYOUTS: readonly string[][][] = [
  [],
  [['e1']],
  [['d1', 'e1', 'd2', 'e2']],
  [['d1'], ['e1']],
  [['c1', 'd1', 'e1'], ['e2']],
  [['b1'], ['c1'], ['d1', 'e1']],
  [['d1'], ['e1'], ['d2'], ['e2']],
  [
    ['c1', 'd1'],
    ['e1', 'e2'],
    ['c2', 'd2'],
  ],
]
const FREE = ['a1', 'b1', 'c1', 'd1', 'e1', 'b2', 'c2', 'd2', 'e2', 'b3', 'c3', 'd3', 'e3']
const farms = fc.record({
  pastures: fc.constantFrom(...LAYOUTS),
  stables: fc.subarray(FREE, { maxLength: 4 }),
  herd: fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9)),
  kind: fc.constantFrom(...KINDS),
})

describe('B10: animals on any farm, compared with every possible arrangement', () => {
  it('are all kept when they can be; else exactly the largest herds are offered', () => {
    fc.assert(
      fc.property(farms, ({ pastures, stables, herd, kind }) => {
        fc.pre(at(herd, KINDS.indexOf(kind)) > 0)
        const pens = pensOf(pastures, stables)
        const expected = largest(pens, herd)
        const t = take({ pastures, stables }, herd, kind)
        const all = `keep ${KINDS.flatMap((name, k) => (at(herd, k) > 0 ? [`${name} ${herd[k]}`] : [])).join(' ')}`
        if (expected.includes(all)) expect(t.asked).toBe(1)
        else {
          expect(t.ask).toBe('keep')
          expect(t.moves().sort()).toEqual(expected)
          t.play(at(expected, 0))
        }
        expectLawful(t, pens)
      }),
      { numRuns: 250, seed: 11 },
    )
  })
})

describe('B10: room for animals', () => {
  const capacities: [pasture: string[], stables: string[], capacity: number][] = [
    [['e1'], [], 2],
    [['e1'], ['e1'], 4],
    [['d1', 'e1'], [], 4],
    [['d1', 'e1'], ['e1'], 8],
    [['d1', 'e1'], ['d1', 'e1'], 16],
    [['d1', 'e1', 'e2'], ['d1'], 12],
    [['d1', 'e1', 'd2', 'e2'], ['d1', 'e1', 'd2', 'e2'], 128],
  ]
  it.each(capacities)('the pasture %j with stables %j holds %i', (cells, stables, capacity) => {
    const t = take({ pastures: [cells], stables }, [capacity + 1, 0, 0], 'sheep')
    expect(t.seat(0).pastures).toEqual([{ cells, capacity }])
    expect(t.asked).toBe(1)
    expect(t.seat(0).animals).toEqual([
      { pen: cells[0], animal: 'sheep', count: capacity },
      { pen: 'house', animal: 'sheep', count: 1 },
    ])
    expect(take({ pastures: [cells], stables }, [capacity + 2, 0, 0], 'sheep').ask).toBe('keep')
  })

  it('the house holds 1 animal in all, however many rooms it has', () => {
    const t = take({ rooms: ['a1', 'a2', 'a3', 'b3'], house: 'stone' }, [1, 1, 0], 'boar')
    expect(t.moves().sort()).toEqual(['keep boar 1', 'keep sheep 1'])
  })

  it('each stable outside pastures holds 1 animal of any kind', () => {
    const t = take({ stables: ['c1', 'c3'] }, [1, 1, 1], 'cattle')
    expect(t.asked).toBe(1)
    expect(
      t
        .seat(0)
        .animals.map(({ pen }) => pen)
        .sort(),
    ).toEqual(['c1', 'c3', 'house'])
    expect(take({ stables: ['c1', 'c3'] }, [2, 1, 1], 'cattle').ask).toBe('keep')
  })

  it('a pasture holds one kind only', () => {
    const t = take({ pastures: [['d1', 'e1']] }, [2, 2, 0], 'boar')
    expect(t.moves().sort()).toEqual(['keep sheep 1 boar 2', 'keep sheep 2 boar 1'])
  })

  it('a fenced stable no longer holds an animal of its own', () => {
    expect(take({ pastures: [['e1']], stables: ['e1'] }, [4, 1, 0], 'boar').asked).toBe(1)
    expect(take({ pastures: [['e1']], stables: ['e1'] }, [4, 1, 1], 'boar').ask).toBe('keep')
  })
})

describe('B10: animals that find no place', () => {
  it('all animals of a space are taken; those without a place return to the supply', () => {
    const t = take({}, [3, 0, 0], 'sheep')
    expect(t.lying('sheep-market')).toBe(0)
    expect(t.moves()).toEqual(['keep sheep 1'])
    t.play('keep sheep 1')
    expect(t.seat(0).goods).toEqual({ sheep: 1 })
    expect(t.events).toContainEqual({ event: 'lost', seat: 0, goods: { sheep: 2 } })
  })

  it('are cooked at once with a Fireplace or Cooking Hearth', () => {
    expect(
      take({ majors: ['fireplace-2'] }, [3, 0, 0], 'sheep')
        .play('keep sheep 1')
        .seat(0).goods,
    ).toEqual({
      sheep: 1,
      food: 4,
    })
    expect(
      take({ majors: ['cooking-hearth-4'] }, [0, 0, 3], 'cattle')
        .play('keep cattle 1')
        .seat(0).goods,
    ).toEqual({
      cattle: 1,
      food: 8,
    })
  })

  it('may all be cooked straight from the space, or let go though they could be cooked', () => {
    const cooked = take({ majors: ['fireplace-2'] }, [2, 0, 0], 'sheep').play('cook sheep 2')
    expect(cooked.asked).toBe(1)
    expect(cooked.seat(0).goods).toEqual({ food: 4 })
    const gone = take({ majors: ['fireplace-2'] }, [2, 0, 0], 'sheep').play('discard sheep 1')
    expect(gone.asked).toBe(1)
    expect(gone.seat(0).goods).toEqual({ sheep: 1 })
  })

  it('dividing a pasture may leave a herd without room', () => {
    const pastures = [['d1', 'e1']]
    const t = scenario({ round: 2, seats: [{ pastures, stables: ['d1'], goods: { wood: 1, boar: 9 } }] })
    t.play('fencing', 'fence e1')
    expect(t.moves()).toEqual(['keep boar 7'])
    expect(t.play('keep boar 7').seat(0).goods).toEqual({ boar: 7 })
  })
})

describe('B10, B12: animals are rearranged at any time', () => {
  const table = () =>
    scenario({ seats: [{ pastures: [['d1', 'e1'], ['e2']], stables: ['b1'], goods: { sheep: 3, boar: 1 } }] })

  it('as the player says, as long as it is lawful', () => {
    const t = table().play('arrange d1 sheep 2, e2 boar 1, b1 sheep 1')
    expect(t.asked).toBe(0)
    expect(t.throughJson().seat(0).animals).toEqual([
      { pen: 'd1', animal: 'sheep', count: 2 },
      { pen: 'e2', animal: 'boar', count: 1 },
      { pen: 'b1', animal: 'sheep', count: 1 },
    ])
  })

  const unlawful: [text: string, sentence: string][] = [
    ['arrange d1 sheep 3', 'Every animal needs exactly one place.'],
    ['arrange d1 sheep 3, house boar 2', 'There is not enough room for so many animals there.'],
    ['arrange d1 sheep 3, d1 boar 1', 'That place holds one kind of animal only.'],
    ['arrange e2 sheep 3, house boar 1', 'There is not enough room for so many animals there.'],
    ['arrange d1 sheep 3, c3 boar 1', 'Animals live in pastures, stables, the house and on cards that say so.'],
    ['arrange d1 sheep 2, b1 sheep 1, house sheep 1, e2 boar 1', 'Every animal needs exactly one place.'],
    ['arrange nothing', 'Every animal needs exactly one place.'],
  ]
  it.each(unlawful)('"%s" is refused', (text, sentence) => {
    expect(table().refusal(text)).toEqual({ refused: 'illegal-move', message: sentence })
  })

  it('newcomers join their kind, and the rest of the farm stays as the player put it', () => {
    const farm = { pastures: [['d1', 'e1'], ['e2'], ['e3']], goods: { sheep: 2, boar: 1 } }
    const t = scenario({ round: 9, lying: { 'sheep-market': 2, 'pig-market': 1 }, seats: [farm] })
    t.play('arrange e2 sheep 2, e3 boar 1', 'sheep-market')
    expect(t.seat(0).animals).toEqual([
      { pen: 'd1', animal: 'sheep', count: 2 },
      { pen: 'e2', animal: 'sheep', count: 2 },
      { pen: 'e3', animal: 'boar', count: 1 },
    ])
  })

  it('animals that leave, leave their own places', () => {
    const t = table().play('arrange d1 sheep 2, e2 boar 1, b1 sheep 1', 'discard boar 1', 'discard sheep 2')
    expect(t.seat(0).animals).toEqual([{ pen: 'd1', animal: 'sheep', count: 1 }])
  })

  it('the engine rearranges by itself when animals come', () => {
    const pastures = [['d1', 'e1'], ['e2']]
    const t = scenario({ round: 9, lying: { 'pig-market': 2 }, seats: [{ pastures, goods: { sheep: 2 } }] })
    t.play('arrange d1 sheep 2', 'pig-market')
    expect(t.asked).toBe(1)
    const more = scenario({ round: 9, lying: { 'pig-market': 4 }, seats: [{ pastures, goods: { sheep: 2 } }] })
    more.play('arrange d1 sheep 2', 'pig-market')
    expect(more.asked).toBe(1)
    expect(more.seat(0).animals).toEqual([
      { pen: 'd1', animal: 'boar', count: 4 },
      { pen: 'e2', animal: 'sheep', count: 2 },
    ])
  })
})
