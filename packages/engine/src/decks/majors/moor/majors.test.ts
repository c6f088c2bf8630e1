import { describe, expect, it } from 'vitest'
import { type Scenario, type SeatSetup, scenario } from '../../../testing/scenario.ts'

const table = (seat: SeatSetup, more = {}) => scenario({ moor: 1, seats: [{ goods: {}, ...seat }], ...more })
const build = (name: string, goods: object, under: string): Scenario =>
  scenario({ moor: 1, seats: [{ goods }, { majors: [under] }] }).play('major-improvement', `build ${name}`)

describe('M9: twelve stacks', () => {
  it('a card of the Moor lies under each major of the base game, and there are two more stacks', () => {
    expect(table({}).table.stacks).toEqual([
      ['horse-slaughterhouse-1', 'fireplace-2'],
      ['horse-slaughterhouse-2', 'fireplace-3'],
      ['cookhouse-1', 'cooking-hearth-4'],
      ['cookhouse-2', 'cooking-hearth-5'],
      ['village-church', 'well'],
      ['furnace', 'clay-oven'],
      ['heating-stove', 'stone-oven'],
      ['furniture-stall', 'joinery'],
      ['ceramics-stall', 'pottery'],
      ['basket-stall', 'basketmakers-workshop'],
      ['museum-of-the-moors', 'peat-charcoal-kiln'],
      ['riding-stables', 'foresters-lodge'],
    ])
  })
})

describe('Furnace', () => {
  it('gives 2 fuel when it is built, and no baking', () => {
    const t = build('furnace', { clay: 1, stone: 1, grain: 1 }, 'clay-oven')
    expect([t.asked, t.seat(0).goods]).toEqual([1, { grain: 1, fuel: 2 }])
  })
})

describe('Village Church', () => {
  const feeding = (goods: object) =>
    scenario({
      moor: 1,
      round: 4,
      seats: [
        { goods: { food: 9, ...goods }, majors: ['village-church'], home: 0, house: 'stone' },
        { goods: { food: 9 }, house: 'stone', home: 0 },
      ],
    })
      .play('done')
      .until(({ ask }) => ask === 'feed')

  it('gives 2 food when it is built', () => {
    expect(build('village-church', { wood: 2, stone: 4 }, 'well').seat(0).goods).toEqual({ food: 2 })
  })

  it('1 fuel for a point once in a harvest; wood will do', () => {
    const t = feeding({ wood: 3 })
    expect(t.moves()).toEqual(['use village-church', 'feed'])
    t.play('use village-church').throughJson()
    expect(t.seat(0).ledger).toEqual([{ card: 'village-church', points: 1 }])
    expect(t.seat(0).goods).toEqual({ wood: 2, food: 9 })
    expect(t.moves()).toEqual(['feed'])
  })

  it('not without fuel, and not outside of a harvest', () => {
    expect(feeding({}).moves()).toEqual(['feed'])
    const t = table({ goods: { fuel: 3 }, majors: ['village-church'] })
    expect(t.extras()).not.toContain('use village-church')
    expect(t.refusal('use village-church')).not.toBeNull()
  })
})

describe('Stalls', () => {
  it('Furniture Stall: wood for clay, one way', () => {
    const t = table({ goods: { wood: 2, clay: 1 }, majors: ['furniture-stall'] })
    expect(t.play('use furniture-stall clay 1').seat(0).goods).toEqual({ wood: 1, clay: 2 })
    expect(t.extras(0).some((move) => move.includes('furniture-stall wood'))).toBe(false)
  })

  it('Ceramics Stall: clay for wood, which is fuel', () => {
    const t = table({ goods: { clay: 1 }, majors: ['ceramics-stall'] })
    expect(t.play('use ceramics-stall wood 1', 'fuel 1').seat(0).goods).toEqual({ fuel: 1 })
  })

  it('Basket Stall: reed for wood, clay or stone, also while paying', () => {
    const t = table({ goods: { reed: 3 }, majors: ['basket-stall'] })
    t.play('use basket-stall wood 1', 'use basket-stall clay 1', 'use basket-stall stone 1')
    expect(t.seat(0).goods).toEqual({ wood: 1, clay: 1, stone: 1 })
    const paying = table({ goods: { reed: 2 }, majors: ['basket-stall'] }).play('major-improvement')
    expect(paying.moves()).toContain('build fireplace-2')
  })

  it('both ways together: a search for payments ends', () => {
    const t = table({ goods: { wood: 2 }, majors: ['furniture-stall', 'ceramics-stall'] })
    expect(t.moves()).toContain('major-improvement')
    const kiln = table({
      goods: { wood: 9 },
      majors: ['furniture-stall', 'ceramics-stall', 'fireplace-2', 'fireplace-3'],
    })
    expect(kiln.play('major-improvement').moves()).not.toContain('build peat-charcoal-kiln')
  })
})

