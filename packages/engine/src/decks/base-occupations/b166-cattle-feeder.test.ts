import { describe, expect, it } from 'vitest'
import { pool } from '../../cards/deal.ts'
import { cardNamed } from '../../cards/registry.ts'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Cattle Feeder (B166)', () => {
  const table = (goods: object, seat: SeatSetup = {}) =>
    scenario({ players: 4, seats: [{ goods, played: ['cattle-feeder'], ...seat }, { goods }] })

  it('sells one cattle for 1 food on Grain Seeds', () => {
    const t = table({ food: 2 }).play('grain-seeds').throughJson()
    expect([t.moves(), t.seat(0).goods]).toEqual([['use cattle-feeder', 'done'], { food: 2 }])
    t.play('use cattle-feeder')
    expect([t.seat(0).goods, t.asked]).toEqual([{ grain: 1, cattle: 1, food: 1 }, 1])
  })

  it('may be left', () => {
    expect(table({ food: 2 }).play('grain-seeds', 'done').seat(0).goods).toEqual({ grain: 1, food: 2 })
  })

  it('asks about a cattle without a place, which may be cooked', () => {
    const t = table({ food: 1, sheep: 1 }).play('grain-seeds', 'use cattle-feeder').throughJson()
    expect([t.ask, t.moves()]).toEqual(['keep', ['keep cattle 1', 'keep sheep 1']])
    const cook = table({ food: 1, sheep: 1 }, { majors: ['fireplace-2'] }).play('grain-seeds', 'use cattle-feeder')
    expect(cook.play('keep sheep 1').seat(0).goods).toEqual({ grain: 1, sheep: 1, food: 3 })
  })

  it('takes its food first: neither the cattle nor the grain of the space can pay for it', () => {
    const t = table({}, { majors: ['fireplace-2'] }).play('grain-seeds')
    expect([t.asked, t.seat(0).goods]).toEqual([1, { grain: 1 }])
  })

  it('takes the vegetable of a Greengrocer, which comes before', () => {
    const t = table({}, { played: ['cattle-feeder', 'greengrocer'] }).play('grain-seeds')
    expect([t.moves(), t.seat(0).goods]).toEqual([['use cattle-feeder', 'done'], { vegetable: 1 }])
    t.play('use cattle-feeder').throughJson()
    expect([t.moves(), t.play('eat vegetable 1').seat(0).goods]).toEqual([['eat vegetable 1'], { grain: 1, cattle: 1 }])
  })

  it('does nothing elsewhere and for others, and is used with 4 or more players', () => {
    expect(table({ food: 2 }).play('forest').asked).toBe(1)
    const t = table({ food: 2 }).play('forest', 'grain-seeds')
    expect([t.asked, t.ask]).toEqual([2, 'place'])
    expect(pool('occupation', 4)).toContain(cardNamed('cattle-feeder'))
    expect(pool('occupation', 3)).not.toContain(cardNamed('cattle-feeder'))
  })
})
