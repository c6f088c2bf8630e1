import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const USE = 'use tool-shed'

describe('Tool Shed (M055)', () => {
  const table = (seat = {}, more = {}) =>
    scenario({
      moor: 2,
      seats: [{ goods: {}, played: ['tool-shed'], moors: ['c1'], forests: ['c2'], ...seat }],
      ...more,
    })

  it('carries out the other action before or after, without card and food', () => {
    const before = table().play('special sa1 cut-peat').throughJson()
    expect(before.moves()).toEqual([USE, 'done'])
    before.play(USE).throughJson()
    expect([before.asked, before.farm(0)]).toMatchObject([1, { goods: { fuel: 3 }, moors: [], fields: ['c2'] }])
    const after = table().play('special sa1 slash-and-burn', 'done').throughJson()
    expect([after.moves(), after.farm(0).fields]).toEqual([[USE, 'done'], ['c2']])
    after.play(USE)
    expect([after.asked, after.farm(0)]).toMatchObject([1, { goods: { fuel: 3 }, moors: [], forests: [] }])
  })

  it('is used once a round, never for a third action', () => {
    const t = table({ moors: ['c1', 'd1'], forests: ['c2', 'd2'] })
    t.play('special sa1 cut-peat', USE, 'choose c2', 'choose c1')
    expect(t.asked).toBe(1)
    t.toRound(2).until((at) => at.asked === 0)
    expect(t.play('special sa1 cut-peat').moves()).toEqual([USE, 'done'])
  })

  it('may be left twice', () => {
    expect(table().play('special sa1 cut-peat', 'done', 'done').asked).toBe(1)
  })

  it('counts as that special action for other cards', () => {
    const t = table({ majors: ['peat-charcoal-kiln'] }).play('special sa1 slash-and-burn', 'done', USE)
    expect(t.seat(0).goods).toEqual({ fuel: 4 })
  })

  it('works on what Agricultural Implement brings', () => {
    const t = table({ played: ['tool-shed', 'agricultural-implement'] }).play('farmland', 'plow c3')
    t.play('use agricultural-implement', 'special sa1 cut-peat', 'done', USE)
    expect(t.farm(0)).toMatchObject({ goods: { fuel: 3 }, fields: ['c2', 'c3'] })
  })

  it('is silent if the other cannot be done, and with other actions', () => {
    expect(table({ forests: [] }).play('special sa1 cut-peat').asked).toBe(1)
    expect(table().play('special sa1 fell-trees').asked).toBe(1)
  })

  it('alone, uses the card once', () => {
    const t = table({}, { players: 1, special: { sa7: 0 } }).play('special sa7 cut-peat', USE)
    expect(t.farm(0)).toMatchObject({ goods: { fuel: 3 }, fields: ['c2'] })
    expect(t.table.moor?.special).toEqual([])
  })

  it('needs 2 improvements, 1 wood and 1 clay', () => {
    const open = (goods: object, majors: string[]) =>
      table({ goods, majors, played: [], hand: ['tool-shed'] }).canPlay('tool-shed')
    expect(open({ wood: 1, clay: 1 }, ['well', 'joinery'])).toBe(true)
    expect(open({ wood: 1, clay: 1 }, ['well'])).toBe(false)
    expect(open({ wood: 1 }, ['well', 'joinery'])).toBe(false)
    expect(open({ clay: 1 }, ['well', 'joinery'])).toBe(false)
  })
})
