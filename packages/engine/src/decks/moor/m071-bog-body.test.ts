import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Bog Body (M071)', () => {
  const bonus = (own: object, other: object) =>
    [0, 1].map((seat) => scenario({ moor: 2, seats: [own, other] }).score(seat, 'bonus'))
  const BASE = bonus({}, {})

  it('gives the owner of each museum a point, whoever it is', () => {
    const played = ['bog-body']
    const museum = { majors: ['museum-of-the-moors'] }
    expect(bonus({ played, ...museum }, {})).toEqual([at(BASE, 0) + 1, BASE[1]])
    expect(bonus({ played }, museum)).toEqual([BASE[0], at(BASE, 1) + 1])
    const both = { played: ['bog-body', 'living-history-museum'] }
    expect(bonus(both, museum)).toEqual([at(BASE, 0) + 1, at(BASE, 1) + 1])
  })

  it('gives nothing without a museum but the printed point', () => {
    expect(bonus({ played: ['bog-body'] }, { majors: ['well'] })).toEqual(BASE)
    expect(scenario({ moor: 2, seats: [{ played: ['bog-body'] }] }).score(0, 'cards')).toBe(1)
  })

  it('needs a visible moor', () => {
    const open = (seat: object) => scenario({ moor: 2, seats: [{ hand: ['bog-body'], ...seat }] }).canPlay('bog-body')
    expect(open({ moors: ['c1'] })).toBe(true)
    expect(open({ forests: ['c1'], beneath: { c1: ['moor'] } })).toBe(false)
  })
})
