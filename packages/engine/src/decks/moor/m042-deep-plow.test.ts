import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Deep Plow (M042)', () => {
  const table = (seat = {}, round = 13) =>
    scenario({ moor: 2, round, seats: [{ goods: {}, played: ['deep-plow'], ...seat }] })

  it('may lay a moor on an unused space when it is played', () => {
    const play = () =>
      table({ played: [], hand: ['deep-plow'], goods: { wood: 3 }, majors: ['well', 'joinery'] }, 1)
        .play('major-improvement', 'play deep-plow')
        .throughJson()
    expect(play().play('choose c2').farm(0)).toMatchObject({ goods: {}, moors: ['c2'] })
    expect(play().play('done').farm(0).moors).toEqual([])
  })

  it('turns a moor into a field before Farmland plows, without fuel', () => {
    const t = table({ moors: ['c2', 'e3'] })
      .play('farmland')
      .throughJson()
    expect(t.moves()).toEqual(['use deep-plow', 'done'])
    t.play('use deep-plow', 'choose c2').throughJson()
    expect(t.moves()).toEqual(['plow c1', 'plow b2', 'plow d2', 'plow c3'])
    t.play('plow c1')
    expect([t.asked, t.farm(0)]).toMatchObject([1, { goods: {}, fields: ['c1', 'c2'], moors: ['e3'] }])
  })

  it('does so at Cultivation, but not with Slash and Burn, and may be left', () => {
    expect(
      table({ moors: ['c2'] })
        .play('cultivation')
        .moves(),
    ).toEqual(['use deep-plow', 'done'])
    expect(table({ moors: ['c2'], forests: ['d2'] }).play('special sa1 slash-and-burn').asked).toBe(1)
    expect(
      table({ moors: ['c2'] })
        .play('farmland', 'done', 'plow c1')
        .farm(0).moors,
    ).toEqual(['c2'])
  })

  it('makes Farmland usable where only the new field has a neighbour to plow', () => {
    // Every space beside the field lies under a tile; beyond the moor there is a free one.
    const spaces = ['a1', 'c1', 'd1', 'e1', 'b2', 'd2', 'e2', 'b3', 'd3', 'e3']
    const seat = { fields: ['b1'], moors: ['c1'], forests: spaces.filter((cell) => !['c1', 'd1'].includes(cell)) }
    expect(table({ ...seat, played: [] }).refusal('farmland')).not.toBeNull()
    const t = table(seat).play('farmland')
    // It may not be left: nothing could be plowed then.
    expect(t.moves()).toEqual(['use deep-plow'])
    t.play('use deep-plow', 'choose c1')
    expect(t.moves()).toEqual(['plow d1', 'plow c2'])
  })

  it('lets Cultivation sow the new field', () => {
    const t = table({ moors: ['c2'], goods: { grain: 1 } }).play('cultivation', 'use deep-plow', 'choose c2')
    expect(t.moves()).toContain('sow grain c2')
  })

  it('wants the new field next to the others', () => {
    expect(
      table({ moors: ['e3'], fields: ['b1'] })
        .play('farmland')
        .moves(),
    ).toEqual(['plow a1', 'plow c1', 'plow b2'])
  })

  it('sets off Nature’s Fertilizer', () => {
    const seat = { moors: ['c2'], goods: { grain: 1 }, played: ['deep-plow', 'natures-fertilizer'] }
    const t = table(seat).play('farmland', 'use deep-plow', 'choose c2')
    expect(t.moves()).toEqual(['use natures-fertilizer', 'done'])
  })

  it('needs 2 improvements and 3 wood', () => {
    const open = (wood: number, majors: string[]) =>
      table({ played: [], hand: ['deep-plow'], goods: { wood }, majors }, 1).canPlay('deep-plow')
    expect([open(3, ['well', 'joinery']), open(2, ['well', 'joinery']), open(3, ['well'])]).toEqual([
      true,
      false,
      false,
    ])
  })
})
