import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Groom (B089)', () => {
  const next = (goods: object, seat: SeatSetup = {}) =>
    scenario({ starting: 1, seats: [{ goods, house: 'stone', home: 0, played: ['groom'], ...seat }] }).toRound(2)

  it('gives 1 wood when it is played', () => {
    const t = scenario({ seats: [{ goods: {}, hand: ['groom'] }] }).play('lessons', 'play groom')
    expect([t.seat(0).goods, t.asked]).toEqual([{ wood: 1 }, 1])
  })

  it('builds a stable for 1 wood at the start of a round', () => {
    const t = next({ wood: 2 })
    expect([t.asked, t.moves()]).toEqual([0, ['use groom', 'done']])
    t.play('use groom').throughJson()
    expect(t.play('stable c1').seat(0)).toEqual(expect.objectContaining({ goods: { wood: 1 }, stables: ['c1'] }))
    expect([t.ask, t.state.round]).toEqual(['place', 2])
  })

  it('builds exactly one a round, in every round', () => {
    const t = next({ wood: 5 }).play('use groom', 'stable c1')
    expect([t.ask, t.seat(0).goods.wood]).toEqual(['place', 4])
    expect(t.toRound(3).moves()).toEqual(['use groom', 'done'])
  })

  it('may be left', () => {
    expect(next({ wood: 2 }).play('done').seat(0)).toEqual(expect.objectContaining({ goods: { wood: 2 }, stables: [] }))
  })

  it('needs a stone house, 1 wood and one of the four stables', () => {
    expect(next({ wood: 2 }, { house: 'clay' }).ask).toBe('place')
    expect(next({}).ask).toBe('place')
    expect(next({ wood: 2 }, { stables: ['c1', 'c2', 'c3'] }).ask).toBe('window')
    expect(next({ wood: 2 }, { stables: ['c1', 'c2', 'c3', 'd1'] }).ask).toBe('place')
  })

  it('acts in the very round in which Scholar plays it, with its own wood', () => {
    const t = next({ food: 1 }, { played: ['scholar'], hand: ['groom'] }).play('use scholar', 'play groom')
    expect([t.throughJson().moves(), t.seat(0).goods]).toEqual([['use groom', 'done'], { wood: 1 }])
    expect(t.play('use groom', 'stable c1').seat(0)).toEqual(expect.objectContaining({ goods: {}, stables: ['c1'] }))
  })

  it('comes too late for a boar that arrives with the round', () => {
    const seat: SeatSetup = {
      goods: { reed: 1, wood: 1, sheep: 1 },
      house: 'stone',
      played: ['groom', 'conservator', 'grocer'],
      hand: ['acorns-basket'],
    }
    const t = scenario({ seats: [seat] })
      .play('meeting-place', 'play acorns-basket')
      .toRound(2)
    expect([t.asked, t.ask, t.moves()]).toEqual([0, 'keep', ['keep boar 1', 'keep sheep 1']])
    expect(t.play('keep boar 1').moves()).toEqual(['use groom', 'done'])
  })

  it('does nothing for others', () => {
    const t = scenario({ seats: [{ goods: { wood: 2 }, house: 'stone' }, { played: ['groom'] }] })
    expect(t.toRound(2).ask).toBe('place')
  })
})
