import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Market Stall (B008)', () => {
  const table = (seat = {}, players = 2) =>
    scenario({ players, seats: [{ goods: { grain: 1 }, hand: ['market-stall'], ...seat }] }).play('meeting-place')

  it('gives 1 vegetable for 1 grain, then goes to the left neighbour', () => {
    const t = table().throughJson().play('play market-stall')
    expect(t.seat(0)).toMatchObject({ goods: { vegetable: 1 }, played: [], hand: { minors: [] } })
    expect(t.seat(0).goods.grain).toBeUndefined()
    expect([t.seat(1).hand.minors, t.asked]).toEqual([['market-stall'], 1])
  })

  it('takes the grain from the supply, never from a field', () => {
    expect(table({ goods: {}, crops: { c1: 'grain 3' } }).asked).toBe(1)
    expect(table({ goods: { food: 9, vegetable: 1 } }).asked).toBe(1)
  })

  it('leaves the game when played alone (B15)', () => {
    expect(table({}, 1).play('play market-stall').seat(0)).toMatchObject({ played: [], hand: { minors: [] } })
  })
})
