import { describe, expect, it } from 'vitest'
import { pool } from '../../cards/deal.ts'
import { cardNamed } from '../../cards/registry.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Harpooner (A138)', () => {
  const table = (seat = {}) =>
    scenario({ players: 3, lying: { fishing: 4 }, seats: [{ goods: { wood: 2 }, played: ['harpooner'], ...seat }] })

  it('trades 1 wood for 1 reed and a food for each person, before the food of the space', () => {
    const t = table().play('fishing').throughJson()
    expect([t.moves(), t.seat(0).goods]).toEqual([['use harpooner', 'done'], { wood: 2 }])
    t.play('use harpooner')
    expect(t.seat(0).goods).toEqual({ wood: 1, reed: 1, food: 6 })
    expect(t.asked).toBe(1)
  })

  it('counts newborns', () => {
    const t = table({ people: 4, newborns: 1 }).play('fishing', 'use harpooner')
    expect(t.seat(0).goods).toEqual({ wood: 1, reed: 1, food: 8 })
  })

  it('may be left', () => {
    expect(table().play('fishing', 'done').seat(0).goods).toEqual({ wood: 2, food: 4 })
  })

  it('needs 1 wood, the Fishing space, and its owner', () => {
    expect(table({ goods: {} }).play('fishing').asked).toBe(1)
    expect(table().play('clay-pit').asked).toBe(1)
    const other = scenario({
      players: 3,
      seats: [{ goods: { wood: 1 } }, { goods: { wood: 1 }, played: ['harpooner'] }],
    })
    other.play('fishing')
    expect([other.asked, other.ask, other.seat(1).goods]).toEqual([1, 'place', { wood: 1 }])
  })

  it('is used with 3 or more players', () => {
    expect(pool('occupation', 3)).toContain(cardNamed('harpooner'))
    expect(pool('occupation', 2)).not.toContain(cardNamed('harpooner'))
  })
})
