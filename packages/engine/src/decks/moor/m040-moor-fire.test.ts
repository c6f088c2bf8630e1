import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Moor Fire (M040)', () => {
  const table = (seat = {}) => scenario({ moor: 2, seats: [{ goods: {}, played: ['moor-fire'], ...seat }] })
  const USE = 'use moor-fire'

  it('turns the only visible moor into a field at any time, without fuel', () => {
    const t = table({ moors: ['c2'] })
    expect(t.extras()).toContain(USE)
    t.play(USE).throughJson()
    expect([t.asked, t.farm(0)]).toMatchObject([0, { goods: {}, moors: [], fields: ['c2'] }])
    expect(t.extras()).not.toContain(USE)
  })

  it('waits until there is exactly one', () => {
    expect(table({ moors: ['c2', 'd2'] }).extras()).not.toContain(USE)
    expect(table().extras()).not.toContain(USE)
    const t = table({ moors: ['c2', 'd2'] }).play('special sa1 cut-peat', 'choose c2', 'day-laborer')
    expect(t.extras()).toContain(USE)
  })

  it('wants the field next to the others', () => {
    expect(table({ moors: ['e3'], fields: ['b1'] }).extras()).not.toContain(USE)
    expect(table({ moors: ['b2'], fields: ['b1'] }).extras()).toContain(USE)
  })

  it('takes away what lies beneath', () => {
    const t = table({ moors: ['c2'], beneath: { c2: ['forest'] } }).play(USE)
    expect([t.farm(0).fields, t.seat(0).ground]).toEqual([['c2'], []])
  })

  it('is no Cut Peat, but sets off Nature’s Fertilizer, and works again', () => {
    const seat = { goods: { grain: 1 }, played: ['moor-fire', 'natures-fertilizer', 'moor-birch-trees'], moors: ['c2'] }
    const t = table(seat).play(USE).throughJson()
    expect(t.moves()).toEqual(['use natures-fertilizer', 'done'])
    t.play('use natures-fertilizer', 'sow grain c2')
    expect([t.asked, t.seat(0).goods]).toEqual([0, {}])
    const again = table({ moors: ['c2'], hand: ['deep-plow'], majors: ['well', 'joinery'], goods: { wood: 3 } })
    again.play(USE, 'major-improvement', 'play deep-plow', 'choose c1')
    expect(
      again
        .until((at) => at.asked === 0)
        .play(USE)
        .farm(0).fields,
    ).toEqual(['c1', 'c2'])
  })

  it('leaves the moor to a Cut Peat that has been begun', () => {
    const seat = { moors: ['c2'], forests: ['d2'], played: ['moor-fire', 'tool-shed'] }
    const t = table(seat).play('special sa1 cut-peat')
    expect([t.moves(), t.extras().includes(USE)]).toEqual([['use tool-shed', 'done'], false])
    expect(t.refusal(USE)).not.toBeNull()
    t.play('use tool-shed')
    expect(t.farm(0)).toMatchObject({ goods: { fuel: 3 }, moors: [], fields: ['d2'] })
  })

  it('is open while feeding and before scoring, with the sowing of Nature’s Fertilizer', () => {
    const at = (round: number, ask: string) =>
      scenario({
        moor: 2,
        round,
        seats: [
          {
            goods: { food: 9, fuel: 9, grain: 1 },
            moors: ['c1'],
            played: ['moor-fire', 'natures-fertilizer'],
            home: 1,
          },
          { goods: { food: 9, fuel: 9 }, home: 1 },
        ],
      }).toAsk(ask)
    for (const t of [at(4, 'feed'), at(14, 'last-chance')]) {
      t.playAs(0, USE).throughJson().playAs(0, 'use natures-fertilizer').throughJson()
      t.playAs(0, 'sow grain c1')
      expect(t.seat(0).fields).toEqual([{ cell: 'c1', crop: 'grain', count: 3 }])
    }
  })

  it('wakes when Bog Forest leaves one moor visible', () => {
    const t = table({ goods: { food: 1 }, moors: ['c1', 'd1'], hand: ['bog-forest'], majors: ['well', 'joinery'] })
    t.play('major-improvement', 'play bog-forest', 'choose c1').throughJson()
    expect(t.extras()).toContain(USE)
    t.play(USE)
    expect([t.asked, t.farm(0)]).toMatchObject([1, { forests: ['c1'], fields: ['d1'], moors: [] }])
  })

  it('never takes the moor that a special action is about to cut', () => {
    const seat = { goods: {}, played: ['moor-fire', 'peat-ash-fertilizer'], fields: ['b2'], crops: { b2: 'grain 2' } }
    const t = table({ ...seat, moors: ['c2'] })
    expect(t.extras()).toContain(USE)
    t.play('special sa1 cut-peat')
    // The card is taken, and nothing is cut yet.
    expect([t.moves(), t.extras()]).toEqual([['use peat-ash-fertilizer', 'done'], []])
    expect(t.refusal(USE)?.refused).toBe('illegal-move')
    expect(t.play('done').seat(0).goods).toEqual({ fuel: 3 })
  })

  it('needs 2 visible moors', () => {
    const open = (moors: string[]) => table({ played: [], hand: ['moor-fire'], moors }).canPlay('moor-fire')
    expect([open(['c1']), open(['c1', 'c2'])]).toEqual([false, true])
  })
})
