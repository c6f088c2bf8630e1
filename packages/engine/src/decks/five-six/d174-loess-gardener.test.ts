import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Loess Gardener (D174)', () => {
  const table = (goods: object) =>
    scenario({ players: 5, seats: [{ goods, played: ['loess-gardener'] }, { goods: { food: 9 } }] })

  it('may buy 1 vegetable for 1 food with each use of the Clay Pit, before the clay comes', () => {
    const t = table({ food: 2 }).play('clay-pit').throughJson()
    expect([t.moves(), t.seat(0).goods]).toEqual([['use loess-gardener', 'done'], { food: 2 }])
    t.play('use loess-gardener')
    expect([t.seat(0).goods, t.asked]).toEqual([{ clay: 1, food: 1, vegetable: 1 }, 1])
  })

  it('may be left', () => {
    expect(table({ food: 1 }).play('clay-pit', 'done').seat(0).goods).toEqual({ clay: 1, food: 1 })
  })

  it('is not offered without food: the vegetable cannot pay for itself', () => {
    expect(table({}).play('clay-pit').asked).toBe(1)
    expect(table({ grain: 1 }).play('clay-pit', 'use loess-gardener').moves()).toEqual(['eat grain 1'])
  })

  it('knows the Clay Pit only, and its owner only', () => {
    expect(table({ food: 9 }).play('hollow').asked).toBe(1)
    expect(table({ food: 9 }).play('forest', 'clay-pit').asked).toBe(2)
  })
})
