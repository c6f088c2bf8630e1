import { describe, expect, it } from 'vitest'
import { pool } from '../../cards/deal.ts'
import { cardNamed } from '../../cards/registry.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Storehouse Keeper (B156)', () => {
  const table = (players = 4) =>
    scenario({ players, seats: [{ goods: {}, played: ['storehouse-keeper'] }, { goods: {} }] })

  it('gives 1 clay or 1 grain on top of the Resource Market: one has to be taken', () => {
    const t = table().play('resource-market').throughJson()
    expect([t.moves(), t.seat(0).goods]).toEqual([['take clay 1', 'take grain 1'], {}])
    expect(t.play('take grain 1').seat(0).goods).toEqual({ grain: 1, reed: 1, stone: 1, food: 1 })
    const clay = table().play('resource-market', 'take clay 1')
    expect([clay.seat(0).goods, clay.asked]).toEqual([{ clay: 1, reed: 1, stone: 1, food: 1 }, 1])
  })

  it('works on the Resource Market of the larger boards, not on the Resource Trade', () => {
    expect(table(5).play('resource-market').moves()).toEqual(['take clay 1', 'take grain 1'])
    expect(table(6).play('resource-trade').moves()).not.toContain('take grain 1')
  })

  it('gives nothing elsewhere and to others', () => {
    expect(table().play('forest').asked).toBe(1)
    const t = table().play('forest', 'resource-market')
    expect([t.asked, t.ask, t.seat(0).goods]).toEqual([2, 'place', { wood: 3 }])
  })

  it('is used with 4 or more players', () => {
    expect(pool('occupation', 4)).toContain(cardNamed('storehouse-keeper'))
    expect(pool('occupation', 3)).not.toContain(cardNamed('storehouse-keeper'))
  })
})
