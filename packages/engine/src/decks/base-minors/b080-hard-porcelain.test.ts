import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { scenario } from '../../testing/scenario.ts'

const ROOMS = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3']

describe('Hard Porcelain (B080)', () => {
  const table = (goods: object, seat = {}, round = 6) =>
    scenario({ round, seats: [{ goods, played: ['hard-porcelain'], ...seat }, { goods }] })
  const offers = (t: ReturnType<typeof table>) => t.extras().filter((move) => move.startsWith('use'))

  it('turns 2, 3 or 4 clay into 1, 2 or 3 stone at any time, as often as the owner likes', () => {
    const t = table({ clay: 9 })
    const all = ['use hard-porcelain stone 1', 'use hard-porcelain stone 2', 'use hard-porcelain stone 3']
    expect(offers(t)).toEqual(all)
    t.play(at(all, 2)).throughJson().play(at(all, 1))
    expect([t.seat(0).goods, offers(t)]).toEqual([{ clay: 2, stone: 5 }, [all[0]]])
    t.play(at(all, 0))
    expect([t.seat(0).goods, offers(t), t.asked, t.ask]).toEqual([{ stone: 6 }, [], 0, 'place'])
  })

  it('needs the whole batch, and belongs to its owner', () => {
    expect(offers(table({ clay: 1, stone: 5 }))).toEqual([])
    expect(table({ clay: 3 }).refusal('use hard-porcelain stone 3')?.refused).toBe('illegal-move')
    expect(offers(table({ clay: 9 }).play('forest'))).toEqual([])
  })

  it('pays for a renovation: 2, 3, 4, 5, 6 stone take 3, 4, 6, 7, 8 clay', () => {
    const possible = (rooms: number, clay: number) =>
      table({ clay, reed: 1 }, { house: 'clay', rooms: ROOMS.slice(0, rooms) })
        .moves()
        .includes('house-redevelopment')
    for (const [rooms, clay] of [
      [2, 3],
      [3, 4],
      [4, 6],
      [5, 7],
      [6, 8],
    ] as const)
      expect([possible(rooms, clay), possible(rooms, clay - 1)]).toEqual([true, false])
  })

  it('is offered inside the payment, as far as it leads there', () => {
    const t = table({ clay: 4, reed: 1 }, { house: 'clay', rooms: ROOMS.slice(0, 3) }).play('house-redevelopment')
    expect(t.throughJson().moves()).toEqual(['use hard-porcelain stone 3'])
    expect(t.play('use hard-porcelain stone 3').seat(0)).toMatchObject({ house: 'stone', goods: {} })
  })

  it('keeps the clay that the price itself needs', () => {
    const t = table({ clay: 5 }).play('major-improvement', 'build clay-oven')
    expect(t.throughJson().moves()).toEqual(['use hard-porcelain stone 1'])
    expect(t.play('use hard-porcelain stone 1').seat(0)).toMatchObject({ goods: {}, majors: ['clay-oven'] })
    expect(table({ clay: 4 }).play('major-improvement').moves()).not.toContain('build clay-oven')
  })

  it('takes clay that another card sells', () => {
    const grocer = { house: 'clay', played: ['hard-porcelain', 'grocer'] }
    // Six purchases reach the pile's stone and its clay; that clay and the own one are the second stone.
    expect(table({ clay: 1, reed: 1, food: 6 }, grocer).moves()).toContain('house-redevelopment')
    expect(table({ clay: 1, reed: 1, food: 3 }, grocer).moves()).not.toContain('house-redevelopment')
    expect(table({ reed: 1, food: 6 }, grocer).moves()).not.toContain('house-redevelopment')
  })

  it('is open once more before scoring', () => {
    const t = table({ clay: 2, food: 9 }, {}, 14).toAsk('last-chance')
    expect(t.throughJson().moves()).toContain('use hard-porcelain stone 1')
    expect(t.play('use hard-porcelain stone 1').seat(0).goods.stone).toBe(1)
  })

  it('costs 1 clay', () => {
    const play = (clay: number) =>
      scenario({ seats: [{ goods: { clay }, hand: ['hard-porcelain'] }] }).play('meeting-place')
    expect(play(1).play('play hard-porcelain').seat(0).goods).toEqual({})
    expect(play(0).asked).toBe(1)
  })
})
