import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Wild Harvest (M104)', () => {
  const ALL = ['b1', 'c1', 'd1', 'e1', 'b2', 'c2', 'd2', 'e2', 'b3']
  const harvest = (forests: string[], seed: string, played = ['wild-harvest']) =>
    scenario({
      moor: 2,
      round: 4,
      seed,
      seats: [
        { goods: { food: 9 }, home: 1, forests, played },
        { goods: { food: 9 }, home: 0 },
      ],
    }).play('clay-pit')
  const numbers = (t: ReturnType<typeof scenario>) =>
    t.events.flatMap((one) => (one.event === 'number' ? [one.number] : []))

  it('brings 1 food if the start card drawn is no higher than the visible forests', () => {
    const results = Array.from({ length: 12 }, (_, i) => {
      const t = harvest(ALL.slice(0, 4), `s${i}`)
      const number = at(numbers(t), 0)
      expect(t.seat(0).goods.food).toBe(number <= 4 ? 10 : 9)
      return number <= 4
    })
    expect(new Set(results)).toEqual(new Set([true, false]))
    expect(harvest(ALL, 'any').seat(0).goods.food).toBe(10)
    expect(harvest([], 'any').seat(0).goods.food).toBe(9)
  })

  it('draws its own number, once in each harvest', () => {
    expect(numbers(harvest(ALL, 'any'))).toHaveLength(1)
    expect(numbers(harvest(ALL, 'any', ['wild-harvest', 'savings-deposit']))).toHaveLength(2)
  })

  it('brings 1 food when it is played', () => {
    const t = scenario({ moor: 2, seats: [{ goods: {}, hand: ['wild-harvest'] }] })
    expect(t.play('major-improvement', 'play wild-harvest').seat(0).goods).toEqual({ food: 1 })
  })
})
