import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { type Scenario, type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Field Counter (C172)', () => {
  const table = (seat: SeatSetup = {}, other: SeatSetup = {}, more = {}) =>
    scenario({
      players: 5,
      starting: 1,
      seats: [
        { goods: {}, played: ['field-counter'], ...seat },
        { goods: {}, ...other },
      ],
      ...more,
    })
  const onCard = (t: Scenario) => t.seat(0).played[0]?.data[0]
  const withFood = (food: number, ...given: Parameters<typeof table>) => {
    const t = table(...given)
    at(at(t.state.players, 0).played, 0).data[0] = food
    return t
  }

  it('receives 1 food for each field that another player plows, without a question', () => {
    const t = table().play('farmland', 'plow c1').throughJson()
    expect([onCard(t), t.seat(0).goods, t.asked]).toEqual([1, {}, 2])
  })

  it('counts every field, whoever or whatever grants the plowing', () => {
    const t = table({}, { goods: { food: 2 }, hand: ['shifting-cultivation'] })
    t.play('meeting-place', 'play shifting-cultivation', 'plow c1', 'farmland', 'plow c1')
    expect(onCard(t)).toBe(2)
  })

  it('receives nothing for fields of its owner, nor for other deeds', () => {
    expect(onCard(table({}, {}, { starting: 0 }).play('farmland', 'plow c1'))).toBe(0)
    expect(onCard(table().play('forest'))).toBe(0)
  })

  it('is turned over at any time of the owner, who takes all the food', () => {
    const t = withFood(3, {}, {}, { starting: 0 })
    expect(t.extras()).toContain('use field-counter food 3')
    t.play('use field-counter food 3').throughJson()
    expect([t.seat(0).goods, t.seat(0).played[0]?.data]).toEqual([{ food: 3 }, [0, 1]])
    expect([t.asked, t.ask]).toEqual([0, 'place'])
  })

  it('cannot be turned over by others, nor while it is empty', () => {
    const t = withFood(3)
    expect(t.asked).toBe(1)
    expect(t.refusal('use field-counter food 3')?.refused).toBe('illegal-move')
    expect(table({}, {}, { starting: 0 }).refusal('use field-counter food 1')?.refused).toBe('illegal-move')
  })

  it('is dead afterwards, but still counts as played', () => {
    const t = withFood(1, { hand: ['conservator'] }, {}, { starting: 0 }).play('use field-counter food 1', 'forest')
    t.play('farmland', 'plow c1')
    expect([onCard(t), t.seat(0).played.length]).toEqual([0, 1])
    // The next occupation costs as a second one.
    t.until((at) => at.asked === 0 && at.ask === 'place').play('lessons', 'play conservator')
    expect(t.seat(0).goods.food ?? 0).toBe(0)
  })

  it('pays prices: payments count on the food', () => {
    const seat = { hand: ['conservator'] }
    const t = withFood(1, seat, {}, { starting: 0 }).play('lessons', 'play conservator').throughJson()
    expect(t.moves()).toEqual(['use field-counter food 1'])
    expect(
      t
        .play('use field-counter food 1')
        .seat(0)
        .played.map(({ card }) => card),
    ).toContain('conservator')
    expect(withFood(0, seat, {}, { starting: 0 }).moves()).not.toContain('lessons')
  })

  it('feeds the family inside the feeding question', () => {
    const others = Array.from({ length: 4 }, () => ({ goods: { food: 9 }, home: 0 }))
    const t = scenario({
      players: 5,
      round: 4,
      seats: [{ goods: { food: 2 }, home: 1, played: ['field-counter'] }, ...others],
    })
    at(at(t.state.players, 0).played, 0).data[0] = 2
    t.play('forest')
    expect([t.asked, t.ask]).toEqual([0, 'feed'])
    expect(t.extras(0)).toContain('use field-counter food 2')
    t.playAs(0, 'use field-counter food 2').throughJson().playAs(0, 'feed')
    expect(t.seat(0)).toMatchObject({ begging: 0, goods: { wood: 3 } })
  })

  it('is no reason to ask once more before scoring, unless its food can still buy something', () => {
    const last = (played: string[]) => {
      const others = Array.from({ length: 4 }, () => ({ goods: {}, home: 0 }))
      const t = scenario({ players: 5, round: 14, seats: [{ goods: {}, home: 1, played }, ...others] })
      at(at(t.state.players, 0).played, 0).data[0] = 2
      return t.play('farmland', 'plow c1').until((at) => at.state.over || at.ask === 'last-chance')
    }
    expect(last(['field-counter']).state.over).toBe(true)
    expect(last(['field-counter', 'grocer']).ask).toBe('last-chance')
  })
})
