import { describe, expect, it } from 'vitest'
import { dealtWith, scenario } from '../../testing/scenario.ts'

describe("Carpenter's Boy (A178)", () => {
  const table = (builder = {}) =>
    scenario({
      players: 5,
      round: 6,
      starting: 1,
      seats: [
        { goods: {}, played: ['carpenters-boy'] },
        { goods: { wood: 10, reed: 4 }, ...builder },
      ],
    })

  it('takes 1 wood for every room that another player builds, when all of them stand', () => {
    const t = table().play('farm-expansion', 'room a1').throughJson()
    expect(t.seat(0).goods).toEqual({})
    t.play('room b3')
    expect([t.seat(0).goods, t.asked]).toEqual([{ wood: 2 }, 2])
  })

  it('takes it at House Building too', () => {
    expect(table().play('house-building', 'room a1', 'done').seat(0).goods).toEqual({ wood: 1 })
  })

  it('takes nothing for a renovation, a stable, or its own rooms', () => {
    expect(
      table({ goods: { clay: 2, reed: 1 } })
        .play('house-redevelopment')
        .seat(0).goods,
    ).toEqual({})
    expect(
      table({ goods: { wood: 2 } })
        .play('farm-expansion', 'stable c1')
        .seat(0).goods,
    ).toEqual({})
    const own = scenario({ players: 5, seats: [{ goods: { wood: 5, reed: 2 }, played: ['carpenters-boy'] }] })
    expect(own.play('farm-expansion', 'room a1').seat(0).goods).toEqual({})
  })

  it('is used with 5 or 6 players', () => {
    expect(dealtWith('carpenters-boy')).toEqual([5, 6])
  })
})
