import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Oven Damper (M072)', () => {
  const bonus = (majors: string[], played: string[]) =>
    scenario({ moor: 2, seats: [{ goods: {}, majors, played }] }).score(0, 'bonus')
  const points = (majors: string[], played: string[] = []) =>
    bonus(majors, ['oven-damper', ...played]) - bonus(majors, played)

  it('gives 3 fuel for 2 stone', () => {
    const table = (stone: number) => scenario({ moor: 2, seats: [{ goods: { stone }, hand: ['oven-damper'] }] })
    const t = table(2).play('major-improvement', 'play oven-damper')
    expect([t.seat(0).goods, t.score(0, 'cards')]).toEqual([{ fuel: 3 }, 1])
    expect(table(1).canPlay('oven-damper')).toBe(false)
  })

  it('is worth a point for each of the five ovens', () => {
    expect(points(['clay-oven'])).toBe(1)
    expect(points(['clay-oven', 'stone-oven', 'furnace', 'heating-stove'])).toBe(4)
    expect(points(['clay-oven'], ['built-in-oven'])).toBe(2)
  })

  it('counts no others', () => {
    expect(points(['fireplace-2', 'cookhouse-1', 'peat-charcoal-kiln'])).toBe(0)
  })
})
