import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const played = (t: ReturnType<typeof scenario>) => t.seat(0).played.map(({ card }) => card)

describe('Built-in Oven (M085)', () => {
  const ROOMS = ['a1', 'a2', 'a3', 'b3', 'b1']
  const play = (goods = {}) =>
    scenario({ moor: 2, seats: [{ goods, majors: ['furnace'], hand: ['built-in-oven'] }] }).play('major-improvement')

  it('costs the Furnace, which goes back to its stack and may be bought again, by the same player too', () => {
    const t = play({ clay: 1, stone: 1 }).throughJson().play('play built-in-oven')
    expect([t.seat(0).majors, played(t), t.score(0, 'cards')]).toEqual([[], ['built-in-oven'], -1])
    const again = scenario({
      moor: 2,
      seats: [{ goods: { clay: 1, stone: 1 }, majors: ['furnace'], hand: ['built-in-oven'] }],
    })
    again.play('major-improvement', 'play built-in-oven').toRound(2)
    again.until(({ asked }) => asked === 0).play('major-improvement', 'build furnace')
    expect(again.seat(0).goods.fuel).toBe(2)
  })

  it('needs the Furnace', () => {
    const without = scenario({ moor: 2, seats: [{ goods: {}, hand: ['built-in-oven'] }] })
    expect(without.canPlay('built-in-oven')).toBe(false)
  })

  it('counts as a minor, as a major and as one improvement', () => {
    const cards = (name: string) =>
      scenario({ moor: 2, seats: [{ goods: { wood: 9, clay: 9 }, played: ['built-in-oven'], hand: [name] }] }).canPlay(
        name,
      )
    expect(cards('loam')).toBe(true)
    expect(cards('river-clay')).toBe(true)
    expect(cards('hardware-store')).toBe(false)
  })

  it('makes heating needless, the Peat Hut included', () => {
    for (const played of [['built-in-oven'], ['built-in-oven', 'peat-hut']]) {
      const seat = { goods: { food: 9 }, home: 1, rooms: ROOMS, played }
      const t = scenario({ moor: 2, round: 4, seats: [seat, { goods: { food: 9 }, home: 0 }] })
        .play('forest')
        .toAsk('feed')
      expect(t.moves(0).some((move) => move.startsWith('heat'))).toBe(false)
    }
  })
})
