import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Wool Blankets (A038)', () => {
  const FOLD = { pastures: [['d1', 'e1', 'd2', 'e2']] }
  const bonus = (house: 'wood' | 'clay' | 'stone') =>
    scenario({ seats: [{ goods: {}, house, played: ['wool-blankets'] }] }).score(0, 'bonus')

  it('gives 3 points for a wooden house, 2 for clay and none for stone, with or without sheep', () => {
    expect([bonus('wood'), bonus('clay'), bonus('stone')]).toEqual([3, 2, 0])
  })

  it('looks at the house of the end only', () => {
    const t = scenario({ round: 6, seats: [{ goods: { clay: 2, reed: 1 }, played: ['wool-blankets'] }] })
    expect(t.score(0, 'bonus')).toBe(3)
    expect(t.play('house-redevelopment').score(0, 'bonus')).toBe(2)
  })

  it('shows 5 sheep and pays none', () => {
    const play = (sheep: number) =>
      scenario({ seats: [{ ...FOLD, goods: { sheep }, hand: ['wool-blankets'] }] }).play('meeting-place')
    expect(play(5).throughJson().play('play wool-blankets').seat(0)).toMatchObject({
      goods: { sheep: 5 },
      played: [{ card: 'wool-blankets' }],
    })
    expect(play(4).asked).toBe(1)
  })
})
