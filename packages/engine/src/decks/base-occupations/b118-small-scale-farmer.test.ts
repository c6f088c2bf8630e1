import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Small-scale Farmer (B118)', () => {
  const next = (seat: SeatSetup = {}) =>
    scenario({ starting: 1, seats: [{ goods: {}, home: 0, played: ['small-scale-farmer'], ...seat }] }).toRound(2)

  it('gives 1 wood at the start of a round to the owner of a house of 2 rooms, without a question', () => {
    const t = next().throughJson()
    expect([t.seat(0).goods, t.ask]).toEqual([{ wood: 1 }, 'place'])
  })

  it('gives nothing with more rooms', () => {
    expect(next({ rooms: ['a1', 'a2', 'a3'] }).seat(0).goods).toEqual({})
  })

  it('looks anew in every round', () => {
    const t = scenario({
      seats: [{ goods: { wood: 4, reed: 2 }, home: 1, played: ['small-scale-farmer'] }, { home: 1 }],
    })
    t.play('day-laborer', 'fishing')
    expect(t.seat(0).goods).toEqual({ wood: 5, reed: 2, food: 2 })
    t.play('farm-expansion', 'room a1').toRound(3)
    expect(t.seat(0).goods.wood).toBeUndefined()
  })

  it('asks neither for people nor for the material of the house', () => {
    expect(next({ house: 'stone', people: 4, home: 0 }).seat(0).goods).toEqual({ wood: 1 })
  })

  it('does not take a Caravan for a room', () => {
    expect(next({ played: ['small-scale-farmer', 'caravan'] }).seat(0).goods).toEqual({ wood: 1 })
  })

  it('acts in the very round in which Scholar plays it', () => {
    const t = next({ goods: { food: 1 }, house: 'stone', played: ['scholar'], hand: ['small-scale-farmer'] })
    expect(t.play('use scholar', 'play small-scale-farmer').seat(0).goods).toEqual({ wood: 1 })
  })

  it('gives nothing to others, and nothing before the next round', () => {
    const t = scenario({ seats: [{ goods: {}, hand: ['small-scale-farmer'] }, { goods: {} }] })
    t.play('lessons', 'play small-scale-farmer')
    expect(t.seat(0).goods).toEqual({})
    t.play('day-laborer', 'fishing', 'clay-pit')
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([
      { wood: 1, food: 1 },
      { clay: 1, food: 2 },
    ])
  })
})
