import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Grain Distillery (M108)', () => {
  const harvest = (goods: object, round = 4) =>
    scenario({
      moor: 2,
      round,
      seats: [
        { goods, home: 1, played: ['grain-distillery'] },
        { goods: { food: 9 }, home: 0 },
      ],
    })
      .play('clay-pit')
      .toAsk('feed')
  const OFFER = 'use grain-distillery food 5'

  it('may turn 1 fuel and 1 grain into 5 food, once in each harvest', () => {
    const t = harvest({ fuel: 4, grain: 3 }).throughJson()
    expect(t.moves(0)).toContain(OFFER)
    t.playAs(0, OFFER).throughJson()
    expect(t.seat(0).goods).toMatchObject({ fuel: 3, grain: 2, food: 5 })
    expect(t.moves(0)).not.toContain(OFFER)
    t.playAs(0, 'feed').playAs(0, 'heat fuel 2').toRound(7).toAsk('feed')
    expect(t.moves(0)).toContain(OFFER)
  })

  it('is not offered without grain, but with wood for the fuel', () => {
    expect(harvest({ fuel: 4 }).moves(0)).not.toContain(OFFER)
    expect(harvest({ grain: 1 }).moves(0)).not.toContain(OFFER)
    expect(harvest({ wood: 1, grain: 1 }).moves(0)).toContain(OFFER)
  })

  const scored = (goods: object, majors: string[] = []) => {
    const t = scenario({ moor: 2, seats: [{ goods, majors, played: ['grain-distillery'] }] })
    return [t.score(0, 'grain'), t.score(0, 'bonus')]
  }

  it('turns pairs into a point each at the end; grain that is spent is gone from its row', () => {
    expect(scored({ fuel: 2, grain: 3 })).toEqual([1, 2])
    expect(scored({ fuel: 9, grain: 9 })).toEqual([1, 8])
    expect(scored({ fuel: 0, grain: 5 })).toEqual([2, 0])
  })

  it('takes the best combination with the Kiln: of 3 fuel and 3 grain two pairs', () => {
    expect(scored({ fuel: 3, grain: 3 }, ['peat-charcoal-kiln'])).toEqual([1, 2])
    expect(scored({ fuel: 3, grain: 1 }, ['peat-charcoal-kiln'])).toEqual([1, 1])
  })

  it('burns wood for it, but no grain that still stands on a field', () => {
    expect(scored({ wood: 2, grain: 3 })).toEqual([1, 2])
    const t = scenario({
      moor: 2,
      seats: [{ goods: { fuel: 3 }, crops: { c1: 'grain 3' }, played: ['grain-distillery'] }],
    })
    expect([t.score(0, 'grain'), t.score(0, 'bonus')]).toEqual([1, 0])
  })

  it('costs 2 stone and 1 sheep', () => {
    const t = scenario({ moor: 2, seats: [{ goods: { stone: 2, sheep: 1 }, hand: ['grain-distillery'] }] })
    t.play('major-improvement', 'play grain-distillery')
    expect([t.seat(0).goods, t.score(0, 'cards')]).toEqual([{}, 1])
    const without = scenario({ moor: 2, seats: [{ goods: { stone: 2 }, hand: ['grain-distillery'] }] })
    expect(without.canPlay('grain-distillery')).toBe(false)
  })
})
