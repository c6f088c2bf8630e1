import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Bovine Pioneer (C179)', () => {
  const table = (seat: SeatSetup = {}, more = {}) =>
    scenario({
      players: 5,
      round: 14,
      seats: [{ goods: {}, played: ['bovine-pioneer'], ...seat }, { goods: {} }],
      ...more,
    })

  it('brings 1 cattle when a new pasture stands; it may live there', () => {
    const t = table({ goods: { wood: 4, sheep: 1 } })
      .play('fencing')
      .throughJson()
      .play('fence e1')
    expect([t.seat(0).goods, t.asked]).toEqual([{ sheep: 1, cattle: 1 }, 1])
  })

  it('brings 1 cattle a fencing, however many pastures are new', () => {
    const t = table({ goods: { wood: 8 } }).play('fencing', 'fence e1')
    // Nothing comes between the pastures of one action.
    expect(t.seat(0).goods).toEqual({ wood: 4 })
    expect(t.play('fence d1').seat(0).goods).toEqual({ wood: 1, cattle: 1 })
  })

  it('brings nothing for dividing a pasture', () => {
    const old: SeatSetup = { goods: { wood: 1 }, pastures: [['d1', 'e1']] }
    expect(table(old).play('fencing', 'fence e1').seat(0).goods).toEqual({})
  })

  it('counts a new pasture beside an old one, though the old one is divided too', () => {
    const old: SeatSetup = { goods: { wood: 4 }, pastures: [['d1', 'e1']] }
    expect(table(old).play('fencing', 'fence e2', 'fence e1').seat(0).goods).toEqual({ cattle: 1 })
  })

  it('counts every fencing, whatever grants it', () => {
    const mini = table({ goods: { food: 2 }, hand: ['mini-pasture'] })
    expect(mini.play('meeting-place', 'play mini-pasture', 'fence e1').seat(0).goods).toEqual({ cattle: 1 })
    const amateur = table({ goods: { food: 1 }, hand: ['amateur-fencer'] })
    expect(amateur.play('lessons', 'play amateur-fencer', 'fence e1').seat(0).goods).toEqual({ cattle: 1 })
    const farm = table({ goods: { clay: 2, reed: 1, wood: 4 } })
    expect(farm.play('farm-redevelopment', 'fence e1').seat(0).goods).toEqual({ cattle: 1 })
  })

  it('finds room in the new pasture, though everything else is full', () => {
    const full: SeatSetup = { goods: { wood: 3, sheep: 4, boar: 1 }, pastures: [['d1', 'e1']] }
    const t = table(full).play('fencing', 'fence c1')
    expect([t.seat(0).goods, t.asked]).toEqual([{ sheep: 4, boar: 1, cattle: 1 }, 1])
  })

  it('does nothing for fences of others', () => {
    const t = scenario({
      players: 5,
      round: 2,
      starting: 1,
      seats: [{ goods: {}, played: ['bovine-pioneer'] }, { goods: { wood: 4 } }],
    })
    t.play('fencing', 'fence e1')
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([{}, {}])
  })
})
