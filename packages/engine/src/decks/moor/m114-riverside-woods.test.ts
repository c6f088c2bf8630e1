import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Riverside Woods (M114)', () => {
  const table = (seat = {}) =>
    scenario({ moor: 2, seats: [{ goods: {}, played: ['riverside-woods'], ...seat }, { goods: {} }] })

  it('gives 1 wood for each visible forest with Fishing, 3 at the most', () => {
    const forests = ['c1', 'd1', 'e1', 'c2', 'd2']
    expect(
      table({ forests: forests.slice(0, 2) })
        .throughJson()
        .play('fishing')
        .seat(0).goods,
    ).toEqual({ wood: 2, food: 1 })
    expect(table({ forests }).play('fishing').seat(0).goods).toEqual({ wood: 3, food: 1 })
  })

  it('gives nothing without forests, elsewhere and to others', () => {
    expect(table().play('fishing').seat(0).goods).toEqual({ food: 1 })
    const t = table({ forests: ['c1'] }).play('clay-pit', 'fishing')
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([{ clay: 1 }, { food: 1 }])
  })

  it('asks for 3 majors', () => {
    const play = (majors: string[]) => table({ played: [], majors, hand: ['riverside-woods'] })
    const t = play(['well', 'joinery', 'furnace']).play('major-improvement', 'play riverside-woods')
    expect(t.seat(0).played.map(({ card }) => card)).toContain('riverside-woods')
    expect(play(['well', 'joinery']).refusal('major-improvement')?.refused).toBe('illegal-move')
  })
})
