import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Childless (B114)', () => {
  const THREE = ['a1', 'a2', 'a3']
  const next = (seat: SeatSetup = {}) =>
    scenario({ starting: 1, seats: [{ goods: {}, rooms: THREE, home: 0, played: ['childless'], ...seat }] }).toRound(2)

  it('gives 1 food, and 1 grain or 1 vegetable, at the start of a round', () => {
    const t = next()
    expect([t.asked, t.throughJson().moves()]).toEqual([0, ['take grain 1', 'take vegetable 1']])
    // The food needs no choice; the accumulation spaces are not filled yet.
    expect([t.seat(0).goods, t.lying('clay-pit')]).toEqual([{ food: 1 }, 1])
    t.play('take vegetable 1')
    expect([t.seat(0).goods, t.ask]).toEqual([{ food: 1, vegetable: 1 }, 'place'])
    expect(next().play('take grain 1').seat(0).goods).toEqual({ food: 1, grain: 1 })
  })

  it('looks anew in every round', () => {
    const t = next()
      .play('take grain 1')
      .until(({ state, ask }) => state.round === 3 && ask !== 'place')
    expect(t.moves()).toEqual(['take grain 1', 'take vegetable 1'])
    const grown = scenario({ round: 5, seats: [{ goods: {}, rooms: THREE, played: ['childless'] }] })
    grown.play('basic-wish-for-children', 'forest', 'clay-pit').toRound(6)
    expect([grown.ask, grown.seat(0).people]).toEqual(['place', 3])
  })

  it('needs 3 rooms or more, and exactly 2 people', () => {
    expect(next({ rooms: [...THREE, 'b1'] }).ask).toBe('effects')
    expect(next({ rooms: ['a2', 'a3'] }).ask).toBe('place')
    expect(next({ people: 3, home: 0 }).ask).toBe('place')
  })

  it('counts a newborn as a person', () => {
    const t = next({ people: 3, newborns: 1, home: 0 })
    expect([t.ask, t.seat(0).goods]).toEqual(['place', {}])
  })

  it('does not take a Caravan for a room', () => {
    expect(next({ rooms: ['a2', 'a3'], played: ['childless', 'caravan'] }).ask).toBe('place')
  })

  it('pays in the very round in which Scholar plays it', () => {
    const t = next({ goods: { food: 1 }, house: 'stone', played: ['scholar'], hand: ['childless'] })
    t.play('use scholar', 'play childless').throughJson()
    expect([t.asked, t.moves(), t.seat(0).goods]).toEqual([0, ['take grain 1', 'take vegetable 1'], { food: 1 }])
  })

  it('pays for Plow Driver in the same moment', () => {
    const t = next({ house: 'stone', played: ['childless', 'plow-driver'] })
    expect(t.moves()).toEqual(['use childless', 'use plow-driver'])
    t.play('use plow-driver', 'plow c1').throughJson()
    expect(t.moves()).toEqual(['take grain 1', 'take vegetable 1'])
  })

  it('gives nothing to others', () => {
    const t = scenario({ seats: [{ rooms: THREE }, { played: ['childless'] }] }).toRound(2)
    expect(t.ask).toBe('place')
  })
})
