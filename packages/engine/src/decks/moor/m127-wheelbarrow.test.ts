import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Wheelbarrow (M127)', () => {
  const table = (lying: object = {}) =>
    scenario({
      moor: 2,
      lying: { ...lying },
      seats: [
        { goods: {}, moors: ['c2'], forests: ['d2'], played: ['wheelbarrow'] },
        { goods: {}, moors: ['c2'] },
      ],
    })

  it('gives 1 fuel for 4 or more of one building resource from an accumulation space', () => {
    expect(table({ forest: 4 }).throughJson().play('forest').seat(0).goods).toEqual({ wood: 4, fuel: 1 })
    expect(table({ 'reed-bank': 5 }).play('reed-bank').seat(0).goods).toEqual({ reed: 5, fuel: 1 })
    expect(table({ 'clay-pit': 3 }).play('clay-pit').seat(0).goods).toEqual({ clay: 3 })
    expect(table({ fishing: 6 }).play('fishing').seat(0).goods).toEqual({ food: 6 })
  })

  it('brings one building resource of choice with Cut Peat; one has to be taken', () => {
    const t = table().play('special sa1 cut-peat').throughJson()
    expect(t.moves()).toEqual(['take wood 1', 'take clay 1', 'take reed 1', 'take stone 1'])
    expect(t.play('take stone 1').seat(0).goods).toEqual({ stone: 1, fuel: 3 })
  })

  it('does nothing with Fell Trees, nor for others', () => {
    expect(table().play('special sa1 fell-trees').asked).toBe(1)
    const t = table({ forest: 5 }).play('clay-pit', 'forest', 'reed-bank', 'special sa1 cut-peat')
    expect(t.seat(0).goods).toEqual({ clay: 1, reed: 1 })
  })

  it('asks for 1 major, and 2 wood', () => {
    const play = (majors: string[]) =>
      scenario({ moor: 2, seats: [{ goods: { wood: 2 }, majors, hand: ['wheelbarrow'] }] })
    expect(play(['well']).play('major-improvement', 'play wheelbarrow').seat(0).goods).toEqual({})
    expect(play([]).refusal('major-improvement')?.refused).toBe('illegal-move')
  })
})
