import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Corn Scoop (A067)', () => {
  const table = () => scenario({ seats: [{ goods: {}, played: ['corn-scoop'] }, { goods: {} }] })

  it('gives 1 grain on top of Grain Seeds, without a question', () => {
    const t = table().throughJson().play('grain-seeds')
    expect([t.seat(0).goods, t.asked]).toEqual([{ grain: 2 }, 1])
  })

  it('gives nothing elsewhere and to others', () => {
    expect(table().play('forest').seat(0).goods).toEqual({ wood: 3 })
    const t = table().play('forest', 'grain-seeds')
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([{ wood: 3 }, { grain: 1 }])
  })

  it('costs 1 wood', () => {
    const play = (wood: number) =>
      scenario({ seats: [{ goods: { wood }, hand: ['corn-scoop'] }] }).play('meeting-place')
    expect(play(1).play('play corn-scoop').seat(0).goods).toEqual({})
    expect(play(0).asked).toBe(1)
  })
})
