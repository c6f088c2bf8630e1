import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Hardware Store (M125)', () => {
  const table = (goods: object, seat = {}) =>
    scenario({ moor: 2, seats: [{ goods, played: ['hardware-store'], ...seat }] })
  const offers = (t: ReturnType<typeof scenario>) => t.extras().filter((move) => move.startsWith('use hardware-store'))

  it('gives one piece of each building resource that is lacking, for one of 3 markers', () => {
    const t = table({})
    expect(offers(t)).toEqual(['use hardware-store wood 1 clay 1 reed 1 stone 1'])
    t.play('use hardware-store wood 1 clay 1 reed 1 stone 1').throughJson()
    expect([t.seat(0).goods, offers(t)]).toEqual([{ wood: 1, clay: 1, reed: 1, stone: 1 }, []])
    t.play(
      'discard wood 1',
      'use hardware-store wood 1',
      'discard clay 1',
      'use hardware-store clay 1',
      'discard reed 1',
    )
    expect(offers(t)).toEqual([])
  })

  it('gives only what is lacking', () => {
    expect(offers(table({ clay: 3, reed: 1, stone: 2 }))).toEqual(['use hardware-store wood 1'])
    expect(offers(table({ wood: 1, clay: 3, reed: 1, stone: 2 }))).toEqual([])
  })

  it('counts where something has to be paid', () => {
    const t = table({}).play('major-improvement')
    expect(t.moves()).toContain('build peat-charcoal-kiln')
    expect(t.moves()).not.toContain('build fireplace-2')
    t.play('build peat-charcoal-kiln').throughJson()
    expect(t.play('use hardware-store wood 1 clay 1 reed 1 stone 1').seat(0).goods).toEqual({
      wood: 1,
      clay: 1,
      reed: 1,
    })
  })

  it('asks for 2 improvements, 2 clay and 1 reed', () => {
    const play = (majors: string[]) =>
      scenario({ moor: 2, seats: [{ goods: { clay: 2, reed: 1 }, majors, hand: ['hardware-store'] }] })
    expect([play(['well', 'furnace']).canPlay('hardware-store'), play(['well']).canPlay('hardware-store')]).toEqual([
      true,
      false,
    ])
  })
})
