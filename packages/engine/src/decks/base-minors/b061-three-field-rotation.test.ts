import { describe, expect, it } from 'vitest'
import { harvest } from '../../testing/harvest.ts'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

const CARD = 'three-field-rotation'

describe('Three-Field Rotation (B061)', () => {
  const table = (seat: SeatSetup) => harvest({ seats: [{ goods: {}, played: [CARD], ...seat }, { goods: {} }] })
  const food = (seat: SeatSetup) => table(seat).seat(0).goods.food ?? 0
  const BOTH = { c1: 'grain 1', c2: 'vegetable 1' }

  it('gives 3 food for a field with grain, one with vegetables and an empty one', () => {
    const t = table({ crops: BOTH, fields: ['c3'] }).throughJson()
    expect([t.ask, t.seat(0).goods]).toEqual(['feed', { grain: 1, vegetable: 1, food: 3 }])
    expect(food({ crops: { ...BOTH, b1: 'grain 3' }, fields: ['c3', 'b2'] })).toBe(3)
  })

  it('gives nothing if one of the three is missing', () => {
    expect(food({ crops: { c1: 'grain 3' }, fields: ['c3', 'b2'] })).toBe(0)
    expect(food({ crops: { c2: 'vegetable 2' }, fields: ['c3', 'b2'] })).toBe(0)
    expect(food({ crops: { ...BOTH, c3: 'grain 2' } })).toBe(0)
  })

  it('looks before the crops are taken', () => {
    // Afterwards there would be an empty field in one case, and no grain in the other.
    expect(food({ crops: { c1: 'grain 1', c2: 'vegetable 2', c3: 'grain 3' } })).toBe(0)
    const t = table({ crops: BOTH, fields: ['c3'] })
    expect(t.events.map((event) => (event.event === 'got' ? event.from : '')).filter(Boolean)).toEqual([
      'reed-bank',
      CARD,
      'field',
      'field',
    ])
  })

  it('counts a card that is a field, empty or sown', () => {
    const bean = { played: [CARD, 'beanfield'] }
    expect(food({ ...bean, crops: BOTH })).toBe(3)
    expect(food({ ...bean, crops: { c1: 'grain 2' }, fields: ['c3'] })).toBe(0)
    const sown = scenario({
      round: 4,
      seats: [{ ...bean, goods: { vegetable: 1 }, crops: { c1: 'grain 2' }, fields: ['c3'] }],
    }).play('grain-utilization', 'sow vegetable beanfield', 'forest', 'clay-pit', 'reed-bank')
    expect([sown.ask, sown.seat(0).goods.food]).toEqual(['feed', 3])
  })

  it('pays once a harvest, to its owner', () => {
    const t = harvest({
      seats: [
        { goods: {}, played: [CARD] },
        { goods: {}, crops: BOTH, fields: ['c3'] },
      ],
    })
    expect([t.seat(0).goods.food, t.seat(1).goods.food]).toEqual([undefined, undefined])
  })

  it('asks for 3 occupations, and nothing else', () => {
    const THREE = ['conservator', 'hedge-keeper', 'grocer']
    const play = (occupations: number) =>
      scenario({ seats: [{ goods: {}, played: THREE.slice(0, occupations), hand: [CARD] }] }).play('meeting-place')
    expect(play(3).play(`play ${CARD}`).seat(0).played).toHaveLength(4)
    expect(play(2).asked).toBe(1)
  })
})
