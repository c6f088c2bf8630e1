import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const SPACES = ['a1', 'b1', 'c1', 'd1', 'e1', 'b2', 'c2', 'd2', 'e2', 'b3', 'c3', 'd3', 'e3']

describe('Land Parcel (M066)', () => {
  const table = (unused: number, seat = {}) =>
    scenario({ moor: 2, seats: [{ goods: {}, hand: ['land-parcel'], moors: SPACES.slice(unused), ...seat }] })
  const points = (unused: number) => {
    const without = scenario({ moor: 2, seats: [{ moors: SPACES.slice(unused) }] }).score(0, 'bonus')
    return table(unused, { hand: [], played: ['land-parcel'] }).score(0, 'bonus') - without
  }

  it('lays a forest on an unused space, which has to be chosen', () => {
    const t = table(2).play('major-improvement', 'play land-parcel').throughJson()
    expect(t.moves()).toEqual(['choose a1', 'choose b1'])
    expect(t.play('choose a1').farm(0).forests).toEqual(['a1'])
  })

  it('takes the only unused space, though crops grow or horses stand there', () => {
    const horses = table(1, { goods: { horse: 3 }, played: ['horse-trough'] }).play(
      'major-improvement',
      'play land-parcel',
    )
    expect(horses.moves()).toEqual(['choose a1'])
    expect(horses.play('choose a1').moves()).toEqual(['keep horse 1'])
    // The space of the Horse Trough is unused: it counts for the points.
    const points = (played: string[]) => table(1, { goods: { horse: 2 }, hand: [], played }).score(0, 'bonus')
    expect(points(['land-parcel', 'horse-trough'])).toBe(2)
    const sown = scenario({
      moor: 2,
      round: 3,
      seats: [{ goods: { grain: 1 }, hand: ['land-parcel'], moors: SPACES.slice(1), played: ['no-till-farming'] }],
    }).play('grain-utilization', 'sow grain a1', 'day-laborer', 'major-improvement', 'play land-parcel', 'choose a1')
    expect(sown.events).toContainEqual({ event: 'threw-away', seat: 0, goods: { grain: 3 }, on: 'a1' })
    expect(sown.farm(0).forests).toEqual(['a1'])
  })

  it('is played in vain without an unused space', () => {
    const t = table(0).play('major-improvement', 'play land-parcel')
    expect([t.asked, t.seat(0).played.map(({ card }) => card)]).toEqual([1, ['land-parcel']])
  })

  it('pays or costs by unused spaces, on top of what they cost anyway', () => {
    expect([0, 1, 2, 3, 4, 13].map(points)).toEqual([0, 2, -1, -3, -3, -3])
  })

  it('is played with 2 improvements at the most', () => {
    expect(table(2, { majors: ['well', 'joinery'] }).canPlay('land-parcel')).toBe(true)
    expect(table(2, { majors: ['well', 'joinery'], played: ['peat-moss'] }).canPlay('land-parcel')).toBe(false)
  })
})
