import { describe, expect, it } from 'vitest'
import { dealtWith, scenario } from '../../testing/scenario.ts'

describe('Wheelmaker (A176)', () => {
  const wood = (own: number, others: number[], played = ['conservator']) => {
    const seat = { goods: { wood: own, food: 1 }, played, hand: ['wheelmaker'] }
    const t = scenario({ players: 5, seats: [seat, ...others.map((n) => ({ goods: { wood: n } }))] })
    t.play('lessons').throughJson().play('play wheelmaker')
    expect(t.asked).toBe(1)
    return t.seat(0).goods.wood
  }

  it('fills the wood up to 15 for one who has more than all others together', () => {
    expect(wood(5, [1, 1, 2])).toBe(15)
    expect(wood(1, [])).toBe(15)
  })

  it('does nothing in a tie, nor with less', () => {
    expect(wood(5, [1, 1, 3])).toBe(5)
    expect(wood(5, [6])).toBe(5)
  })

  it('asks for another occupation; minors are none', () => {
    expect(wood(5, [], [])).toBe(5)
    expect(wood(5, [], ['canoe'])).toBe(5)
  })

  it('takes nothing away from more than 15', () => {
    expect(wood(15, [])).toBe(15)
    expect(wood(18, [2])).toBe(18)
  })

  it('looks only when it is played', () => {
    const t = scenario({ players: 5, seats: [{ goods: { wood: 1 }, played: ['conservator', 'wheelmaker'] }] })
    expect(t.play('day-laborer').seat(0).goods.wood).toBe(1)
  })

  it('is used with 5 or 6 players', () => {
    expect(dealtWith('wheelmaker')).toEqual([5, 6])
  })
})
