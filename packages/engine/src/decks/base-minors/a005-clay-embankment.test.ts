import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Clay Embankment (A005)', () => {
  const table = (goods: object, seat = {}, players = 2) =>
    scenario({ players, seats: [{ goods, hand: ['clay-embankment'], ...seat }] }).play('meeting-place')

  it('gives half of the clay in the supply, rounded down, then goes to the left neighbour', () => {
    const gained = [2, 3, 4, 5, 9].map(
      (clay) => table({ clay, food: 1 }).play('play clay-embankment').seat(0).goods.clay,
    )
    expect(gained).toEqual([3, 4, 6, 7, 13])
    const t = table({ clay: 2, food: 1 }).play('play clay-embankment')
    expect(t.seat(0)).toMatchObject({ goods: { clay: 3 }, played: [], hand: { minors: [] } })
    expect(t.seat(1).hand.minors).toEqual(['clay-embankment'])
    expect(t.asked).toBe(1)
  })

  it('is playable with 1 clay or none, and then gives nothing', () => {
    expect(table({ clay: 1, food: 1 }).play('play clay-embankment').seat(0).goods).toEqual({ clay: 1 })
    expect(table({ food: 1 }).play('play clay-embankment').seat(0).goods).toEqual({})
  })

  it('does not count the clay that lies on a card', () => {
    const t = table({ clay: 1, food: 1 }, { played: ['grocer'] }).play('play clay-embankment')
    expect(t.seat(0).goods).toEqual({ clay: 1 })
  })

  it('costs 1 food, which crops may raise', () => {
    expect(table({ clay: 4 }).asked).toBe(1)
    const t = table({ clay: 4, grain: 1 }).play('play clay-embankment').throughJson()
    expect(t.moves()).toEqual(['eat grain 1'])
    expect(t.play('eat grain').seat(0).goods).toEqual({ clay: 6 })
  })

  it('leaves the game when played alone (B15)', () => {
    const t = table({ clay: 2, food: 1 }, {}, 1).play('play clay-embankment')
    expect(t.seat(0)).toMatchObject({ goods: { clay: 3 }, played: [], hand: { minors: [] } })
  })
})
