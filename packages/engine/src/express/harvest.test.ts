import { describe, expect, it } from 'vitest'
import { at } from '../core/at.ts'
import { type ExpressSeatSetup, expressHarvest } from '../testing/express-scenario.ts'
import { express } from './express.ts'

const harvest = (seat: ExpressSeatSetup, round = 3) => expressHarvest({ players: 1, round, seats: [seat] })
const scored = (seat: ExpressSeatSetup, round = 3) =>
  harvest({ ...seat, goods: { food: 20, ...seat.goods } }, round).play('feed')

describe('feeding (X6)', () => {
  it('takes 2 food for each adult and baby', () => {
    expect(
      harvest({ goods: { food: 9 } })
        .play('feed')
        .seat(0).goods,
    ).toEqual({ food: 5 })
    expect(
      harvest({ goods: { food: 9 }, rooms: 2, babies: 2 })
        .play('feed')
        .seat(0).goods,
    ).toEqual({ food: 1 })
  })

  it('takes 1 for a baby with the midwife', () => {
    const t = harvest({ goods: { food: 9 }, rooms: 3, babies: 3, occupations: ['midwife'] })
    expect(t.seat(0).foodNeeded).toBe(7)
    expect(t.play('feed').seat(0).goods).toEqual({ food: 2 })
  })

  it('costs 3 points for each missing food; what there is has to be given', () => {
    const t = harvest({ goods: { food: 1 }, rooms: 1, babies: 1 }).play('feed')
    expect(t.events).toContainEqual({ event: 'fed', seat: 0, food: 1, missing: 5 })
    expect([t.points(0, 'missing food'), t.seat(0).goods]).toEqual([-15, {}])
    expect(at(t.seat(0).harvests, 0).lines.at(-1)).toEqual({ category: 'missing food', count: 5, points: -15 })
  })

  it('lets everybody cook before', () => {
    const t = harvest({ goods: { food: 1, grain: 2, sheep: 1 }, pastures: 1, improvements: ['oven', 'hearth'] })
    expect(t.moves()).toEqual(['cook grain 1', 'cook sheep 1', 'feed'])
    t.play('cook grain 2')
    expect([t.moves(), t.extras()]).toEqual([['feed'], ['cook sheep 1', 'discard sheep 1']])
    expect(t.play('feed').points(0, 'missing food')).toBe(0)
  })

  it('is done by all at once, in any order', () => {
    const t = expressHarvest({ players: 3 })
    expect(express.decisions(t.state).map(({ seat, ask }) => `${seat} ${ask}`)).toEqual(['0 feed', '1 feed', '2 feed'])
    t.playAs(1, 'feed').throughJson()
    expect(t.refusal('feed', 1)).toMatchObject({ refused: 'not-your-turn' })
    t.playAs(2, 'feed').playAs(0, 'feed')
    expect(t.state.round).toBe(4)
  })
})

describe('breeding (X6)', () => {
  const young = (seat: ExpressSeatSetup) => {
    const t = harvest(seat).play('feed')
    return [t.ask, t.seat(0).goods]
  }

  it('gives 1 animal in each pasture with 2 or more', () => {
    expect(young({ pastures: 3, goods: { sheep: 2, boar: 1, cattle: 3 } })).toEqual([
      'dice',
      { sheep: 3, boar: 1, cattle: 4 },
    ])
    expect(young({ pastures: 1, goods: { sheep: 9 } })).toEqual(['dice', { sheep: 10 }])
  })

  it('counts every pasture of a type: animals are spread as is best', () => {
    expect(young({ pastures: 2, goods: { sheep: 4 } })).toEqual(['dice', { sheep: 6 }])
    expect(young({ pastures: 2, goods: { sheep: 3 } })).toEqual(['dice', { sheep: 4 }])
    expect(young({ pastures: 4, goods: { sheep: 4, cattle: 4 } })).toEqual(['dice', { sheep: 6, cattle: 6 }])
  })

  it('asks which type breeds where the pastures do not do for all', () => {
    const t = harvest({ pastures: 3, goods: { food: 4, sheep: 4, cattle: 4 } })
      .play('feed')
      .throughJson()
    expect([t.ask, t.moves()]).toEqual(['breed', ['breed sheep 2 cattle 1', 'breed sheep 1 cattle 2']])
    expect(t.refusal('breed sheep 2 cattle 2')?.message).toContain('breed')
    t.play('breed sheep 1 cattle 2')
    expect(t.seat(0).goods).toEqual({ sheep: 5, cattle: 6 })
    expect(t.events[0]).toEqual({ event: 'bred', seat: 0, animals: { sheep: 1, cattle: 2 } })
  })

  it('is not asked any more when letting animals go leaves one way', () => {
    const t = harvest({ pastures: 3, goods: { food: 4, sheep: 4, cattle: 4 } }).play('feed')
    t.play('discard sheep 4')
    expect([t.ask, t.seat(0).goods]).toEqual(['dice', { cattle: 6 }])
  })

  it('comes before scoring', () => {
    expect(scored({ pastures: 1, goods: { sheep: 2 } }).points(0, 'sheep')).toBe(2)
  })
})

