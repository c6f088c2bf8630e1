import { describe, expect, it } from 'vitest'
import { occupation } from '../../cards/card.ts'
import { cards, register } from '../../cards/registry.ts'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Countryman (D175)', () => {
  const farm: SeatSetup = { goods: { grain: 2, vegetable: 1 }, fields: ['b1', 'c1'], played: ['countryman'] }
  const renovator: SeatSetup = { goods: { clay: 4, reed: 1, wood: 4 } }
  const table = (seat: SeatSetup = {}, other: SeatSetup = {}, starting = 1) =>
    scenario({
      players: 5,
      round: 14,
      starting,
      seats: [
        { ...farm, ...seat },
        { ...renovator, ...other },
      ],
    })

  it('may sow one field when another player renovates on a space; that turn goes on afterwards', () => {
    const t = table().play('house-redevelopment').throughJson()
    expect([t.asked, t.moves()]).toEqual([0, ['use countryman', 'done']])
    t.play('use countryman').throughJson()
    expect(t.moves()).toEqual(['sow grain b1', 'sow grain c1', 'sow vegetable b1', 'sow vegetable c1'])
    t.play('sow grain c1')
    expect(t.seat(0)).toMatchObject({
      goods: { grain: 1, vegetable: 1 },
      fields: [{ crop: null }, { crop: 'grain', count: 3 }],
    })
    expect([t.asked, t.moves()]).toEqual([1, ['build fireplace-2', 'done']])
  })

  it('asks before the fences of Farm Redevelopment', () => {
    const t = table().play('farm-redevelopment')
    expect(t.asked).toBe(0)
    t.play('done')
    expect([t.asked, t.moves().includes('fence e1')]).toEqual([1, true])
  })

  it("counts the owner's own renovation", () => {
    const t = table({ goods: { grain: 1, clay: 2, reed: 1 } }, {}, 0).play('house-redevelopment', 'use countryman')
    expect(t.play('sow grain b1').seat(0).goods).toEqual({})
    expect(t.asked).toBe(1)
  })

  it('does not count a renovation that a card grants', () => {
    const t = table({}, { played: ['fast-mason'] }).play('clay-pit', 'use fast-mason')
    expect([t.seat(1).house, t.asked, t.ask]).toEqual(['clay', 2, 'place'])
  })

  it('counts a renovation on the space of a card', () => {
    const inn = occupation({
      id: 'Z001',
      name: 'mason-inn',
      space: { id: 'mason-inn', for: 'owner', acts: [{ act: 'renovate', to: -1, reed: true }], binding: 'all' },
    })
    register([...cards(), inn])
    expect(table({}, { played: ['mason-inn'] }).play('mason-inn').asked).toBe(0)
  })

  it('is not offered without seed or without an empty field', () => {
    const continues = (seat: SeatSetup) => table(seat).play('house-redevelopment').asked
    expect(continues({ goods: {} })).toBe(1)
    expect(continues({ fields: [], crops: { b1: 'grain 1' } })).toBe(1)
    expect(continues({ fields: [], crops: { b1: 'grain 1' }, played: ['countryman', 'beanfield'] })).toBe(0)
  })

  it('sows a field, no unused space of No-Till Farming', () => {
    const moor = (fields: string[]) =>
      scenario({
        moor: 3,
        round: 14,
        seats: [
          { goods: { clay: 2, reed: 1, grain: 1 }, fields, played: ['countryman', 'no-till-farming'], home: 1 },
          { home: 0 },
        ],
      }).play('house-redevelopment')
    expect(moor(['b1']).play('use countryman').moves()).toEqual(['sow grain b1'])
    expect(moor([]).moves()).not.toContain('use countryman')
  })

  it('does not watch rooms', () => {
    const t = table({}, { goods: { wood: 5, reed: 2 } }).play('farm-expansion', 'room a1')
    expect(t.asked).toBe(2)
  })
})
