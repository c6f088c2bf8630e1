import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Nosebag (M130)', () => {
  const table = (seat = {}) =>
    scenario({ moor: 2, seats: [{ goods: {}, played: ['nosebag'], ...seat }, { goods: {} }] })

  it('gives 1 horse with Grain Seeds, without a question', () => {
    const t = table().throughJson().play('grain-seeds')
    expect([t.seat(0).goods, t.asked]).toEqual([{ grain: 1, horse: 1 }, 1])
  })

  it('asks which animals to keep if the horse finds no place', () => {
    const t = table({ goods: { sheep: 1 } })
      .play('grain-seeds')
      .throughJson()
    expect(t.moves()).toEqual(['keep horse 1', 'keep sheep 1'])
    expect(t.play('keep sheep 1').seat(0).goods).toEqual({ grain: 1, sheep: 1 })
  })

  it('gives nothing elsewhere and to others', () => {
    const t = table().play('forest', 'grain-seeds')
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([{ wood: 3 }, { grain: 1 }])
  })

  it('asks for 1 major, and 1 food', () => {
    const play = (majors: string[]) => table({ goods: { food: 1 }, played: [], majors, hand: ['nosebag'] })
    expect(play(['well']).play('major-improvement', 'play nosebag').seat(0).goods).toEqual({})
    expect(play([]).refusal('major-improvement')?.refused).toBe('illegal-move')
  })
})
