import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Advance Payment (M080)', () => {
  const play = (seat = {}) =>
    scenario({ moor: 2, seats: [{ goods: {}, hand: ['advance-payment'], ...seat }] }).play(
      'major-improvement',
      'play advance-payment',
    )

  it('brings one each of eight goods, and no horse, boar, cattle or vegetable', () => {
    const t = play()
    expect(t.seat(0).goods).toEqual({ wood: 1, clay: 1, reed: 1, stone: 1, grain: 1, sheep: 1, fuel: 1, food: 1 })
    expect(t.asked).toBe(1)
  })

  it('is worth minus 4 points', () => {
    expect(play().score(0, 'cards')).toBe(-4)
  })

  it('asks at once about the sheep if it finds no place', () => {
    const t = play({ goods: { boar: 1 }, majors: ['fireplace-2'] }).throughJson()
    expect(t.moves()).toEqual(['keep boar 1', 'keep sheep 1'])
    t.play('keep boar 1')
    expect(t.seat(0).goods).toMatchObject({ boar: 1, food: 3 })
    expect(t.seat(0).goods.sheep).toBeUndefined()
  })
})
