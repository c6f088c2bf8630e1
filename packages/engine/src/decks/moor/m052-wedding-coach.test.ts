import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Wedding Coach (M052)', () => {
  const table = (seat = {}, more = {}) =>
    scenario({
      moor: 2,
      seats: [{ goods: { wood: 2, food: 1, horse: 4 }, pastures: [['c1', 'd1']], hand: ['wedding-coach'], ...seat }],
      ...more,
    })
  const play = (seat = {}, more = {}) => table(seat, more).play('major-improvement', 'play wedding-coach')

  it('grows the family without a room and without a person', () => {
    const t = play().throughJson()
    expect(t.moves()).toEqual(['use wedding-coach', 'done'])
    t.play('use wedding-coach')
    expect(t.seat(0)).toMatchObject({ people: 3, newborns: 1, home: 1, goods: { horse: 4 } })
    expect(at(t.toRound(2).state.players, 0).home).toBe(3)
  })

  it('may be left', () => {
    expect(play().play('done').seat(0).people).toBe(2)
  })

  it('is a Family Growth action', () => {
    const t = play({ played: ['birthing-house'] }).play('use wedding-coach')
    expect(t.seat(0).goods).toEqual({ horse: 4, food: 1, fuel: 1 })
  })

  it('lets the newborn eat 1 food in a harvest of the same round', () => {
    expect(play({}, { round: 4 }).play('use wedding-coach').seat(0).foodNeeded).toBe(5)
  })

  it('grows no sixth person', () => {
    const t = play({ people: 5, rooms: ['a1', 'b1', 'a2', 'b2', 'a3'] })
    expect([t.asked, t.seat(0).people]).toEqual([1, 5])
  })

  it('needs 4 horses, which are not paid, and costs 2 wood and 1 food', () => {
    const open = (goods: object) => table({ goods }).canPlay('wedding-coach')
    expect(open({ wood: 2, food: 1, horse: 3, sheep: 1 })).toBe(false)
    expect(open({ wood: 1, food: 1, horse: 4 })).toBe(false)
    expect(open({ wood: 2, horse: 4 })).toBe(false)
  })

  it('does not let one of the 4 horses be cooked for its food, but a fifth one (B13)', () => {
    const kitchen = { majors: ['horse-slaughterhouse-1'], pastures: [['c1', 'd1', 'e1']] }
    const open = (goods: object) => table({ ...kitchen, goods }).canPlay('wedding-coach')
    expect(open({ wood: 2, horse: 4 })).toBe(false)
    expect(open({ wood: 2, horse: 4, grain: 1 })).toBe(true)
    const t = table({ ...kitchen, goods: { wood: 2, horse: 5, grain: 1 } }).play('major-improvement')
    t.play('play wedding-coach').throughJson()
    expect(t.moves()).toEqual(['eat grain 1', 'cook horse 1'])
    const four = table({ ...kitchen, goods: { wood: 2, horse: 4, grain: 1 } }).play('major-improvement')
    expect(four.play('play wedding-coach').moves()).toEqual(['eat grain 1'])
    expect(four.refusal('discard horse 1')?.refused).toBe('illegal-move')
    expect(four.play('eat grain 1', 'use wedding-coach').seat(0)).toMatchObject({ people: 3, goods: { horse: 4 } })
  })
})
