import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

const FED = { food: 20, fuel: 9 }

describe('Night Pasture (M033)', () => {
  const table = (own: SeatSetup = {}, other: SeatSetup = {}, more = {}) =>
    scenario({
      moor: 2,
      round: 4,
      seats: [
        { played: ['night-pasture'], ...own },
        { goods: {}, ...other },
      ],
      ...more,
    })

  it('holds 3 animals of its owner, kinds mixed', () => {
    const t = table({ goods: { boar: 1, cattle: 1, horse: 1 } })
      .play('sheep-market')
      .throughJson()
    expect([t.asked, t.seat(0).goods]).toEqual([1, { sheep: 1, boar: 1, cattle: 1, horse: 1 }])
    const full = table({ goods: { boar: 2, cattle: 1, horse: 1 } }).play('sheep-market')
    expect([full.asked, full.ask]).toEqual([0, 'keep'])
  })

  it('holds a single animal of each other player, whatever lives there', () => {
    const others = { starting: 1, lying: { 'sheep-market': 2 } }
    const t = table({ goods: { boar: 4 } }, {}, others)
      .play('sheep-market')
      .throughJson()
    expect([t.asked, t.seat(1).goods]).toEqual([0, { sheep: 2 }])
    expect(t.seat(1).animals).toContainEqual({ pen: 'night-pasture', animal: 'sheep', count: 1 })
    const three = table({}, {}, { starting: 1, lying: { 'sheep-market': 3 } }).play('sheep-market')
    expect(three.moves()).toEqual(['keep sheep 2'])
    expect(table({ played: [] }, {}, others).play('sheep-market').moves()).toEqual(['keep sheep 1'])
  })

  it('lets the others move an animal there and back', () => {
    const t = table({}, { goods: { sheep: 2 }, pastures: [['e1']] }, { starting: 1 })
    expect(t.seat(1).animals).toEqual([{ pen: 'e1', animal: 'sheep', count: 2 }])
    t.play('arrange e1 sheep 1, night-pasture sheep 1').throughJson()
    expect(t.seat(1).animals).toContainEqual({ pen: 'night-pasture', animal: 'sheep', count: 1 })
  })

  /** Both breed at the end of round 4; first the other player arranges animals, or does not. */
  const harvest = (own: SeatSetup, other: SeatSetup, arranged: string[] = []) =>
    scenario({
      moor: 2,
      round: 4,
      starting: 1,
      seats: [
        { played: ['night-pasture'], home: 1, ...own, goods: { ...FED, ...own.goods } },
        { home: 1, ...other, goods: { ...FED, ...other.goods } },
      ],
    })
      .play(...arranged)
      .toRound(5)

  it('lets its owner breed with the guests, and not those who own them', () => {
    const t = harvest({ goods: { sheep: 1 } }, { goods: { sheep: 2 } })
    expect([t.seat(0).goods.sheep, t.seat(1).goods.sheep]).toEqual([2, 2])
    const strangers = harvest({ goods: { boar: 1 } }, { goods: { sheep: 2 } })
    expect([strangers.seat(0).goods.boar, strangers.seat(1).goods.sheep]).toEqual([1, 2])
  })

  it('lets its owner breed with two guests of different players alone', () => {
    const other = { home: 1, goods: { ...FED, sheep: 2 } }
    const t = scenario({
      moor: 2,
      players: 3,
      round: 4,
      starting: 1,
      seats: [{ played: ['night-pasture'], home: 1, goods: FED }, other, other],
    }).toRound(5)
    expect([0, 1, 2].map((seat) => t.seat(seat).goods.sheep)).toEqual([1, 2, 2])
  })

  it('has no use of a guest that lies (Bog Pony)', () => {
    const horses = (played: string[], ...moves: string[]) => {
      const t = harvest({ goods: { horse: 1 } }, { goods: { horse: 2 }, played }, moves)
      return [t.seat(0).goods.horse, t.seat(1).goods.horse]
    }
    expect(horses(['bog-pony'])).toEqual([2, 2])
    expect(horses(['bog-pony'], 'use bog-pony')).toEqual([1, 2])
  })

  it('keeps a parent that breeds with a guest from being cooked meanwhile', () => {
    // No room for the lamb: a sheep of the host is a parent, a boar may make room.
    const own = { goods: { sheep: 1, boar: 3 }, majors: ['fireplace-2'] }
    const t = scenario({
      moor: 2,
      round: 4,
      starting: 1,
      seats: [
        { played: ['night-pasture'], home: 1, ...own, goods: { ...FED, ...own.goods } },
        { home: 1, goods: { ...FED, sheep: 2 } },
      ],
    }).toAsk('breed')
    expect(t.asked).toBe(0)
    expect(t.extras()).not.toContain('cook sheep 1')
    t.play('keep sheep 2 boar 2').until(({ state }) => state.round === 5)
    expect(t.seat(0).goods).toMatchObject({ sheep: 2, boar: 2 })
  })

  it('lets one of two own animals be cooked where the guest is the other parent', () => {
    const t = scenario({
      moor: 2,
      round: 4,
      starting: 1,
      seats: [
        { played: ['night-pasture'], home: 1, goods: { ...FED, sheep: 2, boar: 2 }, majors: ['fireplace-2'] },
        { home: 1, goods: { ...FED, sheep: 2 } },
      ],
    }).toAsk('breed')
    expect(t.extras()).toContain('cook sheep 1')
    expect(t.extras()).not.toContain('cook boar 1')
    t.play('cook sheep 1').throughJson()
    // 1 sheep and its lamb by the guest, 2 boars and no place for a third.
    expect([t.asked, t.moves()]).toEqual([0, ['keep sheep 1 boar 3', 'keep sheep 2 boar 2']])
    expect(t.extras()).not.toContain('cook sheep 1')
  })

  it('lets others breed who have two at home', () => {
    const t = harvest({ goods: { sheep: 1 } }, { goods: { sheep: 2 }, pastures: [['d1', 'e1']] })
    expect([t.seat(0).goods.sheep, t.seat(1).goods.sheep]).toEqual([1, 3])
  })

  it('lets its owner breed last, so that a newborn of another may be a guest that counts', () => {
    // The pasture and the house are full: the lamb goes to the card and makes a pair with the owner's sheep.
    const other = { goods: { sheep: 2, boar: 1 }, pastures: [['e1']] }
    const t = harvest({ goods: { sheep: 1 } }, other, ['arrange e1 sheep 2, house boar 1'])
    expect([t.seat(0).goods.sheep, t.seat(1).goods.sheep]).toEqual([2, 3])
  })

  it('counts a guest for its owner in everything else', () => {
    const t = table({}, { goods: { sheep: 2 } })
    expect([t.score(0, 'sheep'), t.score(1, 'sheep')]).toEqual([-1, 1])
    expect(t.score(0, 'pastures')).toBe(-1)
  })

  it('has its own three places alone', () => {
    const t = table({ goods: { sheep: 3 } }, {}, { players: 1 }).play('sheep-market')
    expect(t.seat(0).goods).toEqual({ sheep: 4 })
  })

  it('costs 2 clay', () => {
    const open = (clay: number) =>
      table({ played: [], hand: ['night-pasture'], goods: { clay } }).canPlay('night-pasture')
    expect([open(2), open(1)]).toEqual([true, false])
  })
})
