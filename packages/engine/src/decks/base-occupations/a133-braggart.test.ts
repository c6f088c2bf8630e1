import { describe, expect, it } from 'vitest'
import { pool } from '../../cards/deal.ts'
import { cardNamed } from '../../cards/registry.ts'
import { majorsInGame } from '../../cards/stacks.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Braggart (A133)', () => {
  const MINORS = ['handplow', 'basket', 'lasso']
  const bonus = (majors: number, played: string[], seat = {}) =>
    scenario({
      players: 3,
      seats: [
        { majors: majorsInGame({ players: 3, moor: 0 }).slice(0, majors), played: ['braggart', ...played], ...seat },
      ],
    }).score(0, 'bonus')

  it('gives points by the number of improvements', () => {
    const table = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((majors) => bonus(majors, []))
    expect(table).toEqual([0, 0, 0, 0, 0, 2, 3, 4, 5, 7, 9])
  })

  it('counts majors and minors, and no more than 10 of them', () => {
    expect(bonus(2, MINORS)).toBe(2)
    expect(bonus(4, MINORS)).toBe(4)
    expect(bonus(10, MINORS)).toBe(9)
  })

  it('counts neither occupations nor cards in hand', () => {
    expect(bonus(4, ['conservator', 'grocer'], { hand: MINORS })).toBe(0)
  })

  it('counts neither what was passed on nor what was returned', () => {
    const four = ['fireplace-2', 'well', 'clay-oven', 'joinery']
    const seat = { goods: { food: 2 }, majors: four, played: ['braggart'], hand: ['shifting-cultivation'] }
    const t = scenario({ players: 3, round: 4, seats: [seat] })
    t.play('meeting-place', 'play shifting-cultivation').throughJson().play('plow c1', 'forest', 'clay-pit')
    expect(t.score(0, 'bonus')).toBe(0)
    t.play('major-improvement', 'build cooking-hearth-4 return fireplace-2')
    expect([t.seat(0).majors.length, t.score(0, 'bonus')]).toEqual([4, 0])
  })

  it('counts nothing for other players, and is used with 3 or more', () => {
    const t = scenario({
      players: 3,
      seats: [{ played: ['braggart'] }, { majors: majorsInGame({ players: 3, moor: 0 }).slice(0, 6) }],
    })
    expect(t.score(1, 'bonus')).toBe(0)
    expect(pool('occupation', 3)).toContain(cardNamed('braggart'))
    expect(pool('occupation', 2)).not.toContain(cardNamed('braggart'))
  })
})
