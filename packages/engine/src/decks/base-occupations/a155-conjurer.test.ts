import { describe, expect, it } from 'vitest'
import { pool } from '../../cards/deal.ts'
import { cardNamed } from '../../cards/registry.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Conjurer (A155)', () => {
  const table = (players: number) =>
    scenario({
      players,
      lying: { 'traveling-players': 3 },
      seats: [{ goods: {}, played: ['conjurer'] }, { goods: {} }],
    })

  it('gives 1 wood and 1 grain on top of the Traveling Players, without a question', () => {
    for (const players of [4, 5, 6]) {
      const t = table(players).throughJson().play('traveling-players')
      expect(t.seat(0).goods).toEqual({ wood: 1, grain: 1, food: 3 })
      expect(t.asked).toBe(1)
    }
  })

  it('comes before the food of the space', () => {
    const t = table(4).play('traveling-players')
    const from = t.events.flatMap((event) => (event.event === 'got' ? [event.from] : []))
    expect(from).toEqual(['conjurer', 'traveling-players'])
  })

  it('gives nothing elsewhere and to others', () => {
    expect(table(4).play('fishing').seat(0).goods).toEqual({ food: 1 })
    const t = table(4).play('day-laborer', 'traveling-players')
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([{ food: 2 }, { food: 3 }])
  })

  it('is used with 4 or more players', () => {
    expect([3, 4, 5].map((players) => pool('occupation', players).includes(cardNamed('conjurer')))).toEqual([
      false,
      true,
      true,
    ])
  })
})
