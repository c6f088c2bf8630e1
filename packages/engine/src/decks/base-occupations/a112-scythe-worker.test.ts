import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Scythe Worker (A112)', () => {
  /** The last people of round 4 are placed: the harvest begins. */
  const harvest = (seat: SeatSetup = {}, more = {}) =>
    scenario({
      round: 4,
      lying: { 'meeting-place': 0 },
      seats: [
        { goods: { food: 9 }, crops: { c1: 'grain 3', c2: 'grain 2' }, played: ['scythe-worker'], home: 1, ...seat },
        { goods: { food: 9 }, crops: { c1: 'grain 3' }, home: 1 },
      ],
      ...more,
    }).play('meeting-place', 'forest')
  const fields = (t: ReturnType<typeof harvest>, seat = 0) =>
    t.seat(seat).fields.map(({ cell, crop, count }) => `${cell} ${crop} ${count}`)

  it('gives 1 grain when it is played', () => {
    const t = scenario({ seats: [{ goods: {}, hand: ['scythe-worker'] }] }).play('lessons', 'play scythe-worker')
    expect([t.seat(0).goods, t.asked]).toEqual([{ grain: 1 }, 1])
  })

  it('asks before the crops are taken which grain fields give 2, each for itself', () => {
    const t = harvest()
    expect([t.asked, t.ask, t.throughJson().moves()]).toEqual([0, 'reap', ['reap c1', 'reap c2', 'done']])
    expect(fields(t)).toEqual(['c1 grain 3', 'c2 grain 2'])
    t.play('reap c2').throughJson()
    expect([t.moves(), fields(t)]).toEqual([
      ['reap c1', 'done'],
      ['c1 grain 3', 'c2 grain 2'],
    ])
    t.play('done')
    expect([t.ask, t.seat(0).goods.grain, fields(t)]).toEqual(['feed', 3, ['c1 grain 2', 'c2 null 0']])
  })

  it('takes 2 from every grain field, where the owner wishes', () => {
    const t = harvest().play('reap c1', 'reap c2')
    expect([t.ask, t.seat(0).goods.grain, fields(t)]).toEqual(['feed', 4, ['c1 grain 1', 'c2 null 0']])
  })

  it('may be left: then every field gives 1', () => {
    const t = harvest().play('done')
    expect([t.seat(0).goods.grain, fields(t)]).toEqual([2, ['c1 grain 2', 'c2 grain 1']])
  })

  it('needs 2 grain on the field: the second one comes from there', () => {
    expect(harvest({ crops: { c1: 'grain 1', c2: 'grain 2' } }).moves()).toEqual(['reap c2', 'done'])
    const t = harvest({ crops: { c1: 'grain 1' } })
    expect([t.ask, t.seat(0).goods.grain, fields(t)]).toEqual(['feed', 1, ['c1 null 0']])
  })

  it('does nothing for vegetables', () => {
    const t = harvest({ crops: { c1: 'vegetable 2', c2: 'grain 2' } })
    expect(t.moves()).toEqual(['reap c2', 'done'])
    expect(t.refusal('reap c1')?.refused).toBe('illegal-move')
    expect(t.play('reap c2').seat(0).goods).toMatchObject({ grain: 2, vegetable: 1 })
    expect(harvest({ crops: { c1: 'vegetable 2' } }).ask).toBe('feed')
  })

  it('works for its owner only', () => {
    const t = harvest().play('done')
    expect([t.seat(1).goods.grain, fields(t, 1)]).toEqual([1, ['c1 grain 2']])
  })

  it('works in every harvest, and in harvests only', () => {
    for (const round of [4, 7, 9, 11, 13, 14]) expect(harvest({}, { round }).ask).toBe('reap')
    const t = harvest({}, { round: 5 })
    expect([t.ask, t.state.round]).toEqual(['place', 6])
  })

  it('comes after Three-Field Rotation and Clearing Spade: a crop may be moved until the taking begins', () => {
    const t = harvest({
      crops: { c1: 'grain 3', c2: 'vegetable 1' },
      fields: ['c3'],
      goods: {},
      played: ['scythe-worker', 'clearing-spade', 'three-field-rotation'],
    })
    expect([t.ask, t.seat(0).goods.food]).toEqual(['before-crops', 3])
    t.play('move c1 c3').throughJson()
    // 2 grain and 1 grain: only the first of them can give 2.
    expect([t.ask, t.moves()]).toEqual(['reap', ['reap c1', 'done']])
    expect(t.extras().filter((move) => move.startsWith('move'))).toEqual([])
    t.play('reap c1')
    expect([t.seat(0).goods, fields(t)]).toEqual([
      { food: 3, grain: 3, vegetable: 1 },
      ['c1 null 0', 'c2 null 0', 'c3 null 0'],
    ])
  })

  it('leaves the crops in their fields while it asks', () => {
    const t = harvest({
      crops: { c1: 'grain 3' },
      fields: ['c3'],
      played: ['scythe-worker', 'clearing-spade'],
    }).play('done')
    expect(t.ask).toBe('reap')
    expect(t.refusal('move c1 c3')?.refused).toBe('illegal-move')
  })

  it('brings a grain that Bread Paddle may bake', () => {
    const t = scenario({
      seats: [{ goods: {}, majors: ['fireplace-2'], played: ['bread-paddle'], hand: ['scythe-worker'] }],
    }).play('lessons', 'play scythe-worker')
    expect(t.moves()).toEqual(['use bread-paddle', 'done'])
    expect(t.play('use bread-paddle', 'bake 1').seat(0).goods).toEqual({ food: 2 })
  })

  it('asks its owner, whoever begins', () => {
    const t = scenario({
      round: 4,
      starting: 1,
      lying: { 'meeting-place': 0 },
      seats: [
        { crops: { c1: 'grain 3' }, played: ['scythe-worker'], home: 1 },
        { crops: { c1: 'grain 3' }, home: 1 },
      ],
    }).play('clay-pit', 'meeting-place')
    expect([t.asked, t.ask]).toEqual([0, 'reap'])
  })
})
