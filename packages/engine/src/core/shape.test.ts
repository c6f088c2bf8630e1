import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at } from './at.ts'
import { bool, counts, Damaged, frozen, int, ints, type Json, list, nameOf, record, type Shape } from './shape.ts'

const NAMES = ['basket', 'lasso', 'grocer']

interface Farm {
  people: number
  over: boolean
  goods: number[]
  crops: number[]
  hand: number[]
  herds: { kind: number; count: number }[]
  stack: { step: string }[]
}

const farm = record<Farm>({
  people: int,
  over: bool,
  goods: counts(['wood', 'clay', 'food']),
  crops: ints(3),
  hand: list(nameOf(() => NAMES, 'the name of a card')),
  herds: list(record<{ kind: number; count: number }>({ kind: int, count: int })),
  stack: list(
    frozen<{ step: string }>((json, where) => {
      const step = (json as { step?: Json } | undefined)?.step
      if (typeof step !== 'string') throw new Damaged(`${where} should be a step.`)
      return { step }
    }),
  ),
})

const three = fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9)).map((t) => [...t])
const farms: fc.Arbitrary<Farm> = fc.record(
  {
    people: fc.integer(),
    over: fc.boolean(),
    goods: three,
    crops: three,
    hand: fc.array(fc.integer({ min: -1, max: 2 }), { maxLength: 4 }),
    herds: fc.array(fc.record({ kind: fc.nat(2), count: fc.nat(9) }, { noNullPrototype: true }), { maxLength: 3 }),
    stack: fc.array(fc.record({ step: fc.constantFrom('place', 'feed') }, { noNullPrototype: true }), { maxLength: 3 }),
  },
  { noNullPrototype: true },
)

describe('a shape gives', () => {
  it('a copy that is equal, and hashes alike', () => {
    fc.assert(
      fc.property(farms, (value) => {
        const copy = farm.copy(value)
        expect(copy).toEqual(value)
        expect(farm.equal(copy, value)).toBe(true)
        expect(farm.hash(copy, 7)).toBe(farm.hash(value, 7))
      }),
      { seed: 1 },
    )
  })

  it('a copy of its own: changing it leaves the original alone', () => {
    const value = sample()
    const copy = farm.copy(value)
    copy.people = 5
    copy.goods[0] = 9
    copy.crops[1] = 9
    copy.hand.push(2)
    at(copy.herds, 0).count = 9
    copy.stack.pop()
    expect(value).toEqual(sample())
    expect(farm.equal(copy, value)).toBe(false)
  })

  it('JSON that gives the same value back', () => {
    fc.assert(
      fc.property(farms, (value) => {
        const json = JSON.parse(JSON.stringify(farm.encode(value))) as Json
        expect(farm.decode(json, 'farm')).toEqual(value)
      }),
      { seed: 2 },
    )
  })

  it('JSON that a person can read: zeros left out, names in words', () => {
    expect(farm.encode(sample())).toEqual({
      people: 2,
      over: false,
      goods: { wood: 3, food: 1 },
      crops: [0, 3, 0],
      hand: ['lasso', null],
      herds: [{ kind: 1, count: 4 }],
      stack: [{ step: 'place' }],
    })
  })

  it('equality that sees every difference, and a hash that tells values apart', () => {
    const value = sample()
    const others: Farm[] = [
      { ...value, people: 3 },
      { ...value, over: true },
      { ...value, goods: [3, 1, 0] },
      { ...value, crops: [0, 0, 3] },
      { ...value, hand: [1] },
      { ...value, hand: [-1, 1] },
      { ...value, herds: [] },
      { ...value, herds: [{ kind: 4, count: 1 }] },
      { ...value, stack: [{ step: 'feed' }] },
      { ...value, stack: [] },
    ]
    for (const other of others) expect(farm.equal(value, other)).toBe(false)
    expect(new Set([value, ...others].map((each) => farm.hash(each, 7))).size).toBe(others.length + 1)
  })
})

const sample = (): Farm => ({
  people: 2,
  over: false,
  goods: [3, 0, 1],
  crops: [0, 3, 0],
  hand: [1, -1],
  herds: [{ kind: 1, count: 4 }],
  stack: [{ step: 'place' }],
})

describe('a shape refuses', () => {
  const json = () => farm.encode(sample()) as { [key: string]: Json }
  const cases: [key: string, value: Json, sentence: string][] = [
    ['people', 'two', 'farm.people should be a whole number.'],
    ['people', 1.5, 'farm.people should be a whole number.'],
    ['people', 2 ** 60, 'farm.people should be a whole number.'],
    ['over', 0, 'farm.over should be true or false.'],
    ['goods', [3], 'farm.goods should be an object.'],
    ['goods', { gold: 1 }, 'farm.goods.gold should be one of wood, clay, food.'],
    ['goods', { wood: 'x' }, 'farm.goods.wood should be a whole number.'],
    ['crops', [1, 2], 'farm.crops should be a list of 3 whole numbers.'],
    ['crops', [1, 2, 'x'], 'farm.crops should be a list of 3 whole numbers.'],
    ['hand', 'basket', 'farm.hand should be a list.'],
    ['hand', ['sword'], 'farm.hand[0] should be the name of a card.'],
    ['herds', [{ kind: 1 }], 'farm.herds[0].count should be a whole number.'],
    ['herds', [{ kind: 1, count: 1, age: 3 }], 'farm.herds[0].age should be absent'],
    ['stack', [{}], 'farm.stack[0] should be'],
    ['weather', 'rain', 'farm.weather should be absent'],
  ]
  it.each(cases)('%s: %j', (key, value, sentence) => {
    expect(() => farm.decode({ ...json(), [key]: value }, 'farm')).toThrow(Damaged)
    expect(() => farm.decode({ ...json(), [key]: value }, 'farm')).toThrow(sentence)
  })

  it.each([null, 3, 'farm', [], undefined])('%j instead of an object', (value) => {
    expect(() => (farm as Shape<Farm>).decode(value, 'farm')).toThrow(Damaged)
  })

  it('a missing field', () => {
    const { people: _, ...rest } = json()
    expect(() => farm.decode(rest, 'farm')).toThrow('farm.people should be a whole number.')
  })

  it('a list of the wrong length, where the length is fixed', () => {
    expect(() => list(int, 2).decode([1, 2, 3], 'lanes')).toThrow('lanes should be a list of 2.')
  })
})
