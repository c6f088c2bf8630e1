import { describe, expect, it } from 'vitest'
import { at } from '../core/at.ts'
import { harvest } from '../testing/harvest.ts'
import { scenario } from '../testing/scenario.ts'

type Cost = { [good: string]: number }
/** Name, price, points; the last eight are those of the 6-player game, each with the card it lies under. */
const BASE: [name: string, cost: Cost, points: number][] = [
  ['fireplace-2', { clay: 2 }, 1],
  ['fireplace-3', { clay: 3 }, 1],
  ['cooking-hearth-4', { clay: 4 }, 1],
  ['cooking-hearth-5', { clay: 5 }, 1],
  ['well', { wood: 1, stone: 3 }, 4],
  ['clay-oven', { clay: 3, stone: 1 }, 2],
  ['stone-oven', { clay: 1, stone: 3 }, 3],
  ['joinery', { wood: 2, stone: 2 }, 2],
  ['pottery', { clay: 2, stone: 2 }, 2],
  ['basketmakers-workshop', { reed: 2, stone: 2 }, 2],
]
const SIX: [name: string, cost: Cost, points: number, under: string][] = [
  ['fireplace-4', { clay: 4 }, 1, 'fireplace-3'],
  ['cooking-hearth-6', { clay: 6 }, 1, 'cooking-hearth-5'],
  ['well-b', { clay: 1, stone: 3 }, 4, 'well'],
  ['clay-oven-b', { clay: 4, stone: 1 }, 2, 'clay-oven'],
  ['stone-oven-b', { clay: 2, stone: 3 }, 3, 'stone-oven'],
  ['joinery-b', { wood: 2, stone: 3 }, 2, 'joinery'],
  ['pottery-b', { clay: 2, stone: 3 }, 2, 'pottery'],
  ['basketmakers-workshop-b', { reed: 2, stone: 3 }, 2, 'basketmakers-workshop'],
]
const NAMES = BASE.map(([name]) => name)

describe('B2: the supply board', () => {
  it.each([1, 2, 3, 4, 5, 6])('shows the 10 majors to %i players', (players) => {
    expect(scenario({ players }).table.majors).toEqual(NAMES)
  })
})

describe('B13: every major costs its price and is worth its points', () => {
  it.each(BASE)('%s: %j, %i points', (name, goods, points) => {
    const t = scenario({ seats: [{ goods }] }).play('major-improvement', `build ${name}`)
    expect(t.seat(0)).toMatchObject({ majors: [name], goods: {} })
    expect(t.score(0, 'cards')).toBe(points)
    expect(t.table.majors).toEqual(NAMES.filter((other) => other !== name))
    expect(t.asked).toBe(1)
  })

  it.each(SIX)('F5: %s: %j, %i points, under %s', (name, goods, points, under) => {
    const t = scenario({ players: 6, seats: [{ goods }, { majors: [under] }] })
    t.play('major-improvement', `build ${name}`)
    expect(t.seat(0)).toMatchObject({ majors: [name], goods: {} })
    expect(t.score(0, 'cards')).toBe(points)
  })

  it.each([...BASE, ...SIX].map(([name, cost]) => [name, cost] as const))(
    '%s: not with one piece less than %j',
    (name, goods) => {
      for (const good of Object.keys(goods)) {
        const seats = [
          { goods: { ...goods, [good]: at(goods, good) - 1 } },
          { majors: SIX.map(([, , , under]) => under) },
        ]
        if (NAMES.includes(name)) seats.pop()
        const t = scenario({ players: 6, seats })
        if (!t.refusal('major-improvement')) expect(t.play('major-improvement').moves()).not.toContain(`build ${name}`)
      }
    },
  )

  it('a major belongs to one player only', () => {
    const t = scenario({ seats: [{ goods: { clay: 2 } }, { majors: ['fireplace-2'] }] })
    expect(t.refusal('major-improvement')?.refused).toBe('illegal-move')
  })

  it.each([1, 2, 3, 4, 5])('F5: with %i players the eight others do not exist', (players) => {
    const goods = { wood: 9, clay: 9, reed: 9, stone: 9 }
    const t = scenario({ players, seats: [{ majors: NAMES, goods }] })
    expect(t.table.majors).toEqual([])
    expect(t.refusal('major-improvement')?.refused).toBe('illegal-move')
  })
})

