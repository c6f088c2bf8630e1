import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Amateur Fencer (C170)', () => {
  const table = (seat: SeatSetup = {}) =>
    scenario({ players: 5, seats: [{ goods: {}, hand: ['amateur-fencer'], ...seat }] })
  const play = (seat?: SeatSetup) => table(seat).play('lessons', 'play amateur-fencer')

  it('may fence one space without wood when it is played', () => {
    const t = play({ fields: ['b1'], stables: ['c1'] }).throughJson()
    expect(t.moves()).toHaveLength(12 + 1)
    expect(t.moves().filter((move) => /b1|a2|\+/.test(move))).toEqual([])
    t.play('fence c1')
    expect(t.seat(0)).toMatchObject({ goods: {}, fencesLeft: 11, pastures: [{ cells: ['c1'], capacity: 4 }] })
    expect(t.asked).toBe(1)
  })

  it('is now or never', () => {
    const t = play().play('done')
    expect([t.seat(0).pastures, t.asked]).toEqual([[], 1])
    expect(t.toRound(2).ask).toBe('place')
  })

  it('does nothing for somebody who owns a pasture, but can be played', () => {
    const t = play({ pastures: [['e1']] })
    expect([t.seat(0).played.length, t.asked]).toEqual([1, 1])
  })

  it('is no "Build Fences" action: one space only, whatever fences are free there', () => {
    const t = play({ goods: { wood: 9, food: 1 }, played: ['hedge-keeper'] })
    expect(t.moves().filter((move) => move.includes('+'))).toEqual([])
    expect(t.play('fence e1').seat(0).goods).toEqual({ wood: 9 })
    expect(t.asked).toBe(1)
  })
})
