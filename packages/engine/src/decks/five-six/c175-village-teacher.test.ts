import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Village Teacher (C175)', () => {
  const HANDS = ['scholar', 'braggart', 'hedge-keeper', 'grocer']
  const table = (starting = 0, seat: SeatSetup = {}) =>
    scenario({
      players: 5,
      starting,
      seats: [
        { goods: { food: 2 }, played: ['village-teacher'], hand: ['conservator'], ...seat },
        ...HANDS.map((card) => ({ goods: { food: 2 }, hand: [card] })),
      ],
    })

  it('gives 1 food after the first Lessons space of the round', () => {
    const t = table().play('lessons').throughJson().play('play conservator')
    expect([t.seat(0).goods, t.asked]).toEqual([{ food: 2 - 1 + 1 }, 1])
  })

  it('gives 1 grain after the second, 1 vegetable after the third, whoever stands on the others', () => {
    const second = table(4).play('lessons', 'play grocer', 'lessons-wish', 'play conservator')
    expect(second.seat(0).goods).toEqual({ food: 1, grain: 1 })
    const third = table(3).play('lessons', 'play hedge-keeper', 'lessons-wish', 'play grocer')
    expect(third.play('lessons-copse', 'play conservator').seat(0).goods).toEqual({ vegetable: 1 })
  })

  it('does not count a space that is only blocked', () => {
    const t = table(3).play('copse', 'forest', 'lessons', 'play conservator')
    expect(t.seat(0).goods).toEqual({ food: 2 })
  })

  it('pays after the occupation: the food cannot pay for it', () => {
    expect(table(0, { goods: {} }).moves()).not.toContain('lessons')
    expect(table(0, { goods: { food: 1 } }).moves()).toContain('lessons')
  })

  it('does not count the use by which it is played', () => {
    const t = table(0, { played: [], hand: ['village-teacher'], goods: {} }).play('lessons', 'play village-teacher')
    expect(t.seat(0).goods).toEqual({})
  })

  it('pays nothing for lessons of others, nor for an occupation played without Lessons', () => {
    expect(table(4).play('lessons', 'play grocer').seat(0).goods).toEqual({ food: 2 })
    const scholar: SeatSetup = { house: 'stone', home: 0, played: ['village-teacher', 'scholar'], goods: { food: 1 } }
    const t = scenario({ players: 5, seats: [{ ...scholar, hand: ['conservator'] }] }).toRound(2)
    expect(t.play('use scholar', 'play conservator').seat(0).goods).toEqual({})
  })
})
