import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe("Carpenter's Parlor (B013)", () => {
  const table = (goods: object, seat = {}) => scenario({ seats: [{ goods, played: ['carpenters-parlor'], ...seat }] })

  it('makes every wooden room cost 2 wood and 2 reed', () => {
    const t = table({ wood: 2, reed: 2 }).play('farm-expansion', 'room a1')
    expect(t.seat(0)).toMatchObject({ goods: {}, rooms: ['a1', 'a2', 'a3'] })
    const two = table({ wood: 4, reed: 4 }).play('farm-expansion', 'room a1').throughJson()
    expect(two.play('room b1').seat(0)).toMatchObject({ goods: {}, rooms: ['a1', 'b1', 'a2', 'a3'] })
  })

  it('asks nothing where the usual price could be paid as well', () => {
    const t = table({ wood: 9, reed: 2 }).play('farm-expansion', 'room a1')
    expect([t.ask, t.seat(0).goods]).toEqual(['acts', { wood: 7 }])
  })

  it('takes no less: neither 1 wood nor 1 reed will do', () => {
    expect(table({ wood: 1, reed: 2 }).moves()).not.toContain('farm-expansion')
    expect(table({ wood: 2, reed: 1 }).play('farm-expansion').moves()).not.toContain('room a1')
  })

  it('leaves clay and stone rooms, and stables, at their price', () => {
    expect(table({ wood: 9, clay: 4, reed: 9 }, { house: 'clay' }).play('farm-expansion').moves()).not.toContain(
      'room a1',
    )
    expect(table({ wood: 9, stone: 4, reed: 9 }, { house: 'stone' }).play('farm-expansion').moves()).not.toContain(
      'room a1',
    )
    const stone = table({ stone: 5, reed: 2 }, { house: 'stone' }).play('farm-expansion', 'room a1')
    expect(stone.seat(0).goods).toEqual({})
    expect(table({ wood: 3 }).play('farm-expansion', 'stable c1').seat(0).goods).toEqual({ wood: 1 })
  })

  it('does nothing for others, and costs 1 wood and 1 stone', () => {
    const other = scenario({
      seats: [{ goods: { wood: 2, reed: 2 } }, { played: ['carpenters-parlor'] }],
    })
    expect(other.play('farm-expansion').moves()).not.toContain('room a1')
    const play = (wood: number, stone: number) =>
      scenario({ seats: [{ goods: { wood, stone }, hand: ['carpenters-parlor'] }] }).play('meeting-place')
    expect(play(1, 1).play('play carpenters-parlor').seat(0).goods).toEqual({})
    expect([play(0, 1).asked, play(1, 0).asked]).toEqual([1, 1])
  })
})
