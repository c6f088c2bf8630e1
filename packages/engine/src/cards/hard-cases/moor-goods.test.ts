import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { FOOD } from '../../state/goods.ts'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

// Cards of the Moor that meet: goods and crops on spaces, upgrades, what is taken, what waits on rounds.

type Table = ReturnType<typeof scenario>
const ground = (t: Table) => t.seat(0).ground.map(({ cell, goods }) => [cell, goods])

describe('goods on spaces', () => {
  const table = (seat: SeatSetup) => scenario({ moor: 2, round: 3, seats: [{ goods: {}, moors: ['b2'], ...seat }] })

  it('Arid Field and Fallow Land lay their goods first; the dig marker of Moor Archaeology makes the space used', () => {
    const t = table({ played: ['arid-field', 'fallow-land', 'moor-archaeology'] }).play('special sa1 cut-peat')
    expect([t.moves(), ground(t)]).toEqual([['use moor-archaeology', 'done'], [['b2', { fuel: 1, food: 2 }]]])
    t.throughJson().play('use moor-archaeology')
    expect([t.seat(0).goods, t.score(0, 'bonus')]).toEqual([{ fuel: 4, food: 2 }, 1])
  })

  it('come at once where the last tile leaves a pasture: the fences of Nature Reserve stand already', () => {
    const t = table({
      goods: { food: 1 },
      moors: ['c1'],
      pastures: [['d1']],
      hand: ['nature-reserve'],
      played: ['arid-field', 'fallow-land'],
    })
    t.play('major-improvement', 'play nature-reserve', 'choose c1', 'day-laborer', 'special sa1 cut-peat').throughJson()
    expect([t.seat(0).goods, ground(t), t.seat(0).pastures.length]).toEqual([{ fuel: 4, food: 2 }, [], 2])
  })

  it('Reforestation on a space with crops of No-Till Farming throws them away, and brings the goods that lie there', () => {
    const t = table({
      goods: { grain: 1 },
      fields: ['c1'],
      played: ['no-till-farming', 'arid-field'],
      majors: ['well', 'joinery', 'pottery'],
      hand: ['reforestation'],
    })
    t.play('special sa1 cut-peat', 'forest', 'grain-utilization', 'sow grain b2').toRound(4)
    t.until(({ asked, ask }) => asked === 0 && ask === 'place')
    const { fuel = 0, food = 0 } = t.seat(0).goods
    t.play('major-improvement', 'play reforestation', 'choose b2')
    expect(ground(t)).toEqual([['b2', {}]])
    expect(t.events).toContainEqual({ event: 'threw-away', seat: 0, goods: { grain: 3 }, on: 'b2' })
    expect(t.seat(0).goods).toMatchObject({ fuel: fuel + 1, food: food + 1 })
  })

  it("a sowing of one certain field (Nature's Fertilizer) plants no unused space", () => {
    const t = table({
      goods: { grain: 2 },
      forests: ['c1'],
      played: ['no-till-farming', 'natures-fertilizer'],
    }).play('special sa1 slash-and-burn')
    t.play('use natures-fertilizer')
    expect(t.moves().filter((move) => move.startsWith('sow'))).toEqual(['sow grain c1'])
  })

  it('Scythe Worker and Clearing Spade ask for fields: crops on unused spaces are not theirs', () => {
    const t = scenario({
      moor: 3,
      round: 4,
      seats: [
        {
          goods: { grain: 1, food: 9 },
          fields: ['c1'],
          played: ['no-till-farming', 'scythe-worker', 'clearing-spade'],
        },
        { goods: { food: 9 }, home: 0 },
      ],
    }).play('grain-utilization', 'sow grain d1')
    expect(t.extras().filter((move) => move.startsWith('move'))).toEqual([])
    t.toAsk('feed')
    expect([t.seat(0).goods.grain, ground(t)]).toEqual([1, [['d1', { grain: 2 }]]])
  })
})

describe('upgrades', () => {
  const upgraded = (own: SeatSetup, other: SeatSetup = {}) =>
    scenario({
      moor: 3,
      seats: [
        { goods: {}, majors: ['fireplace-2'], hand: ['open-grill'], ...own },
        { goods: {}, ...other },
      ],
    }).play('major-improvement', 'play open-grill')

  it('are one improvement for Braggart and for Junk Room', () => {
    const four = ['well', 'joinery', 'pottery', 'fireplace-2']
    expect(upgraded({ majors: four, played: ['braggart'] }).score(0, 'bonus')).toBe(0)
    expect(upgraded({ majors: [...four, 'furnace'], played: ['braggart'] }).score(0, 'bonus')).toBe(2)
    expect(upgraded({ played: ['junk-room'] }).seat(0).goods).toEqual({ food: 1 })
  })

  it('are majors in front of their owner for Livestock Sustainer, instead of the one returned', () => {
    const t = upgraded({}, { played: ['livestock-sustainer'], goods: { sheep: 2 } })
    expect(t.seat(1).animals).toContainEqual({ pen: 'livestock-sustainer', animal: 'sheep', count: 1 })
  })

  it('are played, not built: Town Clerk is silent (ruling)', () => {
    const t = upgraded({}, { played: ['town-clerk'] })
    expect(t.seat(1).played).toMatchObject([{ card: 'town-clerk', data: [0, 0] }])
  })

  it('Built-in Oven and Heating Stove take the Peat Hut in', () => {
    const bill = (seat: SeatSetup) =>
      scenario({ moor: 2, seats: [{ rooms: ['a1', 'a2', 'a3'], ...seat }] }).seat(0).heating
    expect(bill({ played: ['peat-hut'] })).toBe(4)
    expect(bill({ played: ['peat-hut', 'built-in-oven'] })).toBe(0)
    expect(bill({ played: ['peat-hut'], majors: ['heating-stove'] })).toBe(1)
  })
})

