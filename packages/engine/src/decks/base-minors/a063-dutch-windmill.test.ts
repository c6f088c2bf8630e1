import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Dutch Windmill (A063)', () => {
  const table = (round: number, seat = {}) =>
    scenario({
      round,
      seats: [{ goods: { grain: 2 }, majors: ['fireplace-2'], played: ['dutch-windmill'], ...seat }],
    })
  const baked = (round: number) => table(round).play('grain-utilization', 'bake 1').seat(0).goods.food

  it('adds 3 food to baking in a round right after a harvest: 5, 8, 10, 12 and 14', () => {
    const found = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].filter((round) => baked(round) === 5)
    expect(found).toEqual([5, 8, 10, 12, 14])
    expect(baked(6)).toBe(2)
  })

  it('adds 3 food whatever is baked, once an action', () => {
    const t = table(5).play('grain-utilization').throughJson().play('bake 2')
    expect(t.seat(0).goods).toEqual({ food: 7 })
  })

  it('adds 3 food to every baking action of the round', () => {
    const t = table(5, { played: ['dutch-windmill', 'threshing-board'] })
    t.play('farmland', 'use threshing-board').throughJson().play('bake 1', 'plow c1')
    expect(t.seat(0).goods).toEqual({ grain: 1, food: 5 })
    expect(t.play('day-laborer', 'grain-utilization', 'bake 1').seat(0).goods).toEqual({ food: 10 })
  })

  it('counts the baking of a new oven, before the food of the Junk Room', () => {
    const seat = { goods: { clay: 3, stone: 1, grain: 1 }, majors: [], played: ['dutch-windmill', 'junk-room'] }
    const t = table(8, seat).play('major-improvement', 'build clay-oven')
    expect(t.play('bake 1').seat(0).goods).toEqual({ food: 9 })
    const from = t.events.flatMap((event) => (event.event === 'got' ? [event.from] : []))
    expect(from).toEqual(['dutch-windmill', 'junk-room'])
    const unused = table(8, seat).play('major-improvement', 'build clay-oven', 'done')
    expect(unused.seat(0).goods).toEqual({ grain: 1, food: 1 })
  })

  it('gives nothing for the baking of others', () => {
    const t = scenario({
      round: 5,
      seats: [
        { goods: { grain: 1 }, majors: ['fireplace-2'] },
        { goods: {}, played: ['dutch-windmill'] },
      ],
    })
    t.play('grain-utilization', 'bake 1')
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([{ food: 2 }, {}])
  })

  it('costs 2 wood and 2 stone, for 2 points', () => {
    const play = (wood: number, stone: number) =>
      scenario({ seats: [{ goods: { wood, stone }, hand: ['dutch-windmill'] }] }).play('meeting-place')
    const t = play(2, 2).play('play dutch-windmill')
    expect([t.seat(0).goods, t.score(0, 'cards')]).toEqual([{}, 2])
    expect([play(1, 2).asked, play(2, 1).asked]).toEqual([1, 1])
  })
})
