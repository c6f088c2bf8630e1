import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Willow Bank (M122)', () => {
  const table = () =>
    scenario({
      moor: 2,
      seats: [
        { goods: {}, forests: ['c2'], moors: ['d2'], played: ['willow-bank'] },
        { goods: {}, forests: ['c2'] },
      ],
    })

  it('gives 1 reed with Fell Trees', () => {
    expect(table().throughJson().play('special sa1 fell-trees').seat(0).goods).toEqual({ wood: 2, reed: 1 })
  })

  it('gives nothing with Slash and Burn, Cut Peat, nor to others', () => {
    expect(table().play('special sa1 slash-and-burn').seat(0).goods).toEqual({})
    expect(table().play('special sa1 cut-peat').seat(0).goods).toEqual({ fuel: 3 })
    expect(table().play('clay-pit', 'special sa1 fell-trees').seat(0).goods).toEqual({ clay: 1 })
  })

  it('asks for 1 major', () => {
    const play = (majors: string[]) => scenario({ moor: 2, seats: [{ goods: {}, majors, hand: ['willow-bank'] }] })
    expect(
      play(['well'])
        .play('major-improvement', 'play willow-bank')
        .seat(0)
        .played.map(({ card }) => card),
    ).toContain('willow-bank')
    expect(play([]).refusal('major-improvement')?.refused).toBe('illegal-move')
  })
})
