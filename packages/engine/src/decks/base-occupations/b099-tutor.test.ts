import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Tutor (B099)', () => {
  const bonus = (...played: string[]) => scenario({ seats: [{ played }] }).score(0, 'bonus')

  it('gives 1 point for each occupation played after it', () => {
    expect(bonus('conservator', 'tutor', 'grocer', 'consultant', 'scholar')).toBe(3)
    expect(bonus('tutor', 'grocer')).toBe(1)
  })

  it('counts neither itself nor those before it', () => {
    expect(bonus('tutor')).toBe(0)
    expect(bonus('conservator', 'grocer', 'tutor')).toBe(0)
  })

  it('counts occupations only', () => {
    expect(bonus('tutor', 'basket', 'lasso', 'grocer')).toBe(1)
  })

  it('remembers the order in which they were played', () => {
    const t = scenario({
      round: 2,
      seats: [
        { goods: { food: 9 }, played: ['conservator'], hand: ['tutor', 'grocer', 'scholar'] },
        { hand: ['consultant'] },
      ],
    }).play('lessons', 'play tutor')
    expect(t.throughJson().score(0, 'bonus')).toBe(0)
    t.toRound(3).until(({ asked, ask }) => asked === 0 && ask === 'place')
    t.play('lessons', 'play grocer').throughJson()
    expect(t.score(0, 'bonus')).toBe(1)
  })

  it('counts the own occupations only', () => {
    const t = scenario({ seats: [{ played: ['tutor'] }, { played: ['grocer', 'scholar'] }] })
    expect([t.score(0, 'bonus'), t.score(1, 'bonus')]).toEqual([0, 0])
  })
})
