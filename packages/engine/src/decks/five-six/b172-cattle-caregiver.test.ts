import { describe, expect, it } from 'vitest'
import { dealtWith, scenario } from '../../testing/scenario.ts'

describe('Cattle Caregiver (B172)', () => {
  const food = (herders: number[], players = 5) => {
    const seats = Array.from({ length: players }, (_, seat) => ({
      goods: herders.includes(seat) ? { cattle: 1 } : {},
      home: 1,
      ...(seat === 0 ? { played: ['cattle-caregiver'] } : {}),
    }))
    const t = scenario({ players, seats }).toRound(2).throughJson()
    expect(t.ask).toBe('place')
    return t.events.flatMap((e) => (e.event === 'got' && e.from === 'cattle-caregiver' ? [e.goods.food] : []))
  }

  it('gives 1, 2 or 3 food at the start of a round for 3, 4 or more players with cattle', () => {
    expect(food([1, 2, 3])).toEqual([1])
    expect(food([1, 2, 3, 4])).toEqual([2])
    expect(food([0, 1, 2, 3, 4])).toEqual([3])
    expect(food([0, 1, 2, 3, 4, 5], 6)).toEqual([3])
  })

  it('counts its owner', () => {
    expect(food([0, 1, 2])).toEqual([1])
  })

  it('gives nothing for 2, and to nobody else', () => {
    expect(food([0, 1])).toEqual([])
    expect(food([])).toEqual([])
  })

  it('is used with 5 or 6 players', () => {
    expect(dealtWith('cattle-caregiver')).toEqual([5, 6])
  })
})
