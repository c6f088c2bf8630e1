import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Whisky Barrels (L063)', () => {
  const play = (round: number, grain = 3) =>
    scenario({ round, seats: [{ goods: { grain }, hand: ['whisky-barrels'] }] }).play('meeting-place')

  it('fixes bonus points by the round in which it is played', () => {
    const points = Array.from({ length: 14 }, (_, i) =>
      play(i + 1)
        .play('play whisky-barrels')
        .score(0, 'bonus'),
    )
    expect(points).toEqual([5, 5, 5, 5, 5, 5, 3, 3, 2, 2, 1, 1, 0, 0])
  })

  it('keeps them, whatever round it becomes', () => {
    const t = play(6).throughJson().play('play whisky-barrels')
    expect(t.seat(0).ledger).toEqual([{ card: 'whisky-barrels', points: 5 }])
    expect(t.toRound(9).score(0, 'bonus')).toBe(5)
  })

  it('costs 3 grain and has no points of its own', () => {
    const t = play(1).play('play whisky-barrels')
    expect([t.seat(0).goods, t.score(0, 'cards')]).toEqual([{}, 0])
    expect(play(1, 2).asked).toBe(1)
  })
})
