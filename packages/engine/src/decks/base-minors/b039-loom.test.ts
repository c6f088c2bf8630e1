import { describe, expect, it } from 'vitest'
import { harvest } from '../../testing/harvest.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Loom (B039)', () => {
  const FOLD = { pastures: [['c1', 'd1', 'e1', 'c2', 'd2', 'e2']] }
  const table = (sheep: number, seat = {}) =>
    harvest({ seats: [{ ...FOLD, goods: { sheep }, played: ['loom'], ...seat }, { goods: {} }] })

  it('gives 1, 2 or 3 food for 1, 4 or 7 sheep in the field phase', () => {
    const food = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12].map((sheep) => table(sheep).seat(0).goods.food ?? 0)
    expect(food).toEqual([0, 1, 1, 1, 2, 2, 2, 3, 3, 3])
  })

  it('leaves the sheep for the feeding', () => {
    const t = table(3, { majors: ['fireplace-2'] }).throughJson()
    expect([t.ask, t.seat(0).goods]).toEqual(['feed', { sheep: 3, food: 1 }])
    expect(t.play('cook sheep 2', 'feed').seat(0)).toMatchObject({ begging: 0 })
  })

  it('pays in every harvest, to its owner, for sheep only', () => {
    const t = table(2, { goods: { sheep: 2, food: 3 } })
    expect(t.seat(0).goods.food).toBe(4)
    expect(t.seat(1).goods.food).toBeUndefined()
    expect(table(0, { goods: { boar: 4 } }).seat(0).goods.food).toBeUndefined()
    const later = harvest({ round: 7, seats: [{ ...FOLD, goods: { sheep: 4 }, played: ['loom'] }] })
    expect(later.seat(0).goods.food).toBe(2)
  })

  it('is worth 1 point, and 1 more for every 3 sheep', () => {
    const points = (sheep: number) => {
      const t = scenario({ seats: [{ ...FOLD, goods: { sheep }, played: ['loom'] }] })
      return [t.score(0, 'cards'), t.score(0, 'bonus')]
    }
    expect([0, 2, 3, 5, 6, 11].map(points)).toEqual([
      [1, 0],
      [1, 0],
      [1, 1],
      [1, 1],
      [1, 2],
      [1, 3],
    ])
  })

  it('asks for 2 occupations, and 2 wood', () => {
    const play = (wood: number, played: string[]) =>
      scenario({ seats: [{ goods: { wood }, played, hand: ['loom'] }] }).play('meeting-place')
    expect(play(2, ['conservator', 'grocer']).play('play loom').seat(0).goods).toEqual({})
    expect(play(2, ['conservator']).asked).toBe(1)
    expect(play(1, ['conservator', 'hedge-keeper']).asked).toBe(1)
  })
})
