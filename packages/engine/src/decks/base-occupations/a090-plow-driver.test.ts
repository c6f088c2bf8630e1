import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Plow Driver (A090)', () => {
  const next = (goods: object, seat: SeatSetup = {}) =>
    scenario({ starting: 1, seats: [{ goods, house: 'stone', home: 0, played: ['plow-driver'], ...seat }] }).toRound(2)

  it('plows a field for 1 food at the start of a round', () => {
    const t = next({ food: 2 })
    expect([t.asked, t.throughJson().moves()]).toEqual([0, ['use plow-driver', 'done']])
    // The accumulation spaces are not filled yet.
    expect(t.lying('clay-pit')).toBe(1)
    t.play('use plow-driver').throughJson()
    expect(t.play('plow c2').seat(0)).toEqual(
      expect.objectContaining({ goods: { food: 1 }, fields: [{ cell: 'c2', crop: null, count: 0 }] }),
    )
    expect([t.ask, t.state.round]).toEqual(['place', 2])
  })

  it('plows once a round, in every round', () => {
    const t = next({ food: 9 }).play('use plow-driver', 'plow c1')
    expect(t.ask).toBe('place')
    expect(t.toRound(3).moves()).toEqual(['use plow-driver', 'done'])
    expect(t.play('use plow-driver').moves()).not.toContain('plow e3')
  })

  it('may be left', () => {
    expect(next({ food: 2 }).play('done').seat(0)).toEqual(expect.objectContaining({ goods: { food: 2 }, fields: [] }))
  })

  it('needs a stone house', () => {
    expect(next({ food: 2 }, { house: 'clay' }).ask).toBe('place')
    expect(next({ food: 2 }, { house: 'wood' }).ask).toBe('place')
  })

  it('needs the food, which may be raised, and a space for the field', () => {
    expect(next({}).ask).toBe('place')
    const t = next({ grain: 1 }).play('use plow-driver', 'plow c1').throughJson()
    expect([t.moves(), t.play('eat grain 1').seat(0).goods]).toEqual([['eat grain 1'], {}])
    const full = { rooms: ['a1', 'a2', 'a3'], fields: ['b2'], stables: ['b1', 'b3', 'c2'] }
    expect(next({ food: 2 }, full).ask).toBe('place')
  })

  it('acts in the very round in which Scholar plays it', () => {
    const t = next({ food: 2 }, { played: ['scholar'], hand: ['plow-driver'] }).play('use scholar', 'play plow-driver')
    expect([t.asked, t.throughJson().moves()]).toEqual([0, ['use plow-driver', 'done']])
    expect(t.play('use plow-driver', 'plow c1').seat(0).goods).toEqual({})
  })

  it('leaves the order to its owner, and each owner to itself', () => {
    const t = scenario({
      starting: 1,
      seats: [
        { goods: { food: 1 }, house: 'stone', home: 0, played: ['plow-driver'] },
        { goods: { wood: 1 }, house: 'stone', played: ['groom'] },
      ],
    }).toRound(2)
    // From the starting player clockwise.
    expect([t.asked, t.moves()]).toEqual([1, ['use groom', 'done']])
    t.play('use groom', 'stable c1')
    expect([t.asked, t.moves()]).toEqual([0, ['use plow-driver', 'done']])
  })

  it('does nothing for others', () => {
    const t = scenario({ seats: [{ goods: { food: 2 }, house: 'stone' }, { played: ['plow-driver'] }] })
    expect(t.toRound(2).ask).toBe('place')
  })
})
