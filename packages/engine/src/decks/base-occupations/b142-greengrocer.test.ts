import { describe, expect, it } from 'vitest'
import { pool } from '../../cards/deal.ts'
import { cardNamed } from '../../cards/registry.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Greengrocer (B142)', () => {
  const table = () => scenario({ players: 3, seats: [{ goods: {}, played: ['greengrocer'] }, { goods: {} }] })

  it('gives 1 vegetable on top of Grain Seeds, without a question', () => {
    const t = table().play('grain-seeds').throughJson()
    expect([t.seat(0).goods, t.asked]).toEqual([{ grain: 1, vegetable: 1 }, 1])
  })

  it('comes before what the space gives', () => {
    const { events } = table().play('grain-seeds')
    expect(events.flatMap((told) => (told.event === 'got' ? [told.from] : []))).toEqual(['greengrocer', 'grain-seeds'])
  })

  it('gives nothing elsewhere and to others', () => {
    expect(table().play('forest').seat(0).goods).toEqual({ wood: 3 })
    const t = table().play('forest', 'grain-seeds')
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([{ wood: 3 }, { grain: 1 }])
  })

  it('is used with 3 or more players', () => {
    expect(pool('occupation', 3)).toContain(cardNamed('greengrocer'))
    expect(pool('occupation', 2)).not.toContain(cardNamed('greengrocer'))
  })
})
