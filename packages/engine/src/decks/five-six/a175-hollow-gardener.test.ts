import { describe, expect, it } from 'vitest'
import { dealtWith, scenario } from '../../testing/scenario.ts'

describe('Hollow Gardener (A175)', () => {
  const table = (clay: number, more = {}) =>
    scenario({ players: 5, lying: { hollow: clay }, seats: [{ goods: {}, played: ['hollow-gardener'] }], ...more })

  it.each([
    [2, { clay: 2 }],
    [3, { clay: 3, grain: 1 }],
    [5, { clay: 5, grain: 1 }],
    [6, { clay: 6, vegetable: 1 }],
    [9, { clay: 9, vegetable: 1 }],
  ])('from %i clay of the Hollow, without a question', (clay, goods) => {
    const t = table(clay).play('hollow').throughJson()
    expect([t.seat(0).goods, t.asked]).toEqual([goods, 1])
  })

  it('counts what was taken, not what lay there: Part-Time Worker leaves 3 of 6', () => {
    const seats = [{ goods: {}, played: ['hollow-gardener', 'part-time-worker'] }]
    const t = table(6, { seats }).play('hollow', 'use part-time-worker').throughJson()
    expect([t.seat(0).goods, t.lying('hollow')]).toEqual([{ clay: 3, grain: 1, cattle: 1 }, 3])
  })

  it('gives nothing elsewhere and to others', () => {
    expect(
      table(3, { lying: { 'clay-pit': 6 } })
        .play('clay-pit')
        .seat(0).goods,
    ).toEqual({ clay: 6 })
    expect(table(6, { starting: 4 }).play('hollow').seat(0).goods).toEqual({})
  })

  it('is used with 5 or 6 players', () => {
    expect(dealtWith('hollow-gardener')).toEqual([5, 6])
  })
})
