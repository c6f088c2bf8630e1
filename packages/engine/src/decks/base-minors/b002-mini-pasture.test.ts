import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Mini Pasture (B002)', () => {
  const table = (seat = {}, players = 2) =>
    scenario({ players, seats: [{ goods: { food: 2 }, hand: ['mini-pasture'], ...seat }] }).play('meeting-place')

  it('must fence a single space without wood, then goes to the left neighbour', () => {
    const t = table({ stables: ['c1'], fields: ['b1'] })
      .play('play mini-pasture')
      .throughJson()
    expect(t.moves()).toHaveLength(12)
    expect(t.moves()).toContain('fence c1')
    expect(t.moves().some((move) => /done|a2|b1|\+/.test(move))).toBe(false)
    t.play('fence c1')
    expect(t.seat(0)).toMatchObject({ goods: {}, fencesLeft: 11, played: [], hand: { minors: [] } })
    expect(t.seat(0).pastures).toEqual([{ cells: ['c1'], capacity: 4 }])
    expect(t.seat(1).hand.minors).toEqual(['mini-pasture'])
    expect(t.asked).toBe(1)
  })

  it('lies beside a pasture, shares its fences and does not divide it', () => {
    const t = table({ pastures: [['d1', 'e1']] }).play('play mini-pasture')
    expect(t.moves()).toEqual(['fence c1', 'fence d2', 'fence e2'])
    expect(t.play('fence e2').seat(0)).toMatchObject({ fencesLeft: 15 - 6 - 3 })
  })

  it('is not playable without the pieces or without a legal space', () => {
    const columns = ['b', 'c', 'd', 'e'].flatMap((column) => [1, 2, 3].map((row) => `${column}${row}`))
    expect(table({ pastures: [columns] }).asked).toBe(1)
    expect(table({ pastures: [['e1']], fields: ['d1', 'e2'] }).asked).toBe(1)
    expect(table({ pastures: [['e1']], fields: ['d1'] }).asked).toBe(0)
  })

  it('costs 2 food', () => {
    expect(table({ goods: { food: 1, wood: 9 } }).asked).toBe(1)
  })

  it('is no "Build Fences" action: one space only, whatever fences are free there', () => {
    const t = table({ goods: { food: 2, wood: 9 }, played: ['hedge-keeper'] }).play('play mini-pasture', 'fence c1')
    expect([t.asked, t.seat(0).goods]).toEqual([1, { wood: 9 }])
  })

  it('leaves the game when played alone (B15)', () => {
    const t = table({}, 1).play('play mini-pasture', 'fence c1')
    expect(t.seat(0)).toMatchObject({ played: [], hand: { minors: [] } })
  })
})
