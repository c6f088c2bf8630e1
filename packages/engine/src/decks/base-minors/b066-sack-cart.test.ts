import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Sack Cart (B066)', () => {
  const table = (round: number, occupations = ['conservator', 'hedge-keeper'], wood = 2) =>
    scenario({ round, seats: [{ goods: { wood }, played: occupations, hand: ['sack-cart'] }] }).play('meeting-place')
  const promises = (round: number) =>
    table(round)
      .play('play sack-cart')
      .table.promises.map(({ round: at, seat, what, count }) => `${seat}: ${at} ${what} ${count}`)

  it('puts 1 grain on the round spaces 5, 8, 11 and 14', () => {
    expect(promises(1)).toEqual(['0: 5 grain 1', '0: 8 grain 1', '0: 11 grain 1', '0: 14 grain 1'])
  })

  it('leaves out the present round and those that are over', () => {
    expect(promises(5)).toEqual(['0: 8 grain 1', '0: 11 grain 1', '0: 14 grain 1'])
    expect(promises(13)).toEqual(['0: 14 grain 1'])
    expect(promises(14)).toEqual([])
  })

  it('gives the grain when the round begins', () => {
    const t = table(7).play('play sack-cart').throughJson()
    expect(t.until(({ ask }) => ask === 'feed').seat(0).goods.grain).toBeUndefined()
    expect(t.toRound(8).seat(0).goods.grain).toBe(1)
  })

  it('asks for 2 occupations, and 2 wood', () => {
    expect(table(1).play('play sack-cart').seat(0).goods).toEqual({})
    expect(table(1, ['conservator']).asked).toBe(1)
    expect(table(1, ['conservator', 'hedge-keeper'], 1).asked).toBe(1)
  })
})