describe('Savings Deposit', () => {
  it('is no improvement any more when it has gone: "no improvement yet" can be met again', () => {
    const t = scenario({
      moor: 2,
      round: 4,
      seats: [
        { goods: { food: 9, fuel: 9 }, home: 1, played: ['savings-deposit'], hand: ['routine-work'] },
        { goods: { food: 9 }, home: 0 },
      ],
    })
    expect(t.canPlay('routine-work')).toBe(false)
    t.play('forest').toRound(5)
    t.until(({ asked, ask }) => asked === 0 && ask === 'place')
    expect(t.canPlay('routine-work')).toBe(true)
  })
})

describe('what lies on rounds', () => {
  it('a horse bought at Cattle Stall, or brought by Flatboat, comes before the food of Riding Stables', () => {
    const stall = scenario({
      moor: 2,
      seats: [
        {
          goods: { wood: 2, clay: 2, food: 3, horse: 1 },
          stables: ['c1'],
          majors: ['riding-stables'],
          hand: ['cattle-stall'],
        },
      ],
    })
    // The food of Riding Stables lies on all rounds.
    stall.state.promises.push(promised(stall, 3))
    stall.play('major-improvement', 'play cattle-stall', 'take horse 1', 'take sheep 1', 'take boar 1').toRound(3)
    const food = stall.seat(0).goods.food ?? 0
    stall.play('use cattle-stall')
    expect([stall.seat(0).goods.horse, stall.seat(0).goods.food]).toEqual([2, food])
    const left = scenario({
      moor: 2,
      seats: [{ goods: { wood: 4, horse: 1 }, stables: ['c1'], majors: ['riding-stables'], hand: ['flatboat'] }],
    })
    left.state.promises.push(promised(left, 3))
    left.play('major-improvement', 'play flatboat').toRound(3)
    expect([
      left.seat(0).goods.horse,
      left.events.filter((e) => e.event === 'got' && e.goods.food === 1),
    ]).toMatchObject([2, [{ seat: 0 }]])
  })

  const promised = (t: Table, round: number) => {
    const { card } = at(at(t.state.players, 0).played, 0)
    return { round, seat: 0, good: FOOD, count: 1, card }
  }
})

describe('what a space gave', () => {
  const table = (lying: number, cards: string[], goods = {}) =>
    scenario({ moor: 3, lying: { forest: lying }, seats: [{ goods, stables: ['c1', 'c2'], played: cards }] })

  it('counts though Basket or Mushroom Collector gives some of it back', () => {
    const t = table(5, ['farm-cart', 'basket']).play('forest', 'use basket')
    expect(t.seat(0).goods).toEqual({ wood: 3, grain: 1, food: 3 })
    const mushrooms = table(4, ['wheelbarrow', 'mushroom-collector']).play('forest', 'use mushroom-collector')
    expect(mushrooms.seat(0).goods).toEqual({ wood: 3, fuel: 1, food: 2 })
  })

  it('does not count what Part-Time Worker leaves there, but for Draughthorses', () => {
    const cards = ['part-time-worker', 'farm-cart', 'timber-mill', 'wheelbarrow', 'draughthorses']
    const t = table(6, cards, { horse: 1, food: 1 }).play('forest', 'use part-time-worker').throughJson()
    expect([t.moves(), t.seat(0).goods]).toEqual([
      ['use draughthorses', 'done'],
      { wood: 3, cattle: 1, horse: 1, food: 1 },
    ])
    expect(t.play('use draughthorses').seat(0).goods).toMatchObject({ wood: 5 })
  })

  it('Claypipe counts what special actions bring in the work phase', () => {
    const t = scenario({
      moor: 3,
      round: 2,
      lying: { forest: 3 },
      seats: [
        {
          goods: {},
          home: 1,
          moors: ['c2'],
          forests: ['d2'],
          played: ['claypipe', 'moor-birch-trees', 'village-hall'],
        },
        { goods: {}, home: 1 },
      ],
    })
    // 2 wood of Moor Birch Trees, 3 of the forest: not yet 7.
    t.play('special sa1 cut-peat', 'clay-pit', 'forest')
    expect(t.seat(0).goods.food).toBeUndefined()
    const more = scenario({
      moor: 3,
      round: 2,
      lying: { forest: 5 },
      seats: [
        { goods: {}, home: 1, moors: ['c2'], played: ['claypipe', 'moor-birch-trees'] },
        { goods: {}, home: 1 },
      ],
    })
    expect(more.play('special sa1 cut-peat', 'clay-pit', 'forest').seat(0).goods).toEqual({ wood: 7, fuel: 3, food: 2 })
  })
})
