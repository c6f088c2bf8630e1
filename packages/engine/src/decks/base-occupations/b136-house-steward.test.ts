import { describe, expect, it } from 'vitest'
import { pool } from '../../cards/deal.ts'
import { cardNamed } from '../../cards/registry.ts'
import { scenario } from '../../testing/scenario.ts'

describe('House Steward (B136)', () => {
  const THREE = ['a1', 'a2', 'a3']

  it('gives wood by the rounds that are left', () => {
    const wood = (round: number) =>
      scenario({ players: 3, round, seats: [{ goods: {}, hand: ['house-steward'] }] })
        .play('lessons')
        .throughJson()
        .play('play house-steward')
        .seat(0).goods.wood ?? 0
    const table = Array.from({ length: 14 }, (_, i) => wood(i + 1))
    expect(table).toEqual([4, 4, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 0])
  })

  it('gives 3 points to the player with most rooms, whoever it is', () => {
    const bonus = (rooms: string[][]) => {
      const t = scenario({
        players: 3,
        seats: rooms.map((own, seat) => ({ rooms: own, played: seat === 0 ? ['house-steward'] : [] })),
      })
      return [0, 1, 2].map((seat) => t.score(seat, 'bonus'))
    }
    const two = ['a2', 'a3']
    expect(bonus([THREE, two, two])).toEqual([3, 0, 0])
    expect(bonus([two, THREE, two])).toEqual([0, 3, 0])
    expect(bonus([two, THREE, THREE])).toEqual([0, 3, 3])
    expect(bonus([two, two, two])).toEqual([3, 3, 3])
  })

  it('scores nothing as long as nobody has played it', () => {
    const t = scenario({ players: 3, seats: [{ rooms: THREE, hand: ['house-steward'] }] })
    expect(t.score(0, 'bonus')).toBe(0)
    expect(t.play('lessons', 'play house-steward').score(0, 'bonus')).toBe(3)
    expect(t.score(1, 'bonus')).toBe(0)
  })

  it('does not take a Caravan for a room', () => {
    const t = scenario({
      players: 3,
      seats: [
        { rooms: THREE, played: ['house-steward'] },
        { rooms: ['a2', 'a3'], played: ['caravan'] },
      ],
    })
    expect([t.score(0, 'bonus'), t.score(1, 'bonus')]).toEqual([3, 0])
  })

  it('is used with 3 or more players', () => {
    expect(pool('occupation', 3)).toContain(cardNamed('house-steward'))
    expect(pool('occupation', 2)).not.toContain(cardNamed('house-steward'))
  })
})