describe('Peat-charcoal Kiln', () => {
  const cut = (goods: object) =>
    table({ goods, moors: ['c2'], majors: ['peat-charcoal-kiln'] })
      .play('special sa1 cut-peat')
      .seat(0).goods.fuel

  it('1 fuel more with Cut Peat, 2 with a horse', () => {
    expect([cut({}), cut({ horse: 1 })]).toEqual([4, 5])
  })

  it('nothing more with Fell Trees', () => {
    const t = table({ forests: ['c2'], majors: ['peat-charcoal-kiln'] }).play('special sa1 fell-trees')
    expect(t.seat(0).goods).toEqual({ wood: 2 })
  })

  const bonus = (goods: object, majors: string[] = []) =>
    table({ goods, majors: ['peat-charcoal-kiln', ...majors] }).score(0, 'bonus')

  it('M12: at the end 3 fuel are worth 1 point and 5 are worth 2; wood counts as fuel', () => {
    expect([2, 3, 4, 5, 9].map((fuel) => bonus({ fuel }))).toEqual([0, 1, 1, 2, 2])
    expect(bonus({ fuel: 2, wood: 1 })).toBe(1)
    expect(bonus({ wood: 5 })).toBe(2)
  })

  it('M12: a piece serves one bonus: of three ways to 2 points the one that leaves most wood', () => {
    const t = table({ goods: { wood: 5, fuel: 1 }, majors: ['peat-charcoal-kiln', 'joinery'] })
    expect(t.score(0, 'bonus')).toBe(2)
    const other = scenario({
      moor: 1,
      round: 14,
      seats: [
        { goods: { wood: 5, fuel: 1, food: 20 }, majors: ['peat-charcoal-kiln', 'joinery'], home: 0, house: 'stone' },
        { goods: { food: 20 }, home: 0, house: 'stone' },
      ],
    })
    expect(bonus({ wood: 5, fuel: 1 }, ['joinery'])).toBe(2)
    expect(other.score(0, 'bonus')).toBe(2)
  })
})

describe('Forester’s Lodge', () => {
  it('1 wood more with Fell Trees, 2 with a horse; nothing with Slash and Burn', () => {
    const fell = (goods: object) =>
      table({ goods, forests: ['c2'], majors: ['foresters-lodge'] })
        .play('special sa1 fell-trees')
        .seat(0).goods.wood
    expect([fell({}), fell({ horse: 1 })]).toEqual([3, 4])
    const t = table({ forests: ['c2'], majors: ['foresters-lodge'] }).play('special sa1 slash-and-burn')
    expect(t.seat(0).goods).toEqual({})
  })

  it('a point for each visible forest; a stack counts once (rulebook)', () => {
    const t = table({
      forests: ['c1', 'c2', 'c3'],
      majors: ['foresters-lodge'],
      beneath: { c1: ['forest'], c2: ['moor'] },
    })
    expect(t.score(0, 'bonus')).toBe(3)
  })
})

describe('Museum of the Moors', () => {
  const cheaper: [string, object][] = [
    ['well', { wood: 1, stone: 2 }],
    ['stone-oven', { clay: 1, stone: 2 }],
    ['clay-oven', { clay: 2, stone: 1 }],
    ['pottery', { clay: 1, stone: 2 }],
    ['foresters-lodge', { wood: 1, clay: 1 }],
    ['joinery', { wood: 1, stone: 2 }],
    ['basketmakers-workshop', { reed: 1, stone: 2 }],
  ]
  it.each(cheaper)('%s costs one piece less', (name, goods) => {
    const open = (majors: string[]) => {
      const t = table({ goods, majors })
      return t.moves().includes('major-improvement') && t.play('major-improvement').moves().includes(`build ${name}`)
    }
    expect([open(['museum-of-the-moors']), open([])]).toEqual([true, false])
  })

  it('Fireplaces and Hearths cost as much as before', () => {
    const t = table({ goods: { clay: 1 }, majors: ['museum-of-the-moors'] })
    expect(t.moves()).not.toContain('major-improvement')
  })
})

describe('Riding Stables', () => {
  const built = (horses: number) =>
    scenario({
      moor: 1,
      seats: [
        { goods: { wood: 2, clay: 1, reed: 1, horse: horses }, pastures: [['e1']] },
        { majors: ['foresters-lodge'] },
      ],
    }).play('major-improvement', 'build riding-stables')

  it('lays 1 food on every round to come', () => {
    expect(built(0).table.promises.map(({ round, what, count }) => [round, what, count])).toEqual(
      Array.from({ length: 13 }, (_, i) => [i + 2, 'food', 1]),
    )
  })

  it('that food comes to whoever has 2 horses then, otherwise it is lost', () => {
    const food = (horses: number) => {
      const t = built(horses).play('forest', 'clay-pit', 'reed-bank')
      expect(t.state.round).toBe(2)
      return t.seat(0).goods.food ?? 0
    }
    expect([food(2), food(1)]).toEqual([1, 0])
    expect(built(1).toRound(3).table.promises).toHaveLength(11)
  })

  it('is no stable', () => {
    expect(built(0).seat(0).stables).toEqual([])
  })
})
