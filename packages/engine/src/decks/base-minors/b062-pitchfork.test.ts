import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Pitchfork (B062)', () => {
  const table = (more = {}) => scenario({ seats: [{ goods: {}, played: ['pitchfork'] }, { goods: {} }], ...more })

  it('gives 3 food on top of Grain Seeds while somebody stands on Farmland, without a question', () => {
    const t = table({ starting: 1 }).play('farmland', 'plow c1').throughJson().play('grain-seeds')
    expect([t.seat(0).goods, t.asked]).toEqual([{ grain: 1, food: 3 }, 1])
  })

  it('counts an own person on Farmland too', () => {
    const t = table().play('farmland', 'plow c1', 'forest', 'grain-seeds')
    expect(t.seat(0).goods).toEqual({ grain: 1, food: 3 })
  })

  it('gives nothing while Farmland is free, even if it is used later', () => {
    const t = table().play('grain-seeds')
    expect(t.seat(0).goods).toEqual({ grain: 1 })
    expect(t.play('farmland', 'plow c1').seat(0).goods).toEqual({ grain: 1 })
  })

  it('gives nothing elsewhere and to others', () => {
    expect(table({ starting: 1 }).play('farmland', 'plow c1', 'forest').seat(0).goods).toEqual({ wood: 3 })
    const t = table().play('farmland', 'plow c1', 'grain-seeds')
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([{}, { grain: 1 }])
  })

  it('costs 1 wood', () => {
    const play = (wood: number) => scenario({ seats: [{ goods: { wood }, hand: ['pitchfork'] }] }).play('meeting-place')
    expect(play(1).play('play pitchfork').seat(0).goods).toEqual({})
    expect(play(0).asked).toBe(1)
  })
})
