import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('River Clay (M120)', () => {
  const table = (seat = {}) =>
    scenario({ moor: 2, seats: [{ goods: {}, played: ['river-clay'], ...seat }, { goods: {} }] })

  it('gives 2 clay with Fishing, without a question', () => {
    const t = table().throughJson().play('fishing')
    expect([t.seat(0).goods, t.asked]).toEqual([{ clay: 2, food: 1 }, 1])
  })

  it('gives nothing elsewhere and to others', () => {
    const t = table().play('forest', 'fishing')
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([{ wood: 3 }, { food: 1 }])
  })

  it('asks for 1 major', () => {
    const play = (majors: string[]) => table({ played: [], majors, hand: ['river-clay'] })
    expect(
      play(['well'])
        .play('major-improvement', 'play river-clay')
        .seat(0)
        .played.map(({ card }) => card),
    ).toContain('river-clay')
    expect(play([]).refusal('major-improvement')?.refused).toBe('illegal-move')
  })
})
