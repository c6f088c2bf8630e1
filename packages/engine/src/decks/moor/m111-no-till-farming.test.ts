import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('No-Till Farming (M111)', () => {
  const table = (seat = {}, round = 3) =>
    scenario({
      moor: 2,
      round,
      seats: [{ goods: { grain: 2, vegetable: 1 }, fields: ['c1'], played: ['no-till-farming'], ...seat }],
    })
  const grown = (t: ReturnType<typeof scenario>) => t.seat(0).ground.map(({ cell, goods }) => [cell, goods])
  /** The unused spaces of the farm that could be sown with grain. */
  const spaces = (t: ReturnType<typeof scenario>) => t.moves().filter((move) => move.startsWith('sow grain')).length

  it('lets up to two unused spaces be sown like fields; they stay unused and are no fields', () => {
    const t = table().play('grain-utilization').throughJson()
    expect(spaces(t)).toBe(13)
    t.play('sow grain d1').throughJson().play('sow vegetable e1')
    expect(grown(t)).toEqual([
      ['d1', { grain: 3 }],
      ['e1', { vegetable: 2 }],
    ])
    expect(t.moves()).toEqual(['sow grain c1', 'done'])
    t.play('done')
    expect([t.score(0, 'unused'), t.score(0, 'fields')]).toEqual([table().score(0, 'unused'), -1])
    expect([t.score(0, 'grain'), t.score(0, 'vegetables')]).toEqual([2, 2])
  })

  it('makes a sowing possible where there is no empty field', () => {
    const t = table({ goods: { grain: 1 }, fields: [], crops: { c1: 'grain 1' } })
    expect(spaces(t.play('grain-utilization'))).toBe(12)
    const without = table({ goods: { grain: 1 }, fields: [], played: [] })
    expect(without.refusal('grain-utilization')?.refused).toBe('illegal-move')
  })

  it('reaps one crop of each space in the field phase', () => {
    const t = table({ goods: { grain: 1, vegetable: 1, food: 9 } }, 4)
    t.play('grain-utilization', 'sow grain d1', 'sow vegetable e1').toAsk('feed').throughJson()
    expect(t.seat(0).goods).toMatchObject({ grain: 1, vegetable: 1 })
    expect(grown(t)).toEqual([
      ['d1', { grain: 2 }],
      ['e1', { vegetable: 1 }],
    ])
  })

  it('may throw the crops away at any time, and sow elsewhere then', () => {
    const t = table().play('grain-utilization', 'sow grain d1', 'sow vegetable e1')
    t.play('use no-till-farming').throughJson()
    expect(t.moves()).toEqual(['choose d1', 'choose e1', 'done'])
    t.play('choose e1', 'done')
    expect(grown(t)).toEqual([['d1', { grain: 3 }]])
    expect(t.events).toEqual([])
    expect(t.moves()).toContain('sow grain e2')
  })

  it('throws them away when the space is used, whatever for', () => {
    const sown = (goods = {}, cell = 'b1') =>
      table({ goods: { grain: 1, ...goods } })
        .play('grain-utilization', `sow grain ${cell}`)
        .play('forest')
    const plowed = sown().play('farmland', 'plow b1')
    expect([grown(plowed), plowed.score(0, 'grain')]).toEqual([[], -1])
    expect(plowed.seat(0).fields).toContainEqual({ cell: 'b1', crop: null, count: 0 })
    expect(grown(sown({ wood: 5, reed: 2 }, 'b2').play('farm-expansion', 'room b2'))).toEqual([])
    expect(grown(sown({ wood: 4 }).play('fencing', 'fence b1'))).toEqual([])
    expect(grown(sown({ wood: 2 }).play('farm-expansion', 'stable b1'))).toEqual([])
  })

  it('leaves goods where they lie until the space is used (Fallow Land)', () => {
    const t = table({ goods: { grain: 1 }, forests: ['d1'], played: ['no-till-farming', 'fallow-land'] })
    t.play('special sa1 fell-trees', 'forest', 'grain-utilization', 'sow grain d1')
    expect([grown(t), t.seat(0).goods]).toEqual([[['d1', { grain: 3, food: 1 }]], { wood: 2 }])
  })

  it('grows with Peat Ash Fertilizer', () => {
    const t = table({ moors: ['e3'], goods: { grain: 1 }, played: ['no-till-farming', 'peat-ash-fertilizer'] })
    t.play(
      'grain-utilization',
      'sow grain d1',
      'forest',
      'special sa1 cut-peat',
      'use peat-ash-fertilizer',
    ).throughJson()
    expect(grown(t)).toContainEqual(['d1', { grain: 4 }])
  })

  it('asks for 2 fields, cards included', () => {
    const play = (fields: string[], played: string[] = []) =>
      scenario({ moor: 2, seats: [{ goods: {}, fields, played, hand: ['no-till-farming'] }] }).canPlay(
        'no-till-farming',
      )
    expect([play(['c1', 'c2']), play(['c1']), play(['c1'], ['beanfield'])]).toEqual([true, false, true])
  })
})
