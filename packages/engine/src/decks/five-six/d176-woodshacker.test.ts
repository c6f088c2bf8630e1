import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Woodshacker (D176)', () => {
  /** Only the owner has people left, so that the turns follow one upon another. */
  const table = (seat: SeatSetup = {}) => {
    const others = Array.from({ length: 4 }, () => ({ goods: {}, home: 0 }))
    return scenario({ players: 5, seats: [{ goods: {}, people: 5, played: ['woodshacker'], ...seat }, ...others] })
  }
  const clay = (t: ReturnType<typeof table>) => t.seat(0).goods.clay ?? 0

  it('gives 1 clay with the first use of a wood accumulation space in a round, 2 with the second, then nothing', () => {
    const t = table().play('forest').throughJson()
    expect([clay(t), t.asked]).toEqual([1, 0])
    expect(clay(t.play('grove'))).toBe(1 + 2)
    expect(clay(t.play('copse'))).toBe(3)
    expect(clay(t.play('riverbank-forest'))).toBe(3)
  })

  it('gives the clay before the wood comes', () => {
    const got = table()
      .play('forest')
      .events.flatMap((event) => (event.event === 'got' ? [event.goods] : []))
    expect(got).toEqual([{ clay: 1 }, { wood: 3 }])
  })

  it('counts every wood accumulation space as the first', () => {
    for (const space of ['forest', 'grove', 'copse', 'riverbank-forest']) expect(clay(table().play(space))).toBe(1)
    expect(clay(table().play('reed-bank'))).toBe(0)
  })

  it('counts uses of the round from before it was played', () => {
    const t = table({ played: [], hand: ['woodshacker'] }).play('forest', 'lessons', 'play woodshacker')
    expect([clay(t), clay(t.play('grove')), clay(t.play('copse'))]).toEqual([0, 2, 2])
  })

  it("counts the owner's uses alone", () => {
    const t = scenario({ players: 5, starting: 4, seats: [{ goods: {}, played: ['woodshacker'] }] })
    expect(clay(t.play('forest', 'grove'))).toBe(1)
    expect(t.play('copse').seat(1).goods.clay).toBeUndefined()
  })

  it('begins anew in every round', () => {
    const t = table({ home: 2 }).play('forest', 'grove')
    expect([t.state.round, clay(t)]).toEqual([2, 3])
    expect(clay(t.play('forest'))).toBe(4)
  })
})
