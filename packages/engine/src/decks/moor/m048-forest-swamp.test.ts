import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Forest Swamp (M048)', () => {
  const table = (round: number, seat = {}) =>
    scenario({
      moor: 2,
      round,
      seats: [{ goods: { food: 50, fuel: 50 }, played: ['forest-swamp'], moors: ['c1'], ...seat }],
    })

  it('lays a forest 4 rounds ahead with each Cut Peat, to be laid then', () => {
    const t = table(9).play('special sa1 cut-peat')
    expect(t.table.promises).toEqual([{ round: 13, seat: 0, what: 'forest', count: 1 }])
    t.toRound(13).throughJson()
    expect(t.play('choose e1').farm(0).forests).toEqual(['e1'])
  })

  it('gives it back if it is declined', () => {
    const t = table(9).play('special sa1 cut-peat').toRound(13).play('done')
    expect([t.farm(0).forests, t.ask]).toEqual([[], 'place'])
  })

  it('lays the last one in round 10, nothing from round 11 on', () => {
    expect(table(10).play('special sa1 cut-peat').table.promises).toHaveLength(1)
    expect(table(11).play('special sa1 cut-peat').table.promises).toEqual([])
  })

  it('does not react to other ways of losing a moor', () => {
    const t = table(1, { hand: ['peat-burn-off'] }).play('major-improvement', 'play peat-burn-off', 'choose c1')
    expect(t.table.promises).toEqual([])
    expect(table(1, { forests: ['d1'] }).play('special sa1 fell-trees').table.promises).toEqual([])
  })

  it('needs 2 majors', () => {
    const open = (majors: string[]) => table(1, { played: [], hand: ['forest-swamp'], majors }).canPlay('forest-swamp')
    expect([open(['well', 'joinery']), open(['well'])]).toEqual([true, false])
  })
})
