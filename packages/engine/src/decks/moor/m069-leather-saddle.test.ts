import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Leather Saddle (M069)', () => {
  const table = (goods: object, seat = {}, more = {}) =>
    scenario({
      moor: 2,
      ...more,
      seats: [
        {
          goods,
          played: ['leather-saddle'],
          majors: ['cookhouse-1'],
          pastures: [
            ['c1', 'd1'],
            ['e1', 'e2'],
          ],
          ...seat,
        },
      ],
    })
  const points = (goods: object, ...cooked: string[]) => {
    const t = table(goods)
    const before = t.score(0, 'bonus')
    return (
      t
        .play(...cooked)
        .throughJson()
        .score(0, 'bonus') - before
    )
  }

  it('pays a point for each cattle that is cooked with 3 horses', () => {
    expect(points({ cattle: 3, horse: 3 }, 'cook cattle 1')).toBe(1)
    expect(points({ cattle: 3, horse: 3 }, 'cook cattle 3')).toBe(3)
    expect(points({ cattle: 3, horse: 2 }, 'cook cattle 1')).toBe(0)
  })

  it('looks at the horses at that moment', () => {
    expect(points({ cattle: 2, horse: 3 }, 'cook cattle 1', 'cook horse 1', 'cook cattle 1')).toBe(1)
  })

  it('pays nothing for other animals, nor for cattle that are let go', () => {
    expect(points({ sheep: 1, cattle: 1, horse: 4 }, 'cook sheep 1', 'cook horse 1', 'discard cattle 1')).toBe(0)
  })

  it('pays for surplus cattle that are cooked, and while feeding', () => {
    const t = table({ horse: 3 }, { pastures: [['c1', 'd1']] }, { round: 11, lying: { 'cattle-market': 3 } })
    const before = t.score(0, 'bonus')
    t.play('cattle-market', 'keep cattle 1 horse 3')
    expect(t.score(0, 'bonus') - before).toBe(2)
    const feeding = table({ horse: 3, cattle: 3 }).toAsk('feed')
    const then = feeding.score(0, 'bonus')
    expect(feeding.play('cook cattle 1').score(0, 'bonus') - then).toBe(1)
  })

  it('asks once more before scoring, as long as a cattle brings a point (M12)', () => {
    const end = (horse: number) =>
      table({ cattle: 2, horse, food: 20, fuel: 9 }, { home: 0 }, { round: 14 }).until(
        ({ state, ask }) => state.over || ask === 'last-chance',
      )
    const t = end(3).throughJson()
    expect([t.ask, t.moves(), t.seat(0).goods.cattle]).toEqual(['last-chance', ['cook cattle 1', 'done'], 3])
    const points = t.score(0, 'bonus')
    t.play('cook cattle 1', 'cook cattle 1')
    expect([t.ask, t.score(0, 'bonus') - points]).toEqual(['last-chance', 2])
    t.play('cook cattle 1')
    expect([t.state.over, t.score(0, 'bonus') - points]).toEqual([true, 3])
    expect(end(1).state.over).toBe(true)
  })

  it('pays for cattle that Butcher’s Block slaughters', () => {
    const t = table({ horse: 3, cattle: 1, wood: 9, clay: 9, reed: 9, stone: 9 }, { hand: ['butchers-block'] })
    const before = t.score(0, 'bonus')
    t.play('major-improvement', 'play butchers-block', 'pay cattle 1')
    expect(t.score(0, 'bonus') - before).toBe(1)
  })

  it('needs 2 horses, costs 1 food and is worth a point', () => {
    const open = (goods: object) =>
      table(goods, { played: [], hand: ['leather-saddle'], majors: [] }).canPlay('leather-saddle')
    expect([open({ horse: 2, food: 1 }), open({ horse: 1, food: 1 }), open({ horse: 2 })]).toEqual([true, false, false])
    expect(table({}).score(0, 'cards')).toBe(3)
  })
})
