import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const MAJORS = ['fireplace-2', 'joinery', 'well']
const ALL = ['a1', 'b1', 'c1', 'd1', 'e1', 'b2', 'c2', 'd2', 'e2', 'b3', 'c3', 'd3', 'e3']

describe('Reforestation (M017)', () => {
  const table = (seat = {}) =>
    scenario({ moor: 2, seats: [{ goods: {}, hand: ['reforestation'], majors: MAJORS, ...seat }] })
  const play = (seat = {}) => table(seat).play('major-improvement', 'play reforestation')

  it('lays a forest on an unused space, which has to be chosen', () => {
    const t = play({ moors: ALL.slice(2) }).throughJson()
    expect(t.moves()).toEqual(['choose a1', 'choose b1'])
    expect(t.play('choose b1').farm(0).forests).toEqual(['b1'])
    expect([t.asked, t.seat(1).hand?.minors]).toEqual([1, ['reforestation']])
  })

  it('has no effect without an unused space', () => {
    const t = play({ moors: ALL })
    expect([t.asked, t.farm(0).forests, t.seat(1).hand?.minors]).toEqual([1, [], ['reforestation']])
  })

  it('needs 3 majors', () => {
    expect(table({ majors: MAJORS.slice(1) }).canPlay('reforestation')).toBe(false)
  })
})
