import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Firewood Collector (A119)', () => {
  const table = (goods: object = {}, seat = {}, round = 13) =>
    scenario({ round, seats: [{ goods, played: ['firewood-collector'], ...seat }, { goods: {} }] })

  it('gives 1 wood at the end of a turn on each of its four spaces', () => {
    expect(table().play('farmland', 'plow c1').seat(0).goods).toEqual({ wood: 1 })
    expect(table().play('grain-seeds').seat(0).goods).toEqual({ grain: 1, wood: 1 })
    const sowing = table({ grain: 1 }, { fields: ['c1'] }).play('grain-utilization', 'sow grain c1')
    expect(sowing.seat(0).goods).toEqual({ wood: 1 })
    expect(table().play('cultivation', 'plow c1').seat(0).goods).toEqual({ wood: 1 })
  })

  it('gives nothing at the end of other turns, nor to others', () => {
    expect(table().play('day-laborer').seat(0).goods).toEqual({ food: 2 })
    expect(table().play('day-laborer', 'grain-seeds').seat(0).goods).toEqual({ food: 2 })
    expect(table().play('day-laborer', 'grain-seeds').seat(1).goods).toEqual({ grain: 1 })
  })

  it('comes when everything else of the turn is over', () => {
    const t = table({ grain: 2 }, { fields: ['c1', 'c2'] })
      .play('cultivation', 'plow c3')
      .throughJson()
    expect([t.asked, t.seat(0).goods]).toEqual([0, { grain: 2 }])
    t.play('sow grain c1', 'sow grain c2')
    expect([t.asked, t.seat(0).goods]).toEqual([1, { wood: 1 }])
    expect(t.events.at(-1)).toEqual({ event: 'got', seat: 0, from: 'firewood-collector', goods: { wood: 1 } })
  })

  it('pays nothing in that turn: it comes after every placement, also after the chance for another one', () => {
    const t = table({}, { played: ['firewood-collector', 'lasso'] }, 4).play('grain-seeds')
    expect([t.asked, t.moves(), t.seat(0).goods]).toEqual([0, ['use lasso', 'done'], { grain: 1 }])
    expect(t.play('done').seat(0).goods).toEqual({ grain: 1, wood: 1 })
    const second = table({}, { played: ['firewood-collector', 'lasso'] }, 4).play('sheep-market', 'use lasso')
    second.throughJson().play('grain-seeds')
    expect([second.seat(0).goods, second.asked]).toEqual([{ grain: 1, sheep: 1, wood: 1 }, 1])
  })

  it('gives 2 wood where one turn uses two of the spaces', () => {
    // Sidekick leads from the card of round 13 by those of rounds 11, 9 and 6 to that of round 3.
    const goods = { food: 4, clay: 2, reed: 1, grain: 2 }
    const t = table(goods, { people: 5, fields: ['c1', 'c2'], played: ['firewood-collector', 'sidekick'] })
    t.play('cultivation', 'plow c3', 'sow grain c1', 'done')
    t.play('use sidekick', 'eastern-quarry', 'use sidekick', 'pig-market', 'use sidekick', 'house-redevelopment')
    t.until(({ moves }) => moves.call(t).includes('use sidekick')).play('use sidekick', 'grain-utilization')
    expect(t.seat(0).goods.wood).toBeUndefined()
    t.play('sow grain c2')
    expect([t.seat(0).goods, t.asked]).toEqual([{ wood: 2, stone: 1, boar: 1 }, 1])
  })

  it('acts in each turn anew, but not in the turn that plays it', () => {
    const t = scenario({ seats: [{ goods: {}, hand: ['firewood-collector'] }] }).play(
      'lessons',
      'play firewood-collector',
    )
    expect(t.seat(0).goods).toEqual({})
    expect(t.play('forest', 'grain-seeds').seat(0).goods).toEqual({ grain: 1, wood: 1 })
  })
})