describe('B13: the Well', () => {
  it.each([
    [1, [2, 3, 4, 5, 6]],
    [9, [10, 11, 12, 13, 14]],
    [12, [13, 14]],
    [13, [14]],
    [14, []],
  ])('built in round %i it puts 1 food on the round spaces %j', (round, rounds) => {
    const seats = [{ goods: { wood: 1, stone: 3 } }]
    const t = scenario({ round, seats }).play('major-improvement', 'build well')
    expect(t.table.promises).toEqual(rounds.map((r) => ({ round: r, seat: 0, what: 'food', count: 1 })))
  })

  it('F6: each Well puts 5 food', () => {
    const seats = [{ majors: ['well'], goods: { clay: 1, stone: 3 } }]
    const t = scenario({ players: 6, seats }).play('major-improvement', 'build well-b')
    expect(t.table.promises).toHaveLength(5)
    expect(t.score(0, 'cards')).toBe(8)
  })

  it('F6: both Wells in the same rounds give 2 food a round', () => {
    const seats = [{ goods: { wood: 1, clay: 1, stone: 6 } }]
    const t = scenario({ players: 6, round: 5, seats }).play('major-improvement', 'build well')
    for (const space of ['forest', 'clay-pit', 'reed-bank', 'fishing', 'grain-seeds']) t.play(space)
    t.play('improvement', 'build well-b')
    expect(t.table.promises.filter(({ round }) => round === 6)).toHaveLength(2)
    t.toRound(6)
    expect(t.seat(0).goods).toEqual({ food: 2 })
  })
})

describe('B13: ovens bake when they are built', () => {
  it.each([
    ['clay-oven', { clay: 3, stone: 1 }, 1, 5],
    ['stone-oven', { clay: 1, stone: 3 }, 2, 8],
  ])('%s (%j): %i grain into %i food', (oven, cost, grain, food) => {
    const t = scenario({ seats: [{ goods: { ...cost, grain: 3 } }] }).play('major-improvement', `build ${oven}`)
    expect(t.table.decisions).toEqual([{ seat: 0, ask: 'acts', about: oven }])
    expect(t.moves()).toContain('done')
    t.throughJson().play(`bake ${grain}`)
    expect(t.seat(0).goods).toEqual({ grain: 3 - grain, food })
    expect(t.asked).toBe(1)
  })

  it('the action may be left, and uses all baking improvements', () => {
    const seats = [{ majors: ['fireplace-2'], goods: { clay: 3, stone: 1, grain: 4 } }]
    const t = scenario({ seats }).play('major-improvement', 'build clay-oven')
    expect(t.moves()).toEqual(['bake 1', 'bake 2', 'bake 3', 'bake 4', 'done'])
    t.play('bake 3')
    expect(t.seat(0).goods).toEqual({ grain: 1, food: 9 })
  })

  it('without grain nothing is asked', () => {
    const t = scenario({ seats: [{ goods: { clay: 3, stone: 1 } }] }).play('major-improvement', 'build clay-oven')
    expect(t.asked).toBe(1)
  })
})

describe('F6: two copies of a craft building', () => {
  it.each([
    ['joinery', 'wood', 2],
    ['pottery', 'clay', 2],
    ['basketmakers-workshop', 'reed', 3],
  ])('%s: each turns 1 %s into %i food in a harvest', (name, good, food) => {
    const seats = [{ majors: [name, `${name}-b`], goods: { [good]: 3 } }]
    const t = harvest({ players: 6, seats }).playAs(0, `craft ${name}`).playAs(0, `craft ${name}-b`)
    expect(t.seat(0).goods).toEqual({ [good]: 1, food: 2 * food })
    expect(t.moves(0)).toEqual(['feed'])
  })
})
