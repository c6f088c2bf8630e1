import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Stone Custodian (C174)', () => {
  /** The goods after the work phase in which the last person goes to that space. */
  const goods = (round: number, space: string, lying: { [space: string]: number } = {}) => {
    const others = Array.from({ length: 4 }, () => ({ goods: {}, home: 0 }))
    const seats = [{ goods: {}, home: 1, played: ['stone-custodian'] }, ...others]
    return scenario({ players: 5, round, lying, seats }).play(space).throughJson().seat(0).goods
  }

  it('gives 1 grain for one quarry with stone left, 1 vegetable for two', () => {
    expect(goods(11, 'forest')).toEqual({ wood: 3, vegetable: 1 })
    expect(goods(11, 'western-quarry')).toEqual({ stone: 1, grain: 1 })
    expect(goods(11, 'forest', { 'eastern-quarry': 0 })).toEqual({ wood: 3, grain: 1 })
  })

  it('gives nothing where no stone is left', () => {
    expect(goods(11, 'western-quarry', { 'eastern-quarry': 0 })).toEqual({ stone: 1 })
  })

  it('knows only quarries that have come out', () => {
    expect(goods(7, 'forest')).toEqual({ wood: 3, grain: 1 })
    expect(goods(4, 'forest')).toEqual({ wood: 3 })
  })

  it('counts stone, not stones: many pieces on one space are one space', () => {
    expect(goods(7, 'forest', { 'western-quarry': 5 })).toEqual({ wood: 3, grain: 1 })
  })

  it('acts for its owner alone', () => {
    const t = scenario({ players: 5, round: 7, seats: [{ goods: {}, played: ['stone-custodian'] }, { goods: {} }] })
    expect(t.toAsk('feed').seat(1).goods.grain ?? 0).toBe(0)
  })
})
