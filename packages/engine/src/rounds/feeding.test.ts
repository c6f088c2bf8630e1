import { describe, expect, it } from 'vitest'
import { harvest } from '../testing/harvest.ts'
import { scenario } from '../testing/scenario.ts'

const ROOMS = ['a1', 'a2', 'a3', 'b2', 'b3']

describe('B11: what a family eats', () => {
  it.each([
    [2, 0, 4],
    [3, 0, 6],
    [3, 1, 5],
    [5, 0, 10],
    [5, 2, 8],
  ])('%i people, %i of them newborn, need %i food', (people, newborns, need) => {
    const t = harvest({ seats: [{ people, newborns, rooms: ROOMS, goods: { food: 12 } }] })
    expect(t.seat(0).foodNeeded).toBe(need)
    t.playAs(0, 'feed')
    expect(t.seat(0).goods.food).toBe(12 - need === 0 ? undefined : 12 - need)
    expect(t.seat(0).begging).toBe(0)
  })

  it.each([
    [2, 0, 6],
    [3, 1, 7],
    [5, 0, 15],
  ])('B15: alone, %i people, %i of them newborn, need %i food', (people, newborns, need) => {
    const t = harvest({ players: 1, seats: [{ people, newborns, rooms: ROOMS, goods: { food: 20 } }] }).play('feed')
    expect(t.seat(0).goods.food).toBe(20 - need)
  })

  it('a child born in the round of a harvest eats 1 food, in the next harvest 2', () => {
    const seats = [{ rooms: ['a1', 'a2', 'a3'], goods: { food: 20 } }]
    const t = scenario({ round: 7, seats }).play('basic-wish-for-children').toAsk('feed')
    expect(t.seat(0).foodNeeded).toBe(5)
    t.playAs(0, 'feed').toRound(9).toAsk('feed')
    expect(t.seat(0).foodNeeded).toBe(6)
  })

  it('a child born in the round before eats 2 food', () => {
    const seats = [{ rooms: ['a1', 'a2', 'a3'], goods: { food: 20 } }]
    const t = scenario({ round: 6, seats }).play('basic-wish-for-children').toAsk('feed')
    expect(t.state.round).toBe(7)
    expect(t.seat(0).foodNeeded).toBe(6)
  })
})

describe('B11: raising food', () => {
  it('grain and vegetables in the supply are worth 1 food each', () => {
    const t = harvest({ seats: [{ goods: { grain: 2, vegetable: 2 } }] })
    expect(t.moves(0)).toEqual(['eat grain 1', 'eat vegetable 1', 'feed'])
    t.playAs(0, 'eat grain 2').playAs(0, 'eat vegetable 1').playAs(0, 'eat vegetable 1').playAs(0, 'feed')
    expect(t.seat(0)).toMatchObject({ goods: {}, begging: 0 })
  })

  it('animals are food by cooking only', () => {
    const pastures = [['d1', 'e1', 'd2', 'e2']]
    const raw = harvest({ seats: [{ pastures, goods: { sheep: 4 } }] })
    expect(raw.moves(0)).toEqual(['feed'])
    expect(raw.refusal('cook sheep 1', 0)?.message).toBe('You have no improvement to cook that with.')
    expect(raw.refusal('eat sheep 1', 0)?.message).toBe('Only grain and vegetables can be eaten as they are.')
    const t = harvest({ seats: [{ pastures, majors: ['fireplace-2'], goods: { sheep: 4 } }] })
    expect(t.moves(0)).toEqual(['cook sheep 1', 'feed'])
    t.playAs(0, 'cook sheep 2').playAs(0, 'feed')
    expect(t.seat(0)).toMatchObject({ goods: { sheep: 2 }, begging: 0 })
  })

  it('crops on fields cannot be used', () => {
    const t = harvest({ seats: [{ crops: { c1: 'grain 3' }, goods: {} }] })
    expect(t.refusal('eat grain 2', 0)?.message).toBe('There is not so much grain in the supply.')
  })

  it('Joinery, Pottery and Basketmaker’s work once each in a harvest', () => {
    const majors = ['joinery', 'pottery', 'basketmakers-workshop']
    const t = harvest({ seats: [{ majors, goods: { wood: 2, clay: 2, reed: 2 } }] })
    expect(t.moves(0)).toEqual(['craft joinery', 'craft pottery', 'craft basketmakers-workshop', 'feed'])
    t.playAs(0, 'craft joinery').playAs(0, 'craft pottery').playAs(0, 'craft basketmakers-workshop')
    expect(t.seat(0).goods).toEqual({ wood: 1, clay: 1, reed: 1, food: 7 })
    expect(t.moves(0)).toEqual(['feed'])
    expect(t.refusal('craft joinery', 0)?.refused).toBe('illegal-move')
    t.playAs(0, 'feed').playAs(1, 'feed').toRound(7).toAsk('feed')
    expect(t.moves(0)).toContain('craft pottery')
  })

  it('each needs 1 piece of its good', () => {
    const crafts = (wood: number) => harvest({ seats: [{ majors: ['joinery'], goods: { wood } }] }).moves(0)
    expect(crafts(1)).toEqual(['craft joinery', 'feed'])
    expect(crafts(0)).toEqual(['feed'])
  })

  it('craft buildings are of no use outside of a harvest', () => {
    const t = scenario({ seats: [{ majors: ['joinery'], goods: { wood: 3 } }] })
    expect(t.refusal('craft joinery')?.refused).toBe('illegal-move')
    expect([...t.moves(), ...t.extras()]).not.toContain('craft joinery')
  })
})

describe('B11: begging', () => {
  it('each missing food is 1 begging marker, -3 points', () => {
    const t = harvest({ seats: [{ goods: { food: 1 } }] }).playAs(0, 'feed')
    expect(t.seat(0)).toMatchObject({ goods: {}, begging: 3 })
    expect(t.score(0, 'begging')).toBe(-9)
    expect(t.events).toContainEqual({ event: 'fed', seat: 0, food: 1, begging: 3 })
  })

  it('food must be paid as far as it goes; converting other goods is the player’s choice', () => {
    const t = harvest({ seats: [{ goods: { food: 3, grain: 5 } }] }).playAs(0, 'feed')
    expect(t.seat(0)).toMatchObject({ goods: { grain: 5 }, begging: 1 })
  })

  it('markers add up over the harvests', () => {
    const t = harvest({ seats: [{ goods: {}, begging: 2 }] }).playAs(0, 'feed')
    expect(t.seat(0).begging).toBe(6)
  })
})

describe('B11: all players feed at once', () => {
  const table = () => harvest({ players: 3, starting: 1, seats: [{ goods: {} }, { goods: {} }, { goods: {} }] })

  it('everybody is asked, and answers in any order', () => {
    const t = table()
    expect(t.table.decisions.map(({ seat, ask }) => [seat, ask])).toEqual([
      [0, 'feed'],
      [1, 'feed'],
      [2, 'feed'],
    ])
    t.playAs(2, 'feed').playAs(0, 'feed')
    expect(t.table.decisions.map(({ seat }) => seat)).toEqual([1])
    expect(t.refusal('feed', 0)?.refused).toBe('not-your-turn')
    expect(t.throughJson().playAs(1, 'feed').state.round).toBe(5)
  })

  it('the result does not depend on that order', () => {
    const a = table().playAs(0, 'feed').playAs(1, 'feed').playAs(2, 'feed')
    const b = table().playAs(2, 'feed').playAs(1, 'feed').playAs(0, 'feed')
    expect(a.state).toEqual(b.state)
  })
})
