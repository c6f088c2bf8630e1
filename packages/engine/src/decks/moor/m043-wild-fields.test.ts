import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Wild Fields (M043)', () => {
  const table = (seat = {}) =>
    scenario({ moor: 2, seats: [{ goods: { food: 2 }, hand: ['wild-fields'], fields: ['a1', 'b1'], ...seat }] })
  const play = (seat = {}) => table(seat).play('major-improvement', 'play wild-fields')

  it('lays up to two fields apart from all others, one after the other', () => {
    const t = play().throughJson()
    expect(t.moves()).not.toContain('choose c1')
    expect(t.moves()).not.toContain('choose b2')
    t.play('choose d1').throughJson()
    expect(t.moves()).not.toContain('choose e1')
    t.play('choose e3')
    expect([t.asked, t.farm(0)]).toMatchObject([1, { goods: {}, fields: ['a1', 'b1', 'd1', 'e3'] }])
  })

  it('lays one or none', () => {
    expect(play().play('choose d1', 'done').farm(0).fields).toEqual(['a1', 'b1', 'd1'])
    expect(play().play('done').farm(0).fields).toEqual(['a1', 'b1'])
  })

  it('is no plowing; later fields border any field', () => {
    const t = play({ played: ['clearing-spade'] })
      .play('choose d1', 'done')
      .play('grain-seeds', 'farmland')
    expect(t.moves()).toEqual(['plow c1', 'plow e1', 'plow b2', 'plow d2'])
  })

  it('needs 2 fields and costs 2 food', () => {
    expect(table({ fields: ['a1'] }).canPlay('wild-fields')).toBe(false)
    expect(table({ goods: { food: 1 } }).canPlay('wild-fields')).toBe(false)
    expect(table().canPlay('wild-fields')).toBe(true)
  })
})
