import { describe, expect, it } from 'vitest'
import { dealtWith, scenario } from '../../testing/scenario.ts'

describe('Field Overseer (B175)', () => {
  /** The crops of the seats; the first one owns the card. Round 4 ends with a harvest. */
  const reward = (...crops: { [cell: string]: string }[]) => {
    const seats = Array.from({ length: 5 }, (_, seat) => ({
      home: 1,
      crops: crops[seat] ?? {},
      ...(seat === 0 ? { played: ['field-overseer'] } : {}),
    }))
    const t = scenario({ players: 5, round: 4, seats }).throughJson()
    t.play('forest', 'grove', 'copse', 'clay-pit', 'reed-bank')
    expect(t.ask).toBe('feed')
    const got = t.events.flatMap((e) => (e.event === 'got' && e.from === 'field-overseer' ? [e.goods] : []))
    const harvested = t.events.findLastIndex((e) => e.event === 'got' && e.from === 'field')
    if (got.length > 0)
      expect(t.events.findIndex((e) => e.event === 'got' && e.from === 'field-overseer')).toBeGreaterThan(harvested)
    return got
  }
  const grain = (n: number) =>
    Object.fromEntries(['b1', 'c1', 'd1', 'b2', 'c2', 'd2'].slice(0, n).map((cell) => [cell, 'grain 2']))

  it('is rewarded by the fields from which the others take grain, when everybody has harvested', () => {
    expect(reward({}, grain(1), grain(1))).toEqual([])
    expect(reward({}, grain(2), grain(1))).toEqual([{ food: 1 }])
    expect(reward({}, grain(2), grain(2))).toEqual([{ grain: 1 }])
    expect(reward({}, grain(2), {}, grain(3))).toEqual([{ grain: 1 }])
    expect(reward({}, grain(2), grain(2), grain(1), grain(1))).toEqual([{ vegetable: 1 }])
    expect(reward({}, grain(6), grain(2))).toEqual([{ vegetable: 1 }])
  })

  it('counts a field that gives its last grain, and how much stands there does not matter', () => {
    expect(reward({}, { b1: 'grain 1', c1: 'grain 3' }, { b1: 'grain 1' })).toEqual([{ food: 1 }])
  })

  it('counts neither vegetables nor the own fields', () => {
    expect(reward({}, { ...grain(2), e1: 'vegetable 2' })).toEqual([])
    expect(reward(grain(5), grain(2))).toEqual([])
  })

  it('is used with 5 or 6 players', () => {
    expect(dealtWith('field-overseer')).toEqual([5, 6])
  })
})
