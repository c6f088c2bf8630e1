import { describe, expect, it } from 'vitest'
import { scenario } from '../testing/scenario.ts'

// B12: what is open at any time may feed an action. It stays open as long as that is so, and nothing legal is refused.

describe('an action that an exchange at any time can feed', () => {
  it('bake, then buy grain, then sow: Threshing Board at Cultivation', () => {
    const seat = {
      goods: { grain: 1, food: 3 },
      fields: ['b1'],
      majors: ['fireplace-2'],
      played: ['threshing-board', 'grocer'],
    }
    const t = scenario({ round: 13, seats: [seat, {}] })
      .play('cultivation', 'use threshing-board', 'bake 1')
      .throughJson()
    t.play('use grocer wood 1', 'use grocer grain 1', 'sow grain b1')
    expect(t.seat(0)).toMatchObject({ fields: [{ cell: 'b1', crop: 'grain', count: 3 }] })
  })

  it('eat the grain, buy a vegetable, sow it', () => {
    const seat = { goods: { grain: 1, sheep: 1 }, fields: ['b1'], played: ['sheep-walker'] }
    const t = scenario({ round: 4, seats: [seat, {}] })
      .play('grain-utilization', 'eat grain')
      .throughJson()
    expect(t.moves()).toContain('use sheep-walker vegetable 1')
    t.play('use sheep-walker vegetable 1', 'sow vegetable b1')
    expect(t.seat(0).fields).toEqual([{ cell: 'b1', crop: 'vegetable', count: 2 }])
  })

  it('after plowing turn a sheep into a vegetable and sow', () => {
    const seat = { goods: { sheep: 1 }, played: ['sheep-walker'] }
    const t = scenario({ round: 13, seats: [seat, {}] })
      .play('cultivation', 'plow b1')
      .throughJson()
    expect([t.asked, t.ask]).toEqual([0, 'acts'])
    t.play('use sheep-walker vegetable 1', 'sow vegetable b1')
    expect(t.seat(0).fields).toEqual([{ cell: 'b1', crop: 'vegetable', count: 2 }])
  })

  it('buy grain for the bake that comes with building an oven', () => {
    const seat = { goods: { clay: 3, stone: 1, food: 2 }, played: ['grocer'] }
    const t = scenario({ seats: [seat, {}] })
      .play('major-improvement', 'build clay-oven')
      .throughJson()
    expect(t.moves()).toEqual(['use grocer wood 1', 'done'])
    t.play('use grocer wood 1', 'use grocer grain 1', 'bake 1')
    expect(t.seat(0).goods).toEqual({ wood: 1, food: 5 })
  })

  it('makes a space usable that only such an exchange feeds, and not without it', () => {
    const sow = (played: string[]) =>
      scenario({ round: 4, seats: [{ goods: { sheep: 1 }, fields: ['b1'], played }, {}] })
    expect(sow(['sheep-walker']).moves()).toContain('grain-utilization')
    expect(sow(['conservator']).moves()).not.toContain('grain-utilization')
    expect(sow(['sheep-walker']).play('grain-utilization').moves()).toEqual(['use sheep-walker vegetable 1'])
  })

  it('an exchange that would leave the compulsory action unfed is not open', () => {
    const t = scenario({
      round: 4,
      seats: [{ goods: { sheep: 1 }, fields: ['b1'], played: ['sheep-walker'] }, {}],
    }).play('grain-utilization')
    expect(t.refusal('use sheep-walker stone 1')?.refused).toBe('illegal-move')
    expect(t.refusal('discard sheep 1')?.refused).toBe('illegal-move')
  })
})

describe('B10: Build Fences asks about animals once, after the whole action', () => {
  const seat = {
    goods: { wood: 5, sheep: 9 },
    stables: ['e1'],
    pastures: [['d1', 'e1']],
  }

  it('9 sheep in d1+e1 with a stable lose none by fence d1, then d2', () => {
    // d1+e1 with a stable hold 8, the house 1; d1 alone leaves 2 + 4 + 1, and d2 gives 2 more.
    const t = scenario({ round: 2, seats: [seat, {}] })
      .play('fencing', 'fence d1')
      .throughJson()
    expect(t.ask).toBe('acts')
    t.play('fence d2')
    expect(t.seat(0).goods.sheep).toBe(9)
    expect([t.asked, t.ask]).toEqual([1, 'place'])
  })

  it('asks when the action ends with too little room', () => {
    const t = scenario({ round: 2, seats: [{ ...seat, goods: { wood: 1, sheep: 9 } }, {}] }).play('fencing', 'fence d1')
    expect([t.asked, t.ask]).toEqual([0, 'keep'])
    expect(t.moves()).toEqual(['keep sheep 7'])
  })
})
