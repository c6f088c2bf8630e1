import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Farm Animal Market (M030)', () => {
  const play = (goods: object, seat = {}) =>
    scenario({ moor: 2, seats: [{ goods: { food: 1, ...goods }, hand: ['farm-animal-market'], ...seat }] }).play(
      'major-improvement',
      'play farm-animal-market',
    )
  const ROOM = { stables: ['c1', 'd1'] }

  it('trades 2 sheep for 1 cattle and 1 horse, once', () => {
    const t = play({ sheep: 4 }, { pastures: [['c1', 'd1']] }).throughJson()
    expect(t.moves()).toEqual(['use farm-animal-market', 'done'])
    t.play('use farm-animal-market')
    // The pasture cannot hold sheep and cattle: some of the herd has to go.
    expect(t.ask).toBe('keep')
    expect(play({ sheep: 2 }, ROOM).play('use farm-animal-market').seat(0).goods).toEqual({ cattle: 1, horse: 1 })
  })

  it('may be left, and needs both sheep', () => {
    expect(play({ sheep: 2 }, ROOM).play('done').seat(0).goods).toEqual({ sheep: 2 })
    const one = play({ sheep: 1 })
    expect([one.asked, one.seat(0).goods, one.seat(1).hand?.minors]).toEqual([1, { sheep: 1 }, ['farm-animal-market']])
  })

  it('lets the new animals be cooked at once', () => {
    const t = play({ sheep: 2, boar: 2 }, { majors: ['cookhouse-1'], pastures: [['c1']] })
    t.play('use farm-animal-market').throughJson().play('keep boar 2 cattle 1')
    expect(t.seat(0).goods).toEqual({ boar: 2, cattle: 1, food: 2 })
  })

  it('takes sheep of Peat Boat only as far as they find a place', () => {
    const boat = (seat = {}) => play({ fuel: 4 }, { played: ['peat-boat'], ...seat })
    expect([boat().asked, boat().seat(0).goods]).toEqual([1, { fuel: 4 }])
    // Sheep that are cooked at once pay nothing in sheep either.
    expect(boat({ majors: ['fireplace-2'] }).asked).toBe(1)
    const t = boat({ stables: ['c1'] })
    t.play('use farm-animal-market', 'use peat-boat sheep 1').throughJson().play('use peat-boat sheep 1')
    expect([t.asked, t.seat(0).goods]).toEqual([1, { cattle: 1, horse: 1 }])
  })

  it('costs 1 food', () => {
    const t = scenario({ moor: 2, seats: [{ goods: { sheep: 1 }, hand: ['farm-animal-market'] }] })
    expect(t.canPlay('farm-animal-market')).toBe(false)
  })
})
