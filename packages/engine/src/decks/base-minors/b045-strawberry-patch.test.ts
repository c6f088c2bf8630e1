import { describe, expect, it } from 'vitest'
import { agricola } from '../../agricola.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Strawberry Patch (B045)', () => {
  const two = { c1: 'vegetable 2', c2: 'vegetable 1' }
  const table = (seat = {}, round = 1) =>
    scenario({ round, seats: [{ goods: { wood: 1 }, crops: two, hand: ['strawberry-patch'], ...seat }] })
  const rounds = (t: ReturnType<typeof table>) =>
    agricola.view(t.state, 'public').table.promises.map(({ round, what, count }) => `${round} ${what} ${count}`)

  it('puts 1 food on each of the next three round spaces', () => {
    const t = table().play('meeting-place').throughJson().play('play strawberry-patch')
    expect(rounds(t)).toEqual(['2 food 1', '3 food 1', '4 food 1'])
    expect([t.seat(0).goods, t.score(0, 'cards')]).toEqual([{}, 2])
    t.play('day-laborer', 'forest', 'fishing')
    expect(t.seat(0).goods).toEqual({ wood: 3, food: 1 })
  })

  it('loses what would lie beyond round 14', () => {
    expect(rounds(table({}, 13).play('meeting-place', 'play strawberry-patch'))).toEqual(['14 food 1'])
  })

  it('asks for 2 fields with vegetables, and 1 wood', () => {
    expect(table({ crops: { c1: 'vegetable 2' } }).play('meeting-place').asked).toBe(1)
    expect(table({ crops: { ...two, c2: 'grain 3' } }).play('meeting-place').asked).toBe(1)
    expect(table({ crops: { c1: 'vegetable 2' }, fields: ['c2'] }).play('meeting-place').asked).toBe(1)
    expect(table({ goods: {} }).play('meeting-place').asked).toBe(1)
  })

  it('counts a card on which vegetables grow', () => {
    const one = { crops: { c1: 'vegetable 2' }, played: ['beanfield'], goods: { wood: 1, vegetable: 1 } }
    const t = table(one, 3)
    expect(table(one, 3).play('meeting-place').asked).toBe(1)
    t.play('grain-utilization', 'sow vegetable beanfield', 'forest', 'meeting-place')
    expect(t.moves()).toContain('play strawberry-patch')
  })
})
