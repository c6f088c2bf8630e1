import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Peat Barge (M087)', () => {
  const table = (seat = {}) =>
    scenario({ moor: 2, seats: [{ goods: {}, played: ['peat-barge'], ...seat }, { goods: {} }] })

  it('gives 2 fuel with Fishing, without a question', () => {
    const t = table().throughJson().play('fishing')
    expect([t.seat(0).goods, t.asked]).toEqual([{ fuel: 2, food: 1 }, 1])
  })

  it('gives nothing elsewhere and to others', () => {
    const t = table().play('forest', 'fishing')
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([{ wood: 3 }, { food: 1 }])
  })

  it('costs 2 wood', () => {
    const t = table({ goods: { wood: 2 }, played: [], hand: ['peat-barge'] }).play(
      'major-improvement',
      'play peat-barge',
    )
    expect([t.seat(0).goods, t.score(0, 'cards')]).toEqual([{}, 1])
  })
})
