import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { scenario } from '../../testing/scenario.ts'

const ALL = ['use sheep-walker stone 1', 'use sheep-walker vegetable 1', 'use sheep-walker boar 1']

describe('Sheep Walker (B104)', () => {
  const table = (seat = {}, more = {}) =>
    scenario({
      round: 4,
      seats: [{ goods: { sheep: 3 }, pastures: [['d1', 'e1']], played: ['sheep-walker'], ...seat }],
      ...more,
    })
  const offers = (t: ReturnType<typeof table>) => t.extras().filter((move) => move.startsWith('use sheep-walker'))

  it('trades a sheep for 1 stone, 1 vegetable or 1 boar, as often as the owner likes', () => {
    const t = table()
    expect(offers(t)).toEqual(ALL)
    t.play(at(ALL, 0)).throughJson().play(at(ALL, 1), at(ALL, 2))
    expect(t.seat(0).goods).toEqual({ stone: 1, vegetable: 1, boar: 1 })
    expect([offers(t), t.asked, t.ask]).toEqual([[], 0, 'place'])
  })

  it('trades no sheep that has no place yet', () => {
    const t = table({ goods: {}, pastures: [] }, { lying: { 'sheep-market': 3 } })
      .play('sheep-market')
      .throughJson()
    expect([t.ask, offers(t)]).toEqual(['keep', []])
    expect(t.refusal('use sheep-walker stone 1')?.refused).toBe('illegal-move')
    expect(t.refusal('use sheep-walker boar 1')?.refused).toBe('illegal-move')
    t.play('keep sheep 1').until(({ asked, ask }) => asked === 0 && ask === 'place')
    expect(offers(t)).toEqual(ALL)
  })

  it('gives a boar that needs a place', () => {
    const t = table({ goods: { sheep: 5 } }).play('use sheep-walker boar 1')
    expect(t.seat(0).goods).toEqual({ sheep: 4, boar: 1 })
    t.play('use sheep-walker boar 1').throughJson()
    expect([t.ask, t.moves().sort()]).toEqual(['keep', ['keep sheep 1 boar 2', 'keep sheep 3 boar 1']])
  })

  it('pays for what an action costs', () => {
    const t = table({ goods: { sheep: 1, clay: 3 } })
      .play('major-improvement', 'build clay-oven')
      .throughJson()
    expect(t.moves()).toEqual(['use sheep-walker stone 1'])
    expect(t.play('use sheep-walker stone 1').seat(0)).toMatchObject({ goods: {}, majors: ['clay-oven'] })
  })

  it('makes no trade that would leave a price unpaid', () => {
    const seat = { goods: { wood: 2, sheep: 2, cattle: 1 }, pastures: [['e1']] }
    const t = table(seat).play('major-improvement', 'build joinery')
    expect(t.moves()).toEqual(['use sheep-walker stone 1'])
    expect(t.refusal('use sheep-walker boar 1')?.refused).toBe('illegal-move')
    expect(t.refusal('use sheep-walker vegetable 1')?.refused).toBe('illegal-move')
    expect(t.play('use sheep-walker stone 1', 'use sheep-walker stone 1').seat(0).goods).toEqual({ cattle: 1 })
  })

  it('is open right after breeding and before scoring', () => {
    const t = table({ goods: { sheep: 2, food: 9 } }).toRound(5)
    expect(t.seat(0).goods.sheep).toBe(3)
    t.until(({ asked }) => asked === 0)
    expect(offers(t)).toEqual(ALL)
    const last = table({ goods: { sheep: 2, food: 9 } }, { round: 14 }).toAsk('last-chance')
    expect(last.throughJson().moves()).toEqual([...ALL, 'done'])
    expect(last.play(at(ALL, 1)).seat(0).goods).toMatchObject({ sheep: 2, vegetable: 1 })
  })

  it('is closed while animals breed, and to other players', () => {
    const t = table({ goods: { sheep: 4, boar: 1, food: 9 } }).toAsk('breed')
    expect([t.asked, offers(t)]).toEqual([0, []])
    const other = scenario({ starting: 1, seats: [{ played: ['sheep-walker'] }, { goods: { sheep: 1 } }] })
    expect(other.extras().filter((move) => move.startsWith('use'))).toEqual([])
  })
})
