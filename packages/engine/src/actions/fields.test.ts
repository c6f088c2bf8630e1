import { describe, expect, it } from 'vitest'
import { scenario } from '../testing/scenario.ts'

const field = (cell: string, crop: string | null, count: number) => ({ cell, crop, count })

describe('B9: plowing', () => {
  it('Farmland: exactly 1 field tile', () => {
    const t = scenario().play('farmland')
    expect(t.moves()).not.toContain('done')
    t.play('plow c2')
    expect(t.seat(0).fields).toEqual([field('c2', null, 0)])
    expect(t.asked).toBe(1)
  })

  it('later tiles lie next to the others', () => {
    const t = scenario({ seats: [{ fields: ['c2'] }] }).play('farmland')
    expect(t.moves()).toEqual(['plow c1', 'plow b2', 'plow d2', 'plow c3'])
    expect(t.refusal('plow d1')?.refused).toBe('illegal-move')
  })
})

describe('B9: sowing', () => {
  const table = (goods: { grain?: number; vegetable?: number }) =>
    scenario({ round: 3, seats: [{ fields: ['b1', 'c1', 'd1'], goods }] }).play('grain-utilization')

  it('1 grain from the supply becomes 3 on the field, 1 vegetable becomes 2', () => {
    const t = table({ grain: 1, vegetable: 1 }).play('sow grain c1', 'sow vegetable b1')
    expect(t.seat(0).goods).toEqual({})
    expect(t.seat(0).fields).toEqual([field('b1', 'vegetable', 2), field('c1', 'grain', 3), field('d1', null, 0)])
    expect(t.asked).toBe(1)
  })

  it('any number of empty fields; some may lie idle', () => {
    const t = table({ grain: 5 })
    expect(t.moves()).toEqual(['sow grain b1', 'sow grain c1', 'sow grain d1'])
    t.play('sow grain b1', 'sow grain d1', 'done')
    expect(t.seat(0).goods).toEqual({ grain: 3 })
    const all = table({ grain: 5 }).play('sow grain b1', 'sow grain c1', 'sow grain d1')
    expect(all.seat(0).goods).toEqual({ grain: 2 })
    expect(all.asked).toBe(1)
  })

  it('a field with crops is not sown', () => {
    const seats = [{ crops: { b1: 'grain 1' }, fields: ['c1'], goods: { grain: 2 } }]
    const t = scenario({ round: 3, seats }).play('grain-utilization')
    expect(t.refusal('sow grain b1')?.refused).toBe('illegal-move')
    expect(t.moves()).toEqual(['sow grain c1'])
  })

  it('needs an empty field and a crop', () => {
    const use = (seat: object) => scenario({ round: 3, seats: [seat] }).refusal('grain-utilization')?.refused
    expect(use({ goods: { grain: 2 } })).toBe('illegal-move')
    expect(use({ fields: ['c1'], goods: { food: 2 } })).toBe('illegal-move')
    expect(use({ crops: { c1: 'grain 2' }, goods: { grain: 2 } })).toBe('illegal-move')
  })
})

describe('B4: Cultivation, plow and/or sow', () => {
  const table = (seat: object) => scenario({ round: 13, seats: [seat] }).play('cultivation')

  it('plow, then sow the new field', () => {
    const t = table({ goods: { grain: 1 } }).play('plow c2', 'sow grain c2')
    expect(t.seat(0).fields).toEqual([field('c2', 'grain', 3)])
    expect(t.asked).toBe(1)
  })

  it('sow, then plow', () => {
    const t = table({ fields: ['c1'], goods: { grain: 1 } }).play('sow grain c1', 'plow c2')
    expect(t.seat(0).fields).toEqual([field('c1', 'grain', 3), field('c2', null, 0)])
    expect(t.asked).toBe(1)
  })

  it('either alone, but at least one; only 1 field is plowed', () => {
    const t = table({ fields: ['c1'], goods: { grain: 2 } })
    expect(t.moves()).not.toContain('done')
    expect(t.play('plow c2').moves()).toEqual(['sow grain c1', 'sow grain c2', 'done'])
    expect(t.play('done').asked).toBe(1)
  })

  it('each at most once: sowing is over after plowing in between', () => {
    const t = table({ fields: ['c1'], goods: { grain: 2 } }).play('sow grain c1', 'plow c2')
    expect(t.asked).toBe(1)
    expect(t.seat(0).goods).toEqual({ grain: 1 })
  })
})
