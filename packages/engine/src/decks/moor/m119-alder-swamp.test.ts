import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Alder Swamp (M119)', () => {
  const table = () =>
    scenario({
      moor: 2,
      seats: [
        { goods: {}, forests: ['c2'], moors: ['d2'], played: ['alder-swamp'] },
        { goods: {}, forests: ['c2'] },
      ],
    })

  it('brings 1 wood or 1 reed with Fell Trees; one has to be taken', () => {
    const t = table().play('special sa1 fell-trees').throughJson()
    expect(t.moves()).toEqual(['take wood 1', 'take reed 1'])
    expect(t.play('take reed 1').seat(0).goods).toEqual({ wood: 2, reed: 1 })
    expect(table().play('special sa1 fell-trees', 'take wood 1').seat(0).goods).toEqual({ wood: 3 })
  })

  it('brings nothing with other special actions, nor with those of others', () => {
    expect(table().play('special sa1 cut-peat').seat(0).goods).toEqual({ fuel: 3 })
    expect(table().play('special sa1 slash-and-burn').asked).toBe(1)
    expect(table().play('clay-pit', 'special sa1 fell-trees').seat(0).goods).toEqual({ clay: 1 })
  })

  it('asks for 2 improvements, and 2 food', () => {
    const play = (majors: string[]) =>
      scenario({ moor: 2, seats: [{ goods: { food: 2 }, majors, hand: ['alder-swamp'] }] })
    const t = play(['well', 'furnace']).play('major-improvement', 'play alder-swamp')
    expect(t.seat(0).goods).toEqual({})
    expect(play(['well']).refusal('major-improvement')?.refused).toBe('illegal-move')
  })
})
