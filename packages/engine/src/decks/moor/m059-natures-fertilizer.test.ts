import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const CARD = 'natures-fertilizer'

describe('Nature’s Fertilizer (M059)', () => {
  const table = (seat = {}) =>
    scenario({
      moor: 2,
      seats: [{ goods: { grain: 2 }, played: [CARD], forests: ['c2'], fields: ['c1'], ...seat }],
    })

  it('sows the new field after Slash and Burn, and no other', () => {
    const t = table({ majors: ['clay-oven'] })
      .play('special sa1 slash-and-burn')
      .throughJson()
    expect(t.moves()).toEqual([`use ${CARD}`, 'done'])
    t.play(`use ${CARD}`).throughJson()
    expect(t.moves()).toEqual(['sow grain c2'])
    t.play('sow grain c2')
    expect([t.asked, t.seat(0).goods]).toEqual([1, { grain: 1 }])
  })

  it('sows after a card has turned a moor into a field', () => {
    const t = table({ moors: ['d1'], hand: ['peat-burn-off'] })
    t.play('major-improvement', 'play peat-burn-off', 'choose d1', `use ${CARD}`)
    expect(t.moves()).toEqual(['sow grain d1'])
  })

  it('may be left, needs seed, and is silent after plowing and wild fields', () => {
    expect(table().play('special sa1 slash-and-burn', 'done').asked).toBe(1)
    expect(table({ goods: {} }).play('special sa1 slash-and-burn').asked).toBe(1)
    expect(table().play('farmland', 'plow b1').asked).toBe(1)
    const wild = table({ goods: { grain: 1, food: 2 }, fields: ['a1', 'b1'], hand: ['wild-fields'] })
    expect(wild.play('major-improvement', 'play wild-fields', 'choose e1', 'done').asked).toBe(1)
  })

  it('costs 2 food and a boar, and needs a major', () => {
    const hand = { played: [], hand: [CARD] }
    const t = table({ ...hand, goods: { food: 2, boar: 1 }, majors: ['well'] })
    expect(t.play('major-improvement', `play ${CARD}`).seat(0).goods).toEqual({})
    expect(table({ ...hand, goods: { food: 2, sheep: 1 }, majors: ['well'] }).canPlay(CARD)).toBe(false)
    expect(table({ ...hand, goods: { food: 1, boar: 1 }, majors: ['well'] }).canPlay(CARD)).toBe(false)
    expect(table({ ...hand, goods: { food: 2, boar: 1 } }).canPlay(CARD)).toBe(false)
  })
})
