import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const CARD = 'chamber-of-commerce'

describe('Chamber of Commerce (M067)', () => {
  const bonus = (majors: string[], played: string[]) =>
    scenario({ moor: 2, seats: [{ goods: {}, majors, played }] }).score(0, 'bonus')
  const points = (...majors: string[]) => bonus(majors, [CARD]) - bonus(majors, [])

  it('gives 1 wood and 1 reed for 2 clay and 1 stone', () => {
    const table = (goods: object) => scenario({ moor: 2, seats: [{ goods, hand: [CARD] }] })
    const t = table({ clay: 2, stone: 1 }).play('major-improvement', `play ${CARD}`)
    expect([t.seat(0).goods, t.score(0, 'cards')]).toEqual([{ wood: 1, reed: 1 }, 1])
    expect(table({ clay: 1, stone: 1 }).canPlay(CARD)).toBe(false)
    expect(table({ clay: 2 }).canPlay(CARD)).toBe(false)
  })

  it('is worth a point for each craft building', () => {
    expect(points()).toBe(0)
    expect(points('joinery')).toBe(1)
    expect(points('joinery', 'pottery', 'basketmakers-workshop')).toBe(3)
  })

  it('does not count the stalls', () => {
    expect(points('furniture-stall', 'ceramics-stall', 'basket-stall', 'well')).toBe(0)
  })
})
