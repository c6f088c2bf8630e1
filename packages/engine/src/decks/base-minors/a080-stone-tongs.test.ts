import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Stone Tongs (A080)', () => {
  const table = (players = 2) =>
    scenario({ players, round: 11, seats: [{ goods: {}, played: ['stone-tongs'] }, { goods: {} }] })

  it('gives 1 stone on top of each quarry, without a question', () => {
    for (const quarry of ['western-quarry', 'eastern-quarry']) {
      const t = table().throughJson().play(quarry)
      expect([t.seat(0).goods, t.asked]).toEqual([{ stone: 2 }, 1])
    }
  })

  it('gives nothing where stone is only handed out', () => {
    expect(table(4).play('resource-market').seat(0).goods).toEqual({ reed: 1, stone: 1, food: 1 })
  })

  it('gives nothing to others', () => {
    const t = table().play('forest', 'western-quarry')
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([{ wood: 3 }, { stone: 1 }])
  })

  it('costs 1 wood', () => {
    const play = (wood: number) =>
      scenario({ seats: [{ goods: { wood }, hand: ['stone-tongs'] }] }).play('meeting-place')
    expect(play(1).play('play stone-tongs').seat(0).goods).toEqual({})
    expect(play(0).asked).toBe(1)
  })
})
