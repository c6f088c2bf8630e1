import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Basket (A056)', () => {
  const table = (wood: number, lying: number) =>
    scenario({ seats: [{ goods: { wood }, played: ['basket'] }], lying: { forest: lying } })

  it('gives 3 food for 2 wood after a wood accumulation space; the wood stays on the space', () => {
    const t = table(0, 3).play('forest')
    expect(t.moves()).toEqual(['use basket', 'done'])
    t.throughJson().play('use basket')
    expect(t.seat(0).goods).toEqual({ wood: 1, food: 3 })
    expect(t.lying('forest')).toBe(2)
  })

  it('may be left', () => {
    const t = table(0, 3).play('forest', 'done')
    expect(t.seat(0).goods).toEqual({ wood: 3 })
    expect(t.asked).toBe(1)
  })

  it('takes any wood of the player, but is not offered with less than 2 in all', () => {
    expect(table(1, 1).play('forest').ask).toBe('window')
    expect(table(0, 1).play('forest').asked).toBe(1)
  })

  it('does nothing on other spaces and for other players', () => {
    expect(table(5, 3).play('clay-pit').asked).toBe(1)
    const t = table(5, 3).play('clay-pit', 'forest')
    expect([t.asked, t.ask]).toEqual([0, 'place'])
  })

  it('works on every wood accumulation space', () => {
    for (const space of ['forest', 'copse', 'grove', 'riverbank-forest']) {
      const t = scenario({ players: 5, seats: [{ goods: { wood: 2 }, played: ['basket'] }] }).play(space, 'use basket')
      expect([t.seat(0).goods.food, t.lying(space)]).toEqual([3, 2])
    }
  })

  it('costs 1 reed', () => {
    const play = (reed: number) => scenario({ seats: [{ goods: { reed }, hand: ['basket'] }] }).play('meeting-place')
    expect(play(1).play('play basket').seat(0).goods).toEqual({})
    expect(play(0).asked).toBe(1)
  })
})
