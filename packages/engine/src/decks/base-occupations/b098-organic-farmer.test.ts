import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Organic Farmer (B098)', () => {
  const bonus = (seat: SeatSetup) => scenario({ seats: [{ played: ['organic-farmer'], ...seat }] }).score(0, 'bonus')
  /** Holds 4 animals. */
  const one = [['c1', 'c2']]
  const two = [...one, ['d1', 'd2']]

  it('gives 1 point for a pasture with an animal and room for 3 more', () => {
    expect(bonus({ pastures: one, goods: { sheep: 1 } })).toBe(1)
    expect(bonus({ pastures: [['c1', 'c2', 'd1', 'd2']], goods: { sheep: 5 } })).toBe(1)
  })

  it('gives nothing for an empty pasture, nor for one with less room', () => {
    expect(bonus({ pastures: one, goods: {} })).toBe(0)
    expect(bonus({ pastures: one, goods: { sheep: 3 } })).toBe(0)
    expect(bonus({ pastures: [['c1']], goods: { sheep: 1 } })).toBe(0)
    expect(bonus({ pastures: [['c1', 'c2', 'd1', 'd2']], goods: { sheep: 7 } })).toBe(0)
  })

  it('arranges the animals for the most points: 2 sheep in two pastures', () => {
    expect(bonus({ pastures: two, goods: { sheep: 2 } })).toBe(2)
    expect(bonus({ pastures: two, goods: { sheep: 1, cattle: 1 } })).toBe(2)
    // One of three lives in the house; of four the fourth fills up a pasture.
    expect(bonus({ pastures: two, goods: { sheep: 3 } })).toBe(2)
    expect(bonus({ pastures: two, goods: { sheep: 4 } })).toBe(1)
    expect(bonus({ pastures: two, goods: { sheep: 6 } })).toBe(1)
    expect(bonus({ pastures: two, goods: { sheep: 7 } })).toBe(0)
  })

  it('lets stables and the house take what would fill a pasture', () => {
    expect(bonus({ pastures: one, goods: { sheep: 2 } })).toBe(1)
    expect(bonus({ pastures: one, goods: { sheep: 3 }, stables: ['e1'] })).toBe(1)
    expect(bonus({ pastures: one, goods: { sheep: 4 }, stables: ['e1'] })).toBe(0)
    expect(bonus({ pastures: one, goods: { sheep: 1, boar: 1, cattle: 1 }, stables: ['e1'] })).toBe(1)
    expect(bonus({ pastures: one, goods: { sheep: 3 }, played: ['organic-farmer', 'animal-tamer'] })).toBe(1)
  })

  it('keeps to one kind a pasture: herds that need all of it leave no room', () => {
    expect(bonus({ pastures: two, goods: { sheep: 4, boar: 1, cattle: 1 } })).toBe(1)
    expect(bonus({ pastures: two, goods: { sheep: 4, boar: 4 } })).toBe(0)
  })

  it('counts the stables of a pasture and the Drinking Trough', () => {
    expect(bonus({ pastures: [['c1']], stables: ['c1'], goods: { sheep: 2 } })).toBe(1)
    const trough = ['organic-farmer', 'drinking-trough']
    expect(bonus({ pastures: [['c1']], goods: { sheep: 2 }, played: trough })).toBe(1)
    expect(bonus({ pastures: [['c1'], ['d1']], goods: { sheep: 2 }, played: trough })).toBe(2)
  })

  it('finds the best among many pastures', () => {
    const pastures = [['c1'], ['c2'], ['d1'], ['d2']]
    const stables = ['c1', 'c2', 'd1', 'd2']
    expect(bonus({ pastures, stables, goods: { sheep: 2, boar: 2, cattle: 1 } })).toBe(4)
    expect(bonus({ pastures, stables, goods: { sheep: 5, boar: 2, cattle: 2 } })).toBe(2)
    expect(bonus({ pastures, stables, goods: { sheep: 5, boar: 3, cattle: 3 } })).toBe(1)
    expect(bonus({ pastures, stables, goods: { sheep: 1 } })).toBe(1)
  })

  it('asks nobody, whatever the person has arranged', () => {
    const t = scenario({
      round: 14,
      seats: [{ played: ['organic-farmer'], pastures: two, goods: { sheep: 2, food: 9 }, home: 1 }, { home: 1 }],
    })
    t.play('arrange c1 sheep 2').throughJson()
    expect(t.score(0, 'bonus')).toBe(2)
    t.play('meeting-place', 'day-laborer', 'feed', 'feed')
    // The two have bred, and the third lives in the house.
    expect([t.state.over, t.seat(0).goods.sheep, t.score(0, 'bonus')]).toEqual([true, 3, 2])
  })

  it('gives nothing to others', () => {
    const t = scenario({ seats: [{ pastures: one, goods: { sheep: 1 } }, { played: ['organic-farmer'] }] })
    expect([t.score(0, 'bonus'), t.score(1, 'bonus')]).toEqual([0, 0])
  })
})
