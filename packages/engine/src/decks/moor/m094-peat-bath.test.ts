import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Peat Bath (M094)', () => {
  const table = (round: number, seat = {}) =>
    scenario({ moor: 2, round, seats: [{ goods: {}, moors: ['c1', 'd1', 'e1'], played: ['peat-bath'], ...seat }] })
  const rounds = (t: ReturnType<typeof scenario>) => t.state.promises.map(({ round, count }) => [round, count])

  it('lays 1 food on as many of the next rounds as there are visible moors', () => {
    const t = table(2).throughJson().play('infirmary')
    expect([rounds(t), t.seat(0).goods]).toEqual([
      [
        [3, 1],
        [4, 1],
        [5, 1],
      ],
      { food: 1 },
    ])
    expect(t.toRound(3).seat(0).goods.food).toBeGreaterThanOrEqual(2)
  })

  it('counts each visitor, ill or well', () => {
    const t = table(2, { ill: 1, moors: ['c1'] }).play('infirmary', 'forest', 'infirmary')
    expect(rounds(t)).toEqual([
      [3, 1],
      [3, 1],
    ])
  })

  it('lays nothing beyond round 14, nor without moors, nor for others', () => {
    expect(rounds(table(12).play('infirmary'))).toEqual([
      [13, 1],
      [14, 1],
    ])
    expect(rounds(table(2, { moors: [] }).play('infirmary'))).toEqual([])
    expect(rounds(table(2).play('forest', 'infirmary'))).toEqual([])
  })

  it('costs 1 wood and 1 clay', () => {
    const t = scenario({ moor: 2, seats: [{ goods: { wood: 1, clay: 1 }, hand: ['peat-bath'] }] })
    t.play('major-improvement', 'play peat-bath')
    expect([t.seat(0).goods, t.score(0, 'cards')]).toEqual([{}, 1])
  })
})
