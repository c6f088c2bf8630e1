import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { scenario } from '../../testing/scenario.ts'

const FORESTS = ['b1', 'c1', 'd1', 'e1', 'e2', 'e3']
const GOODS = { clay: 1, stone: 1, food: 4, fuel: 4 }

describe('Fire Brigade (M065)', () => {
  const table = (forests: number, goods = GOODS) =>
    scenario({ moor: 2, seats: [{ goods, hand: ['fire-brigade'], forests: FORESTS.slice(0, forests) }] })
  const points = (forests: number) => {
    const t = table(forests)
    const before = t.score(0, 'bonus')
    return t.play('major-improvement', 'play fire-brigade').score(0, 'bonus') - before
  }

  it('gives 2 food, and 1 to 4 points for 2 to 5 forests', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(points)).toEqual([0, 0, 1, 2, 3, 4, 4])
    expect(table(2).play('major-improvement', 'play fire-brigade').seat(0).goods).toEqual({ food: 6, fuel: 4 })
  })

  it('fixes the points when it is played', () => {
    const t = table(3).play('major-improvement', 'play fire-brigade', 'day-laborer')
    const before = t.score(0, 'bonus')
    expect(t.play('special sa1 fell-trees', 'choose b1').score(0, 'bonus')).toBe(before)
  })

  it('needs 4 food and 4 fuel themselves, which are not paid; wood and crops have to be turned into them first', () => {
    expect(table(2, { ...GOODS, food: 3 }).canPlay('fire-brigade')).toBe(false)
    expect(table(2, { ...GOODS, fuel: 3 }).canPlay('fire-brigade')).toBe(false)
    const t = table(2, { ...GOODS, fuel: 3, food: 3, wood: 1, grain: 1 } as typeof GOODS)
    expect(t.canPlay('fire-brigade')).toBe(false)
    expect(t.play('fuel 1', 'eat grain 1').canPlay('fire-brigade')).toBe(true)
  })

  it('asks for what is left after the price of Black Market', () => {
    const offered = (goods: object) =>
      table(2, { ...GOODS, ...goods })
        .moves()
        .includes('special sa2 black-market')
    expect([offered({}), offered({ fuel: 5 })]).toEqual([false, true])
    const t = table(2, { ...GOODS, fuel: 5 }).play('special sa2 black-market', 'play fire-brigade')
    expect(t.seat(0).goods).toEqual({ food: 6, fuel: 4 })
  })

  it('does not let the 4 food buy what it costs (B13)', () => {
    const grocer = (food: number) => {
      const goods = { clay: 1, fuel: 4, food }
      const t = scenario({ moor: 3, seats: [{ goods, played: ['grocer'], hand: ['fire-brigade'] }] })
      // Three purchases later stone lies on top of the pile.
      at(at(t.state.players, 0).played, 0).data[0] = 3
      return t.canPlay('fire-brigade')
    }
    expect([grocer(4), grocer(5)]).toEqual([false, true])
  })

  it('costs 1 clay and 1 stone', () => {
    expect(table(2, { ...GOODS, clay: 0 }).canPlay('fire-brigade')).toBe(false)
    expect(table(2, { ...GOODS, stone: 0 }).canPlay('fire-brigade')).toBe(false)
  })
})
