import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Trapper (C180)', () => {
  const WOODS = ['forest', 'grove', 'copse', 'riverbank-forest']
  const table = (starting: number, seat: SeatSetup = {}) =>
    scenario({ players: 5, starting, seats: [{ goods: { food: 1 }, played: ['trapper'], ...seat }] })
  /** The owner uses the nth wood space, after others. */
  const nth = (n: number, seat?: SeatSetup) => table((6 - n) % 5, seat).play(...WOODS.slice(0, n))

  it('may buy a sheep as the second, a boar as the third, a cattle as the fourth, for 1 food', () => {
    for (const [n, animal] of [
      [2, 'sheep'],
      [3, 'boar'],
      [4, 'cattle'],
    ] as const) {
      const t = nth(n).throughJson()
      expect([t.asked, t.moves()]).toEqual([0, ['use trapper', 'done']])
      t.play('use trapper')
      expect(t.seat(0).goods).toMatchObject({ [animal]: 1 })
      expect([t.seat(0).goods.food, t.asked]).toEqual([undefined, 1])
    }
  })

  it('offers nothing for the first space, to those without food, and to others', () => {
    expect(nth(1).asked).toBe(1)
    expect(nth(2, { goods: {} }).asked).toBe(1)
    expect(table(0).play('day-laborer', 'forest', 'grove').asked).toBe(3)
    expect(table(4).play('forest', 'clay-pit').asked).toBe(1)
  })

  it('may be left', () => {
    expect(nth(2).play('done').seat(0).goods).toEqual({ wood: 2, food: 1 })
  })

  it('does not count a Copse that is only blocked', () => {
    const seats: SeatSetup[] = [
      { goods: { food: 1 }, played: ['trapper'] },
      {},
      {},
      {},
      { goods: { food: 2 }, hand: ['grocer'] },
    ]
    const t = scenario({ players: 5, starting: 4, seats }).play('lessons-copse', 'play grocer', 'forest')
    expect(t.asked).toBe(1)
  })

  it('takes the food that Basket gave after the same use', () => {
    const t = nth(2, { goods: {}, played: ['trapper', 'basket'] })
    expect(t.moves()).toEqual(['use basket', 'done'])
    t.play('use basket').throughJson()
    expect(t.moves()).toEqual(['use trapper', 'done'])
    expect(t.play('use trapper').seat(0).goods).toEqual({ food: 2, sheep: 1 })
  })
})
