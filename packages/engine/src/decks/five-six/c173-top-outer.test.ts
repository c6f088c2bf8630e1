import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Top-Outer (C173)', () => {
  const builder = { goods: { wood: 5, reed: 2 } }
  const table = (seat: SeatSetup = {}, more = {}) =>
    scenario({
      players: 5,
      starting: 1,
      lying: { 'traveling-players': 3 },
      seats: [{ goods: {}, played: ['top-outer'], ...seat }, builder],
      ...more,
    })

  it('takes all food from Traveling Players when anybody uses House Building, without a question', () => {
    const t = table().play('house-building').throughJson()
    expect([t.seat(0).goods, t.lying('traveling-players')]).toEqual([{ food: 3 }, 0])
    expect(t.play('room a1').asked).toBe(2)
  })

  it('counts the own use too', () => {
    const t = table(builder, { starting: 0 }).play('house-building', 'room a1')
    expect(t.seat(0).goods).toEqual({ food: 3 })
  })

  it('is no use of Traveling Players: nobody stands there, it stays blocked, and no card hears of it', () => {
    const t = table({ played: ['top-outer', 'conjurer'] }).play('house-building', 'room a1')
    expect(t.seat(0).goods).toEqual({ food: 3 })
    expect(t.table.spaces.find(({ id }) => id === 'traveling-players')?.people).toEqual([])
    expect(t.moves()).not.toContain('traveling-players')
  })

  it('is silent where nothing lies, and at other ways to build', () => {
    const empty = table({}, { lying: { 'traveling-players': 0 } }).play('house-building')
    expect(empty.events.filter(({ event }) => event === 'used')).toEqual([])
    expect(table().play('farm-expansion', 'room a1').seat(0).goods).toEqual({})
    expect(table().play('traveling-players').seat(0).goods).toEqual({})
  })
})
