import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Peat Iron (M088)', () => {
  const fuel = (moors: string[], round = 4) => {
    const t = scenario({ moor: 2, round, seats: [{ goods: { food: 9 }, moors, played: ['peat-iron'] }] })
    return (round === 4 ? t.toAsk('feed') : t.toRound(round + 1)).throughJson().seat(0).goods.fuel ?? 0
  }

  it('gives 1 fuel when a harvest begins with two visible moors or more', () => {
    expect([fuel(['c1', 'd1']), fuel(['c1', 'd1', 'c2', 'd2'])]).toEqual([1, 1])
  })

  it('gives nothing with one moor, or in a round without a harvest', () => {
    expect([fuel(['c1']), fuel([]), fuel(['c1', 'd1'], 2)]).toEqual([0, 0, 0])
  })

  it('does not see a moor under a forest', () => {
    const t = scenario({
      moor: 2,
      round: 4,
      seats: [{ goods: { food: 9 }, moors: ['c1'], forests: ['d1'], beneath: { d1: ['moor'] }, played: ['peat-iron'] }],
    })
    expect(t.toAsk('feed').seat(0).goods.fuel).toBeUndefined()
  })

  it('costs 1 wood', () => {
    const t = scenario({ moor: 2, seats: [{ goods: { wood: 1 }, hand: ['peat-iron'] }] })
    expect(t.play('major-improvement', 'play peat-iron').seat(0).goods).toEqual({})
  })
})