describe('the score sheet (X6)', () => {
  it.each([
    ['rooms', {}, 0],
    ['rooms', { rooms: 1 }, 4],
    ['rooms', { rooms: 3 }, 6],
    ['rooms', { rooms: 3, house: 'brick' }, 9],
    ['rooms', { rooms: 3, house: 'stone' }, 12],
    ['rooms', { house: 'stone' }, 0],
    ['fields', {}, 0],
    ['fields', { fields: 1 }, 4],
    ['fields', { fields: 4 }, 7],
    ['fields', { fields: 4, occupations: ['mayor'] }, 15],
    ['fields', { occupations: ['mayor'] }, 0],
    ['pastures', {}, 0],
    ['pastures', { pastures: 2 }, 5],
    ['grain', {}, 0],
    ['grain', { goods: { grain: 1 } }, 1],
    ['grain', { goods: { grain: 5 } }, 3],
    ['vegetables', { goods: { vegetable: 3 } }, 4],
    ['sheep', { pastures: 1, goods: { sheep: 1 } }, 1],
    ['sheep', { pastures: 1, goods: { sheep: 5 } }, 3],
    ['boar', { pastures: 1, goods: { boar: 1 } }, 1],
    ['boar', { pastures: 1, goods: { boar: 3 } }, 3],
    ['cattle', { pastures: 1, goods: { cattle: 1 } }, 2],
    ['cattle', { pastures: 1, goods: { cattle: 2 } }, 4],
    ['reed', { goods: { reed: 5 } }, 0],
    ['reed', { goods: { reed: 5 }, improvements: ['basketmaker'] }, 4],
    ['wood', { goods: { wood: 5 }, improvements: ['joinery'] }, 2],
    ['brick', { goods: { brick: 6 }, improvements: ['pottery'] }, 4],
    ['stone', { goods: { stone: 5 }, improvements: ['stonecutter'] }, 4],
    ['stone', { goods: { stone: 5 }, improvements: ['pottery'] }, 0],
    ['improvements', { improvements: ['oven', 'pottery'] }, 0],
    ['improvements', { improvements: ['oven', 'pottery'], occupations: ['builder'] }, 2],
    ['babies', { rooms: 4, babies: 4 }, 0],
    ['babies', { rooms: 4, babies: 1, occupations: ['midwife'] }, 1],
    ['babies', { rooms: 4, babies: 4, occupations: ['midwife'] }, 7],
  ] as [string, ExpressSeatSetup, number][])('%s: %j gives %i', (category, seat, points) => {
    expect(scored(seat).points(0, category)).toBe(points)
  })

  it('counts babies at the last harvest without a midwife too', () => {
    expect([1, 2, 3, 4].map((babies) => scored({ rooms: 4, babies }, 6).points(0, 'babies'))).toEqual([1, 3, 5, 7])
    expect(scored({ rooms: 4, babies: 4 }, 5).points(0, 'babies')).toBe(0)
  })

  it('is filled in at every harvest and added up', () => {
    const t = harvest({ fields: 1, goods: { food: 20 } }).play('feed')
    expect(t.seat(0).total).toBe(4)
    t.toHarvest().play('feed').toHarvest().play('feed')
    const { harvests, total } = t.seat(0)
    expect(harvests).toHaveLength(3)
    expect(total).toBe(harvests.reduce((sum, { total: points }) => sum + points, 0))
    const { lines } = at(express.outcome(t.state)?.seats ?? [], 0)
    expect(lines.find(({ category }) => category === 'fields')).toEqual({ category: 'fields', count: 1, points: 12 })
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(total)
  })
})

describe('the end (X6)', () => {
  const ranks = (seats: ExpressSeatSetup[]) => {
    const t = expressHarvest({ players: seats.length, round: 6, seats })
    while (!t.state.over) t.play('feed')
    return express.outcome(t.state)?.seats.map(({ rank }) => rank)
  }

  it('the highest total of three harvests wins', () => {
    expect(ranks([{ total: 10 }, { total: 30 }, { total: 20, fields: 9 }])).toEqual([3, 2, 1])
  })

  it('a tie goes to more unused food, else the rank is shared', () => {
    expect(
      ranks([
        { total: 10, goods: { food: 4 } },
        { total: 10, goods: { food: 6 } },
      ]),
    ).toEqual([2, 1])
    expect(ranks([{ total: 10 }, { total: 10 }, { total: 9 }])).toEqual([1, 1, 3])
  })

  it('is over after the third harvest', () => {
    const t = expressHarvest({ players: 1, round: 6 }).play('feed')
    expect(t.events.at(-1)).toEqual({ event: 'over' })
    expect([express.decisions(t.state), express.moves(t.state, 0), express.extras(t.state, 0)]).toEqual([[], [], []])
    expect(t.refusal('roll', 0)).toMatchObject({ refused: 'game-over' })
    t.throughJson()
  })

  it('has a par of 85 for one player', () => {
    expect(express.view(harvest({}).state, 0).table.par).toBe(85)
  })
})
