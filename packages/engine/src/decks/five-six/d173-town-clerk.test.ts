import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { type Scenario, type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Town Clerk (D173)', () => {
  const table = (seat: SeatSetup = {}, other: SeatSetup = {}, starting = 1) =>
    scenario({
      players: 5,
      starting,
      seats: [
        { goods: {}, played: ['town-clerk'], ...seat },
        { goods: { clay: 9 }, ...other },
      ],
    })
  const onCard = (t: Scenario) => t.seat(0).played[0]?.data[0]

  it('receives 1 food for each major that anybody builds, without a question', () => {
    const t = table({}, { goods: { clay: 2 } })
      .play('major-improvement', 'build fireplace-2')
      .throughJson()
    expect([onCard(t), t.seat(0).goods, t.asked]).toEqual([1, {}, 2])
    expect(onCard(table({ goods: { clay: 2 } }, {}, 0).play('major-improvement', 'build fireplace-2'))).toBe(1)
  })

  it('counts a Cooking Hearth for which a Fireplace is handed in', () => {
    const t = table({}, { goods: {}, majors: ['fireplace-2'] })
    expect(onCard(t.play('major-improvement', 'build cooking-hearth-4 return fireplace-2'))).toBe(1)
  })

  it('does not count minor improvements', () => {
    const t = table({}, { goods: { wood: 1 }, hand: ['handplow'] })
    expect(onCard(t.play('major-improvement', 'play handplow'))).toBe(0)
  })

  it('is turned over once, at any time of the owner, and is dead afterwards', () => {
    const t = table({}, { goods: { clay: 9 } }, 1).play('major-improvement', 'build fireplace-2')
    t.until((at) => at.asked === 0 && at.ask === 'place')
    expect(t.extras()).toContain('use town-clerk food 1')
    const before = t.seat(0).goods.food ?? 0
    t.play('use town-clerk food 1').throughJson()
    expect([t.seat(0).goods.food, t.seat(0).played[0]?.data]).toEqual([before + 1, [0, 1]])
    t.until((at) => at.state.round === 2 && at.asked === 1 && at.ask === 'place')
    t.play('major-improvement', 'build fireplace-3')
    expect([onCard(t), t.seat(0).played.length]).toEqual([0, 1])
  })

  it('pays prices: payments count on the food', () => {
    const seat = { hand: ['conservator'] }
    const t = table(seat, {}, 0)
    expect(t.moves()).not.toContain('lessons')
    at(at(t.state.players, 0).played, 0).data[0] = 1
    t.play('lessons', 'play conservator').throughJson()
    expect(t.moves()).toEqual(['use town-clerk food 1'])
    expect(t.play('use town-clerk food 1').asked).toBe(1)
  })
})
