import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Savings Deposit (M102)', () => {
  const harvest = (clay: number, seed: string, more = {}) =>
    scenario({
      moor: 2,
      round: 4,
      seed,
      seats: [
        { goods: { food: 9, clay }, home: 1, played: ['savings-deposit'] },
        { goods: { food: 9 }, home: 0 },
      ],
      ...more,
    }).play('forest')
  /** The number drawn, and what the card brought. */
  const drawn = (t: ReturnType<typeof scenario>) => {
    const event = t.events.find((one) => one.event === 'number')
    const number = event?.event === 'number' ? event.number : 0
    return { number, food: (t.seat(0).goods.food ?? 0) - 9 }
  }

  it('brings 6 food if the start card drawn is no higher than the clay, which is kept', () => {
    const draws = Array.from({ length: 12 }, (_, i) => drawn(harvest(5, `s${i}`)))
    for (const { number, food } of draws) expect(food).toBe(number <= 5 ? 6 : 0)
    expect(new Set(draws.map(({ food }) => food))).toEqual(new Set([0, 6]))
    for (const { number } of draws) expect(number >= 1 && number <= 9).toBe(true)
    expect(drawn(harvest(9, 'any')).food).toBe(6)
    expect(drawn(harvest(0, 'any')).food).toBe(0)
    expect(harvest(5, 'any').seat(0).goods.clay).toBe(5)
  })

  it('goes to the left hand, win or lose; its point and its place are lost', () => {
    for (const clay of [0, 9]) {
      const t = harvest(clay, 'any').throughJson()
      expect([t.seat(0).played, t.score(0, 'cards')]).toEqual([[], 0])
      expect(at(t.state.players, 1).hand).toHaveLength(1)
      expect(t.events).toContainEqual({ event: 'passed-on', seat: 0, to: 1, card: 'savings-deposit' })
    }
  })

  it("pays Farmhands' Quarters of the receiver", () => {
    const t = harvest(0, 'any', {
      seats: [
        { goods: { food: 9 }, home: 1, played: ['savings-deposit'] },
        { goods: { food: 9 }, home: 0, played: ['farmhands-quarters'] },
      ],
    })
    expect(t.seat(1).goods.food).toBe(10)
  })

  it('leaves the game alone', () => {
    const t = harvest(0, 'any', { players: 1, seats: [{ goods: { food: 9 }, home: 1, played: ['savings-deposit'] }] })
    expect([t.seat(0).played, at(t.state.players, 0).hand, t.state.gone.length]).toEqual([[], [], 1])
  })

  it('costs 2 food, each time anew', () => {
    const t = scenario({ moor: 2, seats: [{ goods: { food: 2 }, hand: ['savings-deposit'] }] })
    t.play('major-improvement', 'play savings-deposit')
    expect([t.seat(0).goods, t.score(0, 'cards')]).toEqual([{}, 1])
  })
})
