import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const THREE = ['fireplace-2', 'joinery', 'well']

describe('Edge of the Forest (M023)', () => {
  const table = (seat = {}) =>
    scenario({ moor: 2, seats: [{ goods: {}, hand: ['edge-of-the-forest'], majors: THREE, ...seat }] })
  const play = (seat = {}) => table(seat).play('major-improvement', 'play edge-of-the-forest').seat(0).goods

  it('counts every edge between a forest and a field, and between a forest and a moor', () => {
    expect(play({ forests: ['c2'], fields: ['c1', 'd2'], moors: ['b2', 'c3'] })).toEqual({ food: 2, fuel: 2 })
    expect(play({ forests: ['c2', 'd1'], fields: ['c1'] })).toEqual({ food: 2 })
  })

  it('does not count edges between two forests, corners, or fields and moors beside each other', () => {
    expect(play({ forests: ['c2', 'd2'], fields: ['b1'], moors: ['b3', 'a1'] })).toEqual({})
  })

  it('sees the top tile only', () => {
    expect(play({ forests: ['c2', 'd2'], beneath: { d2: ['moor'] } })).toEqual({})
    expect(play({ forests: ['c2'], moors: ['d2'], beneath: { d2: ['forest'] } })).toEqual({ fuel: 1 })
  })

  it('counts edges across the joint of an extension', () => {
    const seat = {
      goods: { stone: 1 },
      house: 'clay',
      forests: ['e1'],
      hand: ['edge-of-the-forest', 'moor-enclosures'],
    }
    const t = table(seat).play('major-improvement', 'play moor-enclosures', 'extend f1 f2')
    t.until((at) => at.asked === 0 && at.state.round === 2)
    const fuel = t.seat(0).goods.fuel ?? 0
    expect(t.play('major-improvement', 'play edge-of-the-forest').seat(0).goods.fuel).toBe(fuel + 1)
  })

  it('needs 3 improvements, and goes to the left', () => {
    expect(table({ majors: THREE.slice(1) }).canPlay('edge-of-the-forest')).toBe(false)
    const t = table().play('major-improvement', 'play edge-of-the-forest')
    expect(t.seat(1).hand?.minors).toEqual(['edge-of-the-forest'])
  })
})
