import { describe, expect, it } from 'vitest'
import { dealtWith, scenario } from '../../testing/scenario.ts'

describe('Game Teaser (B180)', () => {
  const table = (food: number, seat = {}, more = {}) =>
    scenario({
      players: 5,
      lying: { fishing: food, 'traveling-players': food },
      seats: [{ goods: {}, played: ['game-teaser'], ...seat }],
      ...more,
    })

  it.each([
    [1, { food: 1, cattle: 1 }],
    [2, { food: 2, boar: 1 }],
    [3, { food: 3, sheep: 1 }],
    [4, { food: 4 }],
  ])('with exactly %i food from Fishing or Traveling Players, without a question', (food, goods) => {
    for (const space of ['fishing', 'traveling-players']) {
      const t = table(food).play(space).throughJson()
      expect([t.seat(0).goods, t.asked]).toEqual([goods, 1])
    }
  })

  it('counts the food of the space alone', () => {
    const canoe = table(3, { played: ['game-teaser', 'canoe'] }).play('fishing')
    expect(canoe.seat(0).goods).toEqual({ food: 4, reed: 1, sheep: 1 })
  })

  it('counts what was taken, not what lay there: Part-Time Worker leaves 1 of 2', () => {
    const seat = { played: ['game-teaser', 'part-time-worker'], pastures: [['e1']] }
    const t = table(2, seat).play('fishing', 'use part-time-worker').throughJson()
    expect([t.seat(0).goods, t.lying('fishing')]).toEqual([{ food: 1, sheep: 1, cattle: 1 }, 1])
  })

  it('is silent about food that Top-Outer gets without using the space', () => {
    const seat = { goods: { wood: 5, reed: 2 }, played: ['game-teaser', 'top-outer'] }
    expect(table(3, seat).play('house-building', 'room a1').seat(0).goods).toEqual({ food: 3 })
  })

  it('has to find a place for the animal', () => {
    const t = table(1, { goods: { boar: 1 } })
      .play('fishing')
      .throughJson()
    expect([t.ask, t.moves().sort()]).toEqual(['keep', ['keep boar 1', 'keep cattle 1']])
  })

  it('brings nothing elsewhere and to others', () => {
    expect(table(1).play('day-laborer').seat(0).goods).toEqual({ food: 2 })
    expect(table(1, {}, { starting: 4 }).play('fishing').seat(0).goods).toEqual({})
  })

  it('is used with 5 or 6 players', () => {
    expect(dealtWith('game-teaser')).toEqual([5, 6])
  })
})
