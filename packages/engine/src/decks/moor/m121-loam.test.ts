import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Loam (M121)', () => {
  const clay = (seat: object) => {
    const t = scenario({ moor: 2, seats: [{ goods: {}, played: ['loam'], ...seat }, { goods: {} }] }).throughJson()
    return t.play('special sa2 hiring-fair').seat(0).goods.clay ?? 0
  }

  it('gives 1 clay with Hiring Fair while just one person is left, also an ill one or a guest', () => {
    expect(clay({ home: 1 })).toBe(1)
    expect(clay({ home: 1, ill: 1 })).toBe(1)
    expect(clay({ home: 0, guests: 1 })).toBe(1)
  })

  it('gives nothing while two are left; a newborn is not one of them', () => {
    expect(clay({ home: 2 })).toBe(0)
    expect(clay({ home: 1, guests: 1 })).toBe(0)
    expect(clay({ people: 3, newborns: 1, home: 1 })).toBe(1)
  })

  it('gives nothing for the Hiring Fair of others, nor for other actions', () => {
    const t = scenario({
      moor: 2,
      seats: [
        { goods: {}, home: 1, forests: ['c1'], played: ['loam'] },
        { goods: {}, home: 1 },
      ],
    })
    t.play('special sa1 fell-trees', 'special sa2 hiring-fair')
    expect(t.seat(0).goods).toEqual({ wood: 2 })
  })

  it('asks for 1 improvement', () => {
    const play = (majors: string[]) => scenario({ moor: 2, seats: [{ goods: {}, majors, hand: ['loam'] }] })
    expect(
      play(['well'])
        .play('major-improvement', 'play loam')
        .seat(0)
        .played.map(({ card }) => card),
    ).toContain('loam')
    expect(play([]).refusal('major-improvement')?.refused).toBe('illegal-move')
  })
})
