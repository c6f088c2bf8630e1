import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../testing/scenario.ts'

const CELLS = ['b1', 'c1', 'd1', 'e1', 'e2', 'd2', 'c2', 'b2']
/** Side by side, so that 15 fences are enough for five pastures. */
const BLOCK = ['d1', 'e1', 'd2', 'e2', 'd3']
const worth = (seat: SeatSetup, category: string) => scenario({ seats: [seat] }).score(0, category)

/** B14: what each number of them is worth, from 0 on. */
const TABLE: [category: string, points: number[], seat: (n: number) => SeatSetup][] = [
  ['fields', [-1, -1, 1, 2, 3, 4, 4], (n) => ({ fields: CELLS.slice(0, n) })],
  ['pastures', [-1, 1, 2, 3, 4, 4], (n) => ({ pastures: BLOCK.slice(0, n).map((cell) => [cell]) })],
  ['grain', [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4], (n) => ({ goods: { grain: n } })],
  ['vegetables', [-1, 1, 2, 3, 4, 4], (n) => ({ goods: { vegetable: n } })],
  ['sheep', [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4], (n) => ({ goods: { sheep: n } })],
  ['boar', [-1, 1, 1, 2, 2, 3, 3, 4, 4], (n) => ({ goods: { boar: n } })],
  ['cattle', [-1, 1, 2, 2, 3, 3, 4, 4], (n) => ({ goods: { cattle: n } })],
]

describe('B14: the scoring table', () => {
  it.each(TABLE)('%s: %j', (category, points, seat) => {
    expect(points.map((_, n) => worth(seat(n), category))).toEqual(points)
  })

  it.each(TABLE)('%s: the most there can be is worth no more', (category, points, seat) => {
    const most = category === 'fields' ? 8 : category === 'pastures' ? 5 : 40
    expect(worth(seat(most), category)).toBe(points.at(-1))
  })

  it('crops count in the supply, on field tiles and on cards that are fields', () => {
    const crops = { b1: 'grain 3', c1: 'grain 2', d1: 'vegetable 2' }
    expect(worth({ crops, goods: {} }, 'grain')).toBe(2)
    expect(worth({ crops, goods: { grain: 1 } }, 'grain')).toBe(3)
    expect(worth({ crops, goods: { grain: 3, vegetable: 1 } }, 'grain')).toBe(4)
    expect(worth({ crops, goods: { grain: 3, vegetable: 1 } }, 'vegetables')).toBe(3)
    const seats = [{ played: ['beanfield'], goods: { vegetable: 1 } }]
    const t = scenario({ round: 3, seats }).play('grain-utilization', 'sow vegetable beanfield')
    expect(t.score(0, 'vegetables')).toBe(2)
    expect(t.score(0, 'fields')).toBe(-1)
  })

  it('planted fields count like empty ones', () => {
    expect(worth({ crops: { b1: 'grain 3' }, fields: ['c1'] }, 'fields')).toBe(1)
  })
})

describe('B14: the farmyard', () => {
  it('-1 for each unused space: no tile, no stable, no fence around it', () => {
    expect(worth({}, 'unused')).toBe(-13)
    const farm = { rooms: ['a1', 'a2', 'a3'], fields: ['b1'], stables: ['c1', 'e1'], pastures: [['d1', 'e1']] }
    expect(worth(farm, 'unused')).toBe(-8)
    const rest = ['a1', 'b1', 'c1', 'd1', 'e1', 'b2', 'c2', 'd2', 'e2', 'b3', 'c3', 'd3', 'e3']
    expect(worth({ fields: rest }, 'unused')).toBe(0)
  })

  it.each([
    [[], 0],
    [['d1'], 1],
    [['d1', 'e1'], 2],
    [['d1', 'e1', 'c3', 'b1'], 2],
    [['c3'], 0],
  ])('stables %j are worth %i: 1 for each fenced one', (stables, points) => {
    expect(worth({ stables, pastures: [['d1', 'e1']] }, 'stables')).toBe(points)
  })

  it.each([
    ['wood', 2, 0],
    ['wood', 5, 0],
    ['clay', 2, 2],
    ['clay', 5, 5],
    ['stone', 2, 4],
    ['stone', 5, 10],
  ] as const)('a %s house of %i rooms: %i', (house, rooms, points) => {
    const cells = ['a2', 'a3', 'b3', 'c3', 'd3'].slice(0, rooms)
    expect(worth({ house, rooms: cells }, 'rooms')).toBe(points)
  })

  it.each([2, 3, 4, 5])('%i people: 3 points each', (people) => {
    expect(worth({ people }, 'people')).toBe(3 * people)
  })

  it('newborns are people too', () => {
    expect(worth({ people: 4, newborns: 2 }, 'people')).toBe(12)
  })

  it.each([
    [0, 0],
    [1, -3],
    [7, -21],
  ])('%i begging markers: %i', (begging, points) => {
    expect(worth({ begging }, 'begging')).toBe(points)
  })

  it('printed points of majors and of hand cards add up', () => {
    expect(worth({ majors: ['well', 'clay-oven', 'stone-oven', 'fireplace-2'] }, 'cards')).toBe(10)
    const t = scenario({ seats: [{ majors: ['well'], played: ['threshing-board', 'hedge-keeper'] }] })
    expect(t.seat(0).score.lines).toContainEqual({ category: 'cards', count: 3, points: 5 })
  })

  it('food, building resources and hand cards are worth nothing', () => {
    const lines = (seat: SeatSetup) => scenario({ seats: [seat] }).seat(0).score.total
    const goods = { wood: 20, clay: 20, reed: 20, stone: 20, food: 50 }
    expect(lines({ goods, hand: ['threshing-board'] })).toBe(lines({ goods: {}, hand: [] }))
  })
})

describe('B14: the whole sheet', () => {
  it('a farm at the start of the game', () => {
    expect(scenario().seat(0).score.total).toBe(-7 - 13 + 6)
  })

  it('a large farm, line by line', () => {
    const seat: SeatSetup = {
      people: 5,
      house: 'stone',
      rooms: ['a1', 'a2', 'a3', 'b3', 'b2'],
      crops: { b1: 'grain 3', c1: 'grain 3', c2: 'vegetable 2', c3: 'vegetable 2' },
      pastures: [
        ['d1', 'e1'],
        ['d2', 'e2'],
        ['d3', 'e3'],
      ],
      stables: ['d1', 'd2', 'd3'],
      goods: { grain: 2, sheep: 8, boar: 7, cattle: 4, wood: 7 },
      majors: ['joinery', 'well', 'cooking-hearth-4'],
    }
    const { lines, total } = scenario({ seats: [seat] }).seat(0).score
    expect(Object.fromEntries(lines.map(({ category, points }) => [category, points]))).toEqual({
      fields: 3,
      pastures: 3,
      grain: 4,
      vegetables: 4,
      sheep: 4,
      boar: 4,
      cattle: 3,
      unused: 0,
      stables: 3,
      rooms: 10,
      people: 15,
      begging: 0,
      cards: 7,
      bonus: 3,
    })
    expect(total).toBe(63)
  })
})
