import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { scenario } from '../../testing/scenario.ts'

const THREE = ['fireplace-2', 'joinery', 'well']

describe('Home Wood (M034)', () => {
  const table = (seat = {}, more = {}) =>
    scenario({ moor: 2, round: 11, seats: [{ goods: {}, played: ['home-wood'], ...seat }], ...more })

  it('holds 1 animal in each visible forest, of different kinds if need be', () => {
    const t = table({ goods: { boar: 1, cattle: 1 }, forests: ['c1', 'd1'] }).play('special sa2 hiring-fair')
    t.throughJson()
    expect(t.seat(0).animals).toHaveLength(2)
    const full = table({ goods: { boar: 1, cattle: 1, horse: 1 }, forests: ['c1'] }).play('forest')
    expect(at(full.state.players, 0).goods[7]).toBe(1)
    const market = table({ goods: { boar: 2 }, forests: ['c1', 'd1'] }).play('pig-market')
    expect([market.asked, market.seat(0).goods]).toEqual([1, { boar: 3 }])
    const more = table({ goods: { boar: 2 }, forests: ['c1'] }).play('pig-market')
    expect(more.moves()).toEqual(['keep boar 2'])
  })

  it('holds no sheep', () => {
    const t = table({ goods: { sheep: 1 }, forests: ['c1', 'd1'] }).play('sheep-market')
    expect(t.moves()).toEqual(['keep sheep 1'])
    const house = table({ goods: { boar: 1 }, forests: ['c1'] }).play('sheep-market')
    expect([house.asked, house.seat(0).goods]).toEqual([1, { boar: 1, sheep: 1 }])
  })

  it('counts top tiles only, and one animal a space', () => {
    const hidden = table({ goods: { boar: 1 }, moors: ['c1'], beneath: { c1: ['forest'] } }).play('pig-market')
    expect(hidden.moves()).toEqual(['keep boar 1'])
    const stacked = table({ goods: { boar: 2 }, forests: ['c1'], beneath: { c1: ['forest'] } }).play('pig-market')
    expect(stacked.moves()).toEqual(['keep boar 2'])
  })

  it('asks at once when the forest is felled', () => {
    const t = table({ goods: { boar: 2 }, forests: ['c1'] })
      .play('special sa1 fell-trees')
      .throughJson()
    expect([t.ask, t.moves()]).toEqual(['keep', ['keep boar 1']])
  })

  it('makes no pastures', () => {
    expect(table({ forests: ['c1', 'd1'] }).score(0, 'pastures')).toBe(-1)
  })

  it('needs 3 improvements', () => {
    const open = (majors: string[]) => table({ played: [], hand: ['home-wood'], majors }).canPlay('home-wood')
    expect([open(THREE), open(THREE.slice(1))]).toEqual([true, false])
  })
})
