import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Bread Paddle (B025)', () => {
  const table = (seat = {}, more = {}) =>
    scenario({
      seats: [
        { goods: { grain: 2 }, majors: ['fireplace-2'], played: ['bread-paddle'], hand: ['conservator'], ...seat },
      ],
      ...more,
    })

  it('bakes after each occupation', () => {
    const t = table().play('lessons', 'play conservator').throughJson()
    expect(t.moves()).toEqual(['use bread-paddle', 'done'])
    t.play('use bread-paddle').throughJson()
    expect(t.moves()).toEqual(['bake 1', 'bake 2'])
    expect([t.play('bake 2').seat(0).goods, t.asked]).toEqual([{ food: 4 }, 1])
  })

  it('may be left', () => {
    const t = table().play('lessons', 'play conservator', 'done')
    expect([t.seat(0).goods, t.asked]).toEqual([{ grain: 2 }, 1])
  })

  it('comes after what the occupation itself gives: that grain may be baked', () => {
    const alone = table({ goods: {}, hand: ['consultant'] }, { players: 1 })
    alone.play('lessons', 'play consultant', 'use bread-paddle')
    expect(alone.moves()).toEqual(['bake 1', 'bake 2'])
  })

  it('needs a baking improvement and grain', () => {
    expect(table({ goods: {} }).play('lessons', 'play conservator').asked).toBe(1)
    expect(table({ majors: [] }).play('lessons', 'play conservator').asked).toBe(1)
  })

  it('counts every way of playing an occupation', () => {
    const seat = { goods: { food: 1, grain: 1 }, house: 'stone', home: 0, played: ['bread-paddle', 'scholar'] }
    const t = table(seat, { starting: 1 }).toRound(2).play('use scholar', 'play conservator')
    expect(t.moves()).toEqual(['use bread-paddle', 'done'])
    expect(t.play('use bread-paddle', 'bake 1').seat(0).goods).toEqual({ food: 2 })
  })

  it('does nothing for minors and for the occupations of others', () => {
    expect(
      table({ goods: { grain: 1, wood: 1 }, hand: ['handplow'] }).play('meeting-place', 'play handplow').asked,
    ).toBe(1)
    const other = scenario({
      seats: [{ hand: ['conservator'] }, { goods: { grain: 1 }, majors: ['fireplace-2'], played: ['bread-paddle'] }],
    }).play('lessons', 'play conservator')
    expect([other.asked, other.ask]).toEqual([1, 'place'])
  })

  it('costs 1 wood and gives 1 food', () => {
    const play = (wood: number) =>
      scenario({ seats: [{ goods: { wood }, hand: ['bread-paddle'] }] }).play('meeting-place')
    expect(play(1).play('play bread-paddle').seat(0).goods).toEqual({ food: 1 })
    expect(play(0).asked).toBe(1)
  })
})
