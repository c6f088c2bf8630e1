import { describe, expect, it } from 'vitest'
import { harvest } from '../testing/harvest.ts'
import type { Scenario, SeatSetup } from '../testing/scenario.ts'

/** Seat 0 at the breeding phase, or past it if nothing had to be asked. */
const breed = (seat: SeatSetup, ...before: string[]): Scenario => {
  const t = harvest({ seats: [{ ...seat, goods: { food: 4, ...seat.goods } }, { goods: { food: 4 } }] })
  for (const text of before) t.playAs(0, text)
  return t.playAs(0, 'feed').playAs(1, 'feed')
}
const LARGE = [['d1', 'e1', 'd2', 'e2']]

describe('B11: breeding', () => {
  it.each([
    [1, 1],
    [2, 3],
    [3, 4],
    [6, 7],
    [8, 9],
  ])('%i animals of a kind become %i: 1 newborn from at least 2', (before, after) => {
    const t = breed({ pastures: LARGE, goods: { boar: before } })
    expect(t.state.round).toBe(5)
    expect(t.seat(0).goods).toEqual({ boar: after })
    expect(t.events.filter(({ event }) => event === 'bred')).toHaveLength(after - before)
  })

  it('each kind breeds for itself', () => {
    const pastures = [
      ['c1', 'd1'],
      ['e1', 'e2'],
      ['c2', 'd2'],
    ]
    const t = breed({ pastures, goods: { sheep: 2, boar: 1, cattle: 3 } })
    expect(t.seat(0).goods).toEqual({ sheep: 3, boar: 1, cattle: 4 })
    expect(t.events).toContainEqual({ event: 'bred', seat: 0, animals: { sheep: 1, cattle: 1 } })
  })

  it('the parents need not live in the same place', () => {
    const t = breed({ stables: ['c1', 'e3'], goods: { cattle: 2 } })
    expect(t.seat(0).goods).toEqual({ cattle: 3 })
  })

  it('happens only if the newborn can be accommodated, after rearranging', () => {
    const full = breed({ pastures: [['e1']], goods: { sheep: 3 } })
    expect([full.state.round, full.seat(0).goods]).toEqual([5, { sheep: 3 }])
    const t = breed({ pastures: [['d1'], ['e1']], goods: { sheep: 2, boar: 2 } }, 'arrange d1 sheep 2, e1 boar 2')
    expect(t.moves().sort()).toEqual(['keep sheep 2 boar 3', 'keep sheep 3 boar 2'])
  })

  it('is no question where one herd is all there is to keep, unless cooking one would make room', () => {
    const full = { pastures: [['e1']], goods: { sheep: 3 } }
    expect(breed(full).state.round).toBe(5)
    // A kind that does not breed, and parents: none of them can be cooked.
    expect(
      breed({ ...full, majors: ['fireplace-2'], goods: { sheep: 2 }, pastures: [], stables: ['e1'] }).state.round,
    ).toBe(5)
    const t = breed({ ...full, majors: ['fireplace-2'] })
    expect([t.ask, t.moves(), t.extras()]).toEqual(['breed', ['keep sheep 3'], ['cook sheep 1', 'discard sheep 1']])
  })

  it('other animals may be released to make room', () => {
    const t = breed({ pastures: [['e1']], goods: { sheep: 2, boar: 1 } })
    expect(t.moves().sort()).toEqual(['keep sheep 2 boar 1', 'keep sheep 3'])
    t.play('keep sheep 3')
    expect(t.seat(0).goods).toEqual({ sheep: 3 })
    expect(t.events).toContainEqual({ event: 'lost', seat: 0, goods: { boar: 1 } })
  })

  it('asks the players one after another from the starting player', () => {
    const seat = { pastures: [['e1']], goods: { sheep: 2, boar: 1, food: 4 } }
    const t = harvest({ starting: 1, seats: [seat, seat] })
      .playAs(0, 'feed')
      .playAs(1, 'feed')
    expect(t.asked).toBe(1)
    expect(t.table.decisions).toHaveLength(1)
    t.play('keep sheep 3')
    expect(t.asked).toBe(0)
    expect(t.throughJson().play('keep sheep 2 boar 1').state.round).toBe(5)
  })
})

describe('B11: neither parents nor newborns are cooked in the breeding phase', () => {
  const seat = { pastures: [['e1']], majors: ['fireplace-2'], goods: { sheep: 2, boar: 1, vegetable: 1 } }

  it('bars a kind that breeds, and lets animals that do not', () => {
    const t = breed(seat).throughJson()
    expect(t.refusal('cook sheep 1')?.message).toBe('Neither parents nor newborns are cooked in the breeding phase.')
    expect(t.extras().filter((move) => move.startsWith('cook'))).toEqual(['cook vegetable 1', 'cook boar 1'])
    // The place of the boar is free for the newborn then.
    t.play('cook boar 1')
    expect(t.seat(0).goods).toEqual({ sheep: 3, vegetable: 1, food: 2 })
  })

  it('lets a third animal of a kind, which is no parent, but not one of two', () => {
    const t = breed({ ...seat, goods: { sheep: 3 } })
    expect(t.refusal('cook sheep 2')?.refused).toBe('illegal-move')
    expect(t.play('cook sheep 1').seat(0).goods).toEqual({ sheep: 3, food: 2 })
  })

  it('those that run away for a newborn are not cooked by themselves', () => {
    const t = breed(seat).play('keep sheep 3')
    expect(t.seat(0).goods).toEqual({ sheep: 3, vegetable: 1 })
  })

  it('cooking before the phase is fine, and makes room', () => {
    const t = breed(seat, 'cook boar 1')
    expect(t.state.round).toBe(5)
    expect(t.seat(0).goods).toEqual({ sheep: 3, vegetable: 1, food: 2 })
  })

  it('cooking one of two before the phase leaves none to breed', () => {
    const t = breed({ pastures: LARGE, majors: ['fireplace-2'], goods: { sheep: 2 } }, 'cook sheep 1')
    expect(t.seat(0).goods).toEqual({ sheep: 1, food: 2 })
  })

  it('animals may be let go at any time, also then', () => {
    const t = breed(seat).play('discard boar 1')
    expect(t.seat(0).goods.sheep).toBe(3)
    expect(t.state.round).toBe(5)
  })
})
