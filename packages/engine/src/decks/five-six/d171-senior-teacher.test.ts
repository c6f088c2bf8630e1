import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Senior Teacher (D171)', () => {
  const table = (other: SeatSetup = {}, seat: SeatSetup = {}, starting = 1) =>
    scenario({
      players: 5,
      starting,
      seats: [
        { goods: {}, played: ['senior-teacher'], ...seat },
        { goods: { food: 2 }, played: ['conservator'], hand: ['braggart'], ...other },
      ],
    })

  it('receives 1 of the food that another player pays on a Lessons space', () => {
    const t = table().play('lessons').throughJson().play('play braggart')
    expect([t.seat(0).goods, t.seat(1).goods.food, t.asked]).toEqual([{ food: 1 }, 1, 2])
  })

  it('receives 1, also if 2 are paid, on all three spaces', () => {
    const two = table().play('lessons-copse', 'play braggart')
    expect([two.seat(0).goods, two.seat(1).goods.food]).toEqual([{ food: 1 }, undefined])
    expect(table().play('lessons-wish', 'play braggart').seat(0).goods).toEqual({ food: 1 })
  })

  it('receives nothing from a lesson that costs nothing', () => {
    expect(table({ played: [] }).play('lessons', 'play braggart').seat(0).goods).toEqual({})
  })

  it('counts food that was raised for it', () => {
    const t = table({ goods: { grain: 1 } })
      .play('lessons', 'play braggart')
      .throughJson()
    expect(t.play('eat grain 1').seat(0).goods).toEqual({ food: 1 })
  })

  it('does not count food that the occupation itself asks for', () => {
    const t = table({ played: [], hand: ['graduate'] }).play('lessons', 'play graduate', 'use graduate')
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([{}, { food: 1, stone: 2, reed: 2 }])
    const paid = table({ hand: ['graduate'] }).play('lessons', 'play graduate', 'use graduate')
    expect(paid.seat(0).goods).toEqual({ food: 1 })
  })

  it('receives nothing for its owner, nor where Scholar plays an occupation', () => {
    const own: SeatSetup = { goods: { food: 1 }, hand: ['grocer'] }
    expect(table({}, own, 0).play('lessons', 'play grocer').seat(0).goods).toEqual({})
    const scholar: SeatSetup = { house: 'stone', home: 0, played: ['scholar'], goods: { food: 1 } }
    const t = table(scholar, { home: 0 }).toRound(2)
    expect(t.play('use scholar', 'play braggart').seat(0).goods).toEqual({})
  })
})
