import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Administration (M074)', () => {
  const harvest = (round: number, seat = {}) =>
    scenario({
      moor: 2,
      round,
      seats: [
        { goods: { food: 9, fuel: 9 }, home: 1, majors: ['well', 'furnace'], played: ['administration'], ...seat },
        { goods: { food: 9 }, home: 0 },
      ],
    })
      .play('forest')
      .toAsk('feed')

  it('may buy a point for each food in the last harvest, as many as there are majors', () => {
    const t = harvest(14).throughJson()
    expect(t.moves(0)).toContain('use administration')
    t.playAs(0, 'use administration').throughJson().playAs(0, 'use administration')
    expect([t.score(0, 'bonus'), t.seat(0).goods.food]).toEqual([2, 7])
    expect(t.moves(0)).not.toContain('use administration')
  })

  it('counts upgrades as majors', () => {
    const t = harvest(14, { majors: [], played: ['administration', 'built-in-oven'] }).playAs(0, 'use administration')
    expect([t.score(0, 'bonus'), t.moves(0).includes('use administration')]).toEqual([1, false])
  })

  it('may be used after feeding, as long as the house is not heated', () => {
    const t = harvest(14, { rooms: ['a1', 'a2', 'a3'] })
      .playAs(0, 'feed')
      .playAs(0, 'use administration')
    expect(t.score(0, 'bonus')).toBe(1)
  })

  it('offers nothing in earlier harvests, without majors, and without food', () => {
    expect(harvest(13).moves(0)).not.toContain('use administration')
    expect(harvest(14, { majors: [] }).moves(0)).not.toContain('use administration')
    expect(harvest(14, { goods: {} }).moves(0)).not.toContain('use administration')
  })

  it('brings 2 food when it is played; asks for no more than 4 minors in hand, itself included', () => {
    const hand = ['administration', 'barge', 'flatboat', 'peat-sled']
    const play = (cards: string[]) => scenario({ moor: 2, seats: [{ goods: { wood: 1, clay: 2 }, hand: cards }] })
    const t = play(hand)
    expect(t.canPlay('administration')).toBe(true)
    expect(t.play('major-improvement', 'play administration').seat(0).goods).toEqual({ food: 2 })
    expect(play([...hand, 'peat-iron']).canPlay('administration')).toBe(false)
  })
})
