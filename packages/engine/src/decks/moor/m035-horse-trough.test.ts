import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const BESIDE = ['a1', 'b2', 'b3']

describe('Horse Trough (M035)', () => {
  const table = (seat = {}, more = {}) =>
    scenario({ moor: 2, seats: [{ goods: { horse: 2, food: 1 }, played: ['horse-trough'], ...seat }], ...more })
  const COPER = 'special sa2 horse-coper'

  it('holds 2 horses on one unused space next to the house, besides the one in it', () => {
    const t = table().play(COPER).throughJson()
    expect([t.asked, t.seat(0).goods]).toEqual([1, { horse: 3 }])
    expect(
      table({ goods: { horse: 3, food: 1 } })
        .play(COPER)
        .moves(),
    ).toEqual(['keep horse 3'])
  })

  it('holds no other animals', () => {
    const t = table({ goods: { sheep: 1 } }, { round: 4 }).play('sheep-market')
    expect(t.moves()).toEqual(['keep sheep 1'])
  })

  it('leaves the space unused', () => {
    expect(table().score(0, 'unused')).toBe(-13)
  })

  it('moves to another space, and is gone with the last one', () => {
    const t = table({ goods: { horse: 3, wood: 9, reed: 9 }, moors: ['b2', 'b3', 'b1'] })
    t.play('farm-expansion', 'room a1').throughJson()
    expect([t.ask, t.moves()]).toEqual(['keep', ['keep horse 1']])
    const other = table({ goods: { horse: 3 }, moors: ['b2'] }).play('farmland', 'plow a1')
    expect([other.asked, other.seat(0).goods]).toEqual([1, { horse: 3 }])
    const last = table({ goods: { horse: 3 }, moors: ['b2', 'b3'] }).play('farmland', 'plow a1')
    expect(last.moves()).toEqual(['keep horse 1'])
  })

  it('asks when a stable or a tile takes the last space', () => {
    const stable = table({ goods: { horse: 3, wood: 2 }, moors: BESIDE.slice(1) }).play('farm-expansion', 'stable a1')
    expect(stable.moves()).toEqual(['keep horse 2'])
    const majors = ['well', 'joinery', 'pottery']
    const tile = table({ goods: { horse: 3 }, moors: BESIDE.slice(1), majors, hand: ['reforestation'] })
    tile.play('major-improvement', 'play reforestation', 'choose a1')
    expect(tile.moves()).toEqual(['keep horse 1'])
  })

  it('needs a space next to the house', () => {
    expect(
      table({ goods: { horse: 1, food: 1 }, moors: BESIDE })
        .play(COPER)
        .moves(),
    ).toEqual(['keep horse 1'])
  })

  it('costs 1 stone', () => {
    const open = (goods: object) => table({ goods, played: [], hand: ['horse-trough'] }).canPlay('horse-trough')
    expect([open({ stone: 1 }), open({ clay: 1 })]).toEqual([true, false])
  })
})
