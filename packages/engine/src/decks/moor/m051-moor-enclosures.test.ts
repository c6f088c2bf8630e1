import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const CARD = 'moor-enclosures'

describe('Moor Enclosures (M051)', () => {
  const table = (seat = {}) =>
    scenario({ moor: 2, seats: [{ goods: { stone: 1 }, house: 'clay', hand: [CARD], ...seat }] })
  const play = (seat = {}) => table(seat).play('major-improvement', `play ${CARD}`).throughJson()

  it('adds two spaces with a moor each', () => {
    const t = play()
    expect(t.moves()).toHaveLength(12)
    t.play('extend a4 b4').throughJson()
    expect(t.farm(0)).toMatchObject({ goods: {}, moors: ['x1', 'x2'] })
    // Under their tiles the spaces are used.
    expect(t.score(0, 'unused')).toBe(-13)
  })

  it('has ordinary moors: Cut Peat works on them', () => {
    const t = play().play('extend f2 f3', 'day-laborer', 'special sa1 cut-peat', 'choose x2').throughJson()
    expect(t.farm(0)).toMatchObject({ goods: { fuel: 3 }, moors: ['x1'] })
    expect(t.score(0, 'unused')).toBe(-14)
  })

  it('counts its moors at once', () => {
    const t = play({ played: ['moor-fire'], moors: [] }).play('extend f1 f2', 'day-laborer')
    expect(t.extras()).not.toContain('use moor-fire')
    t.play('special sa1 cut-peat', 'choose x1', 'fishing')
    expect(t.extras()).toContain('use moor-fire')
    expect(t.play('use moor-fire').farm(0).fields).toEqual(['x2'])
  })

  it('needs a clay hut or a stone house, and 1 stone', () => {
    expect(table({ house: 'wood' }).canPlay(CARD)).toBe(false)
    expect(table({ house: 'stone' }).canPlay(CARD)).toBe(true)
    expect(table({ goods: {} }).canPlay(CARD)).toBe(false)
  })
})
