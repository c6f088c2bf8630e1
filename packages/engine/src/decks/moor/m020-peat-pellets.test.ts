import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Peat Pellets (M020)', () => {
  const table = (seat = {}) =>
    scenario({ moor: 2, seats: [{ goods: {}, hand: ['peat-pellets'], majors: ['well'], ...seat }] })

  it('gives 1 fuel for each visible moor, and the tiles stay', () => {
    const seat = { moors: ['c2', 'd2'], forests: ['e2'], beneath: { e2: ['moor'] } }
    const t = table(seat).play('major-improvement', 'play peat-pellets')
    expect(t.farm(0)).toMatchObject({ goods: { fuel: 2 }, moors: ['c2', 'd2'], forests: ['e2'] })
    expect(t.seat(1).hand?.minors).toEqual(['peat-pellets'])
  })

  it('gives nothing without a moor', () => {
    expect(table().play('major-improvement', 'play peat-pellets').seat(0).goods).toEqual({})
  })

  it('needs a major', () => {
    expect(table({ majors: [] }).canPlay('peat-pellets')).toBe(false)
  })
})
