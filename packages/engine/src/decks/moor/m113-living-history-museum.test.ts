import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Living History Museum (M113)', () => {
  const TOPS = ['clay-oven', 'stone-oven', 'well', 'joinery', 'pottery', 'basketmakers-workshop', 'foresters-lodge']
  /** What is paid for the major that lies open, by one who has plenty. */
  const paid = (major: string, played = ['living-history-museum']) => {
    const goods = { wood: 9, clay: 9, reed: 9, stone: 9 }
    const t = scenario({
      moor: 2,
      seats: [
        { goods, house: 'clay', played },
        { goods: {}, majors: TOPS },
      ],
    })
    const after = t.play('major-improvement', `build ${major}`).seat(0).goods
    return Object.fromEntries(
      (['wood', 'clay', 'reed', 'stone'] as const).flatMap((good) =>
        after[good] === 9 ? [] : [[good, 9 - (after[good] ?? 0)]],
      ),
    )
  }

  it('takes 1 named good off seven majors of the Moor', () => {
    expect(paid('furnace')).toEqual({ stone: 1 })
    expect(paid('ceramics-stall')).toEqual({ stone: 1 })
    expect(paid('heating-stove')).toEqual({ clay: 2 })
    expect(paid('village-church')).toEqual({ wood: 2, stone: 3 })
    expect(paid('riding-stables')).toEqual({ wood: 1, clay: 1, reed: 1 })
    expect(paid('furniture-stall')).toEqual({ stone: 1 })
    expect(paid('basket-stall')).toEqual({ stone: 1 })
  })

  it('takes nothing off others: the discounts of the Museum of the Moors are given up', () => {
    expect(paid('peat-charcoal-kiln')).toEqual({ stone: 1 })
    expect(paid('fireplace-2')).toEqual({ clay: 2 })
    const t = scenario({
      moor: 2,
      seats: [{ goods: { wood: 1, stone: 2 }, house: 'clay', played: ['living-history-museum'] }],
    })
    expect(t.play('major-improvement').moves()).not.toContain('build joinery')
  })

  it('costs the Museum of the Moors, which may be bought again, and asks for a clay hut or a stone house', () => {
    const table = (house: 'wood' | 'clay' | 'stone', majors = ['museum-of-the-moors', 'peat-charcoal-kiln']) =>
      scenario({
        moor: 2,
        seats: [
          { goods: {}, house, majors, hand: ['living-history-museum'] },
          { goods: { clay: 1, reed: 1, stone: 1 } },
        ],
      })
    expect((['wood', 'clay', 'stone'] as const).map((house) => table(house).canPlay('living-history-museum'))).toEqual([
      false,
      true,
      true,
    ])
    expect(table('clay', []).canPlay('living-history-museum')).toBe(false)
    const t = table('stone').play('major-improvement', 'play living-history-museum').throughJson()
    expect([t.seat(0).majors, t.score(0, 'cards')]).toEqual([['peat-charcoal-kiln'], 5])
    t.until(({ state }) => state.round === 2).until(({ asked }) => asked === 1)
    expect(t.play('major-improvement').moves()).toContain('build museum-of-the-moors')
  })
})
