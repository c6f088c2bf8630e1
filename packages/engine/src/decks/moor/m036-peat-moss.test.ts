import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

/** All of them, so that no more can be built. */
const STABLES = { stables: ['e1', 'e2', 'd1', 'd2'] }

describe('Peat Moss (M036)', () => {
  const table = (goods: object, seat = {}) => scenario({ moor: 2, seats: [{ goods, played: ['peat-moss'], ...seat }] })

  it('lets each wooden room cost 3 wood and 1 reed', () => {
    const t = table({ wood: 6, reed: 2 }).play('farm-expansion', 'room a1', 'room b1').throughJson()
    expect(t.seat(0)).toMatchObject({ goods: {}, rooms: ['a1', 'b1', 'a2', 'a3'] })
    expect(table({ wood: 2, reed: 1 }, STABLES).refusal('farm-expansion')).not.toBeNull()
  })

  it('changes nothing for clay and stone', () => {
    expect(table({ clay: 3, reed: 1, wood: 3 }, { house: 'clay', ...STABLES }).refusal('farm-expansion')).not.toBeNull()
    const t = table({ clay: 5, reed: 2 }, { house: 'clay' }).play('farm-expansion', 'room a1')
    expect(t.seat(0).goods).toEqual({})
  })

  it('is one of several prices for the whole room, never together with another', () => {
    const played = ['peat-moss', 'carpenters-parlor']
    expect(table({ wood: 2, reed: 1 }, { played, ...STABLES }).refusal('farm-expansion')).not.toBeNull()
    const t = table({ wood: 3, reed: 2 }, { played }).play('farm-expansion', 'room a1').throughJson()
    expect(t.moves()).toEqual(['pay wood 3 reed 1', 'pay wood 2 reed 2'])
  })

  it('is followed by the swap of Brushwood Collector; Carpenter’s price is dearer and not offered', () => {
    const played = ['peat-moss', 'carpenter', 'brushwood-collector']
    const t = scenario({ moor: 3, seats: [{ goods: { wood: 9, reed: 9 }, played }] })
    t.play('farm-expansion', 'room a1')
    expect(t.moves()).toEqual(['pay wood 3 reed 1', 'pay wood 4'])
  })

  it('is played by whoever sees no moor, and works on with one', () => {
    const hand = { played: [], hand: ['peat-moss'] }
    expect(table({}, hand).canPlay('peat-moss')).toBe(true)
    expect(table({}, { ...hand, moors: ['c1'] }).canPlay('peat-moss')).toBe(false)
    expect(table({}, { ...hand, forests: ['c1'], beneath: { c1: ['moor'] } }).canPlay('peat-moss')).toBe(true)
    expect(table({ wood: 3, reed: 1 }, { moors: ['c1'], ...STABLES }).refusal('farm-expansion')).toBeNull()
  })
})
