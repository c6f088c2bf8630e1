import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Thick Forest (B074)', () => {
  const table = (round: number, clay = 5) =>
    scenario({ round, seats: [{ goods: { clay }, hand: ['thick-forest'] }] }).play('meeting-place')
  const rounds = (round: number) =>
    table(round)
      .play('play thick-forest')
      .table.promises.map(({ round: at, what, count }) => `${at} ${what} ${count}`)

  it('puts 1 wood on every even round space that is still ahead', () => {
    expect(rounds(1)).toEqual([2, 4, 6, 8, 10, 12, 14].map((round) => `${round} wood 1`))
    expect(rounds(10)).toEqual(['12 wood 1', '14 wood 1'])
    expect(rounds(14)).toEqual([])
  })

  it('gives the wood when the round begins', () => {
    const t = table(1).play('play thick-forest').throughJson().toRound(2)
    expect(t.seat(0).goods.wood).toBe(1)
  })

  it('shows 5 clay and pays none', () => {
    expect(table(1).play('play thick-forest').seat(0).goods).toEqual({ clay: 5 })
    expect(table(1, 4).asked).toBe(1)
  })
})
