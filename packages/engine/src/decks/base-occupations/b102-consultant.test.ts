import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Consultant (B102)', () => {
  const table = (players: number, seat = {}) =>
    scenario({ players, seats: [{ goods: {}, hand: ['consultant'], ...seat }] }).play('lessons', 'play consultant')
  const PASTURE = { pastures: [['e1']] }

  it('gives goods by the number of players', () => {
    const fees = [1, 2, 3, 4, 5, 6].map((players) => table(players, PASTURE).seat(0).goods)
    expect(fees).toEqual([{ grain: 2 }, { clay: 3 }, { reed: 2 }, { sheep: 2 }, { sheep: 2 }, { sheep: 2 }])
  })

  it('makes no question of goods, and none of sheep that have a place', () => {
    expect([table(2).asked, table(4, PASTURE).asked]).toEqual([1, 1])
  })

  it('gives sheep that must be housed, cooked or let go', () => {
    const t = table(4).throughJson()
    expect([t.asked, t.ask, t.moves()]).toEqual([0, 'keep', ['keep sheep 1']])
    expect(t.play('keep sheep 1').seat(0).goods).toEqual({ sheep: 1 })
    const cooked = table(5, { majors: ['fireplace-2'] }).play('keep sheep 1')
    expect(cooked.seat(0).goods).toEqual({ sheep: 1, food: 2 })
  })

  it('pays once, when it is played', () => {
    const t = scenario({ seats: [{ goods: {}, played: ['consultant'], hand: ['conservator'] }] })
    expect(t.play('day-laborer', 'forest', 'lessons', 'play conservator').seat(0).goods).toEqual({ food: 1 })
  })
})
