import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const played = (t: ReturnType<typeof scenario>) => t.seat(0).played.map(({ card }) => card)

describe('Open Grill (M105)', () => {
  const table = (seat = {}, round = 1) =>
    scenario({ moor: 2, round, seats: [{ goods: {}, majors: ['fireplace-2'], hand: ['open-grill'], ...seat }] })

  it('costs a Fireplace, which goes back and covers the Horse Slaughterhouse again', () => {
    const t = table({ goods: { clay: 1, stone: 1 } })
      .play('major-improvement')
      .throughJson()
    expect(t.moves()).toContain('build horse-slaughterhouse-1')
    t.play('play open-grill')
    expect([t.seat(0).majors, played(t), t.score(0, 'cards')]).toEqual([[], ['open-grill'], 2])
    expect(t.state.stacks[0]).toHaveLength(2)
  })

  it('asks which, where there are two', () => {
    const t = table({ majors: ['fireplace-2', 'fireplace-3'] })
      .play('major-improvement', 'play open-grill')
      .throughJson()
    expect(t.moves()).toEqual(['build open-grill return fireplace-2', 'build open-grill return fireplace-3'])
    t.play('build open-grill return fireplace-3')
    expect([t.seat(0).majors, played(t)]).toEqual([['fireplace-2'], ['open-grill']])
  })

  it('cooks vegetables, sheep and horses for 2, boar and cattle for 3', () => {
    const goods = { vegetable: 1, sheep: 1, boar: 1, cattle: 1, horse: 1 }
    const t = table({ goods, majors: [], hand: [], played: ['open-grill'], stables: ['c1', 'c2', 'c3'] })
    const food = ['vegetable', 'sheep', 'boar', 'cattle', 'horse'].map((good) => {
      const before = t.seat(0).goods.food ?? 0
      return (t.play(`cook ${good} 1`).seat(0).goods.food ?? 0) - before
    })
    expect(food).toEqual([2, 2, 3, 3, 2])
  })

  it('bakes each grain for 2', () => {
    const t = table({ goods: { grain: 3 }, majors: [], hand: [], played: ['open-grill'] }, 3)
    expect(t.play('grain-utilization', 'bake 3').seat(0).goods).toEqual({ food: 6 })
  })

  it('is no Fireplace any more: neither for a Cooking Hearth nor for Pot Roast Recipe', () => {
    const t = table({ majors: [], hand: [], played: ['open-grill'] })
    expect(t.refusal('major-improvement')?.refused).toBe('illegal-move')
    expect(table({ majors: [] }).canPlay('open-grill')).toBe(false)
  })
})
