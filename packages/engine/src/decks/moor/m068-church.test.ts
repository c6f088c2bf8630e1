import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Church (M068)', () => {
  const table = (seat = {}) =>
    scenario({ moor: 2, seats: [{ goods: {}, hand: ['church'], majors: ['village-church'], ...seat }] })

  it('is paid with the Village Church, which leaves the game, and gives 2 food', () => {
    const t = table().play('major-improvement', 'play church').throughJson()
    expect([t.seat(0).goods, t.seat(0).majors, t.score(0, 'cards')]).toEqual([{ food: 2 }, [], 5])
    expect(t.table.stacks[4]).toEqual(['well'])
    expect(t.state.gone).toHaveLength(1)
  })

  it('counts as a minor and as a major', () => {
    const t = scenario({ moor: 2, seats: [{ played: ['church'], majors: ['well'], hand: ['pastoral-letter'] }] })
    expect(t.canPlay('pastoral-letter')).toBe(true)
  })

  it('gives a point for 1 fuel in every returning home phase, once', () => {
    const t = scenario({ moor: 2, seats: [{ goods: { fuel: 2 }, played: ['church'], home: 1 }, { home: 0 }] })
    const before = t.score(0, 'bonus')
    t.play('day-laborer').throughJson()
    expect(t.moves()).toEqual(['use church', 'done'])
    t.play('use church')
    expect([t.state.round, t.score(0, 'bonus') - before, t.seat(0).goods.fuel]).toEqual([2, 1, 1])
    const left = scenario({ moor: 2, seats: [{ goods: { fuel: 1 }, played: ['church'], home: 1 }, { home: 0 }] })
    expect(left.play('day-laborer', 'done').seat(0).goods.fuel).toBe(1)
  })

  it('does so at the end of round 14 too, before the last harvest', () => {
    const t = scenario({
      moor: 2,
      round: 14,
      seats: [{ goods: { fuel: 9, food: 9 }, played: ['church'], home: 1 }, { home: 0 }],
    })
    const before = t.score(0, 'bonus')
    t.play('day-laborer', 'use church')
    expect([t.ask, t.score(0, 'bonus') - before, t.seat(0).goods.fuel]).toEqual(['feed', 1, 8])
  })

  it('asks nobody without fuel, and takes wood for it', () => {
    const end = (goods: object) =>
      scenario({ moor: 2, seats: [{ goods, played: ['church'], home: 1 }, { home: 0 }] }).play('day-laborer')
    expect(end({}).state.round).toBe(2)
    expect(end({ wood: 1 }).play('use church').seat(0).goods).toEqual({ food: 2 })
  })

  it('keeps the points that the Village Church has brought', () => {
    const t = scenario({
      moor: 2,
      round: 4,
      seats: [{ goods: { fuel: 9, food: 9 }, majors: ['village-church'], hand: ['church'] }],
    })
    t.toAsk('feed').play('use village-church')
    const banked = t.score(0, 'bonus')
    t.until((at) => at.state.round === 5 && at.asked === 0 && at.moves().includes('major-improvement'))
    t.play('major-improvement', 'play church')
    expect(t.score(0, 'bonus')).toBe(banked)
  })

  it('needs the Village Church', () => {
    expect(table({ majors: ['well'] }).canPlay('church')).toBe(false)
  })
})
