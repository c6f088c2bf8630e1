import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Fast Mason (C169)', () => {
  const table = (goods: object, seat: SeatSetup = {}, more = {}) =>
    scenario({ players: 5, round: 11, seats: [{ goods, played: ['fast-mason'], ...seat }, { goods: {} }], ...more })
  const clay: SeatSetup = { house: 'clay' }

  it('may renovate to clay after a clay accumulation space, without reed; what was just taken may pay', () => {
    const t = table({ clay: 1 }).play('clay-pit').throughJson()
    expect(t.moves()).toEqual(['use fast-mason', 'done'])
    t.play('use fast-mason')
    expect(t.seat(0)).toMatchObject({ house: 'clay', goods: {} })
    expect(t.asked).toBe(1)
  })

  it('works on both clay spaces and both stone spaces', () => {
    expect(table({}).play('hollow', 'use fast-mason').seat(0)).toMatchObject({ house: 'clay', goods: { clay: 1 } })
    for (const quarry of ['western-quarry', 'eastern-quarry'])
      expect(table({ stone: 1 }, clay).play(quarry, 'use fast-mason').seat(0)).toMatchObject({
        house: 'stone',
        goods: {},
      })
  })

  it('may be left', () => {
    const t = table({ clay: 1 }).play('clay-pit', 'done')
    expect([t.seat(0).house, t.asked]).toEqual(['wood', 1])
  })

  it('has to be paid: 1 of the new material a room', () => {
    expect(table({}).play('clay-pit').asked).toBe(1)
    const three = { rooms: ['a1', 'a2', 'a3'] }
    expect(table({ clay: 1 }, three).play('clay-pit').asked).toBe(1)
    expect(table({ clay: 2 }, three).play('clay-pit').asked).toBe(0)
  })

  it('goes to the material of the space only', () => {
    const rich = { clay: 9, stone: 9, reed: 9 }
    expect(table(rich, clay).play('clay-pit').asked).toBe(1)
    expect(table(rich).play('western-quarry').asked).toBe(1)
    expect(table(rich, { house: 'stone' }).play('western-quarry').asked).toBe(1)
  })

  it('jumps from wood to stone at a quarry with Conservator', () => {
    const jump = { played: ['fast-mason', 'conservator'] }
    const t = table({ stone: 1 }, jump).play('western-quarry', 'use fast-mason')
    expect(t.seat(0)).toMatchObject({ house: 'stone', goods: {} })
    expect(table({ clay: 1, stone: 2 }, jump).play('clay-pit', 'use fast-mason').seat(0).house).toBe('clay')
  })

  it('counts on exchanges at any time: Hard Porcelain turns clay into the missing stone', () => {
    const seat: SeatSetup = { ...clay, rooms: ['a1', 'a2', 'a3'], played: ['fast-mason', 'hard-porcelain'] }
    const t = table({ clay: 3 }, seat).play('western-quarry', 'use fast-mason').throughJson()
    t.play('use hard-porcelain stone 2')
    expect(t.seat(0)).toMatchObject({ house: 'stone', goods: {} })
    expect(table({ clay: 2 }, seat).play('western-quarry').asked).toBe(1)
  })

  it('is silenced by a ban on renovations', () => {
    expect(table({ clay: 9 }, { played: ['fast-mason', 'mantlepiece'] }).play('clay-pit').asked).toBe(1)
  })

  it('does nothing elsewhere, and nothing when others take clay', () => {
    expect(table({ clay: 9 }).play('forest').asked).toBe(1)
    const t = table({ clay: 9 }, { home: 1 }).play('forest', 'clay-pit')
    expect([t.asked, t.ask]).toEqual([2, 'place'])
  })
})
