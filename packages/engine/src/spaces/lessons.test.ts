import { describe, expect, it } from 'vitest'
import { scenario } from '../testing/scenario.ts'

const PLAYED = ['braggart', 'stonecutter', 'conservator']

describe('B5, B6, F1: occupation costs', () => {
  /** What the first, second, third and fourth occupation of the game costs there. */
  const prices: [players: number, space: string, food: number[]][] = [
    [1, 'lessons', [0, 1, 1, 1]],
    [2, 'lessons', [0, 1, 1, 1]],
    [3, 'lessons', [0, 1, 1, 1]],
    [3, 'lessons-b', [2, 2, 2, 2]],
    [4, 'lessons', [0, 1, 1, 1]],
    [4, 'lessons-b', [1, 1, 2, 2]],
    [5, 'lessons', [0, 1, 1, 1]],
    [5, 'lessons-copse', [2, 2, 2, 2]],
    [5, 'lessons-wish', [1, 1, 2, 2]],
    [6, 'lessons', [0, 1, 1, 1]],
    [6, 'lessons-copse', [2, 2, 2, 2]],
    [6, 'lessons-wish', [1, 1, 2, 2]],
  ]
  it.each(prices)('%i players, %s: %j food', (players, space, food) => {
    food.forEach((price, n) => {
      const seat = { played: PLAYED.slice(0, n), hand: ['hedge-keeper'] }
      const t = scenario({ players, seats: [{ ...seat, goods: { food: 5 } }] }).play(space, 'play hedge-keeper')
      expect(t.seat(0).goods.food).toBe(5 - price)
      expect(t.seat(0).played.map(({ card }) => card)).toEqual([...PLAYED.slice(0, n), 'hedge-keeper'])
      const poor = scenario({ players, seats: [{ ...seat, goods: { food: Math.max(0, price - 1) } }] })
      expect(poor.refusal(space)?.refused).toBe(price === 0 ? undefined : 'illegal-move')
    })
  })

  it('exactly one occupation an action, and it has to be played', () => {
    const t = scenario({ seats: [{ hand: ['hedge-keeper', 'stonecutter'], goods: { food: 5 } }] }).play('lessons')
    expect(t.moves().sort()).toEqual(['play hedge-keeper', 'play stonecutter'])
    t.play('play stonecutter')
    expect(t.asked).toBe(1)
    expect(t.seat(0).hand.occupations).toEqual(['hedge-keeper'])
  })

  it('no minor improvement there, no occupation elsewhere', () => {
    const seats = [{ hand: ['hedge-keeper', 'drinking-trough'], goods: { clay: 1 } }]
    expect(scenario({ seats }).play('lessons').moves()).toEqual(['play hedge-keeper'])
    expect(scenario({ seats }).play('major-improvement').moves()).toEqual(['play drinking-trough'])
  })

  it('the number of occupations played so far counts, not where they were played', () => {
    const seats = [{ hand: ['hedge-keeper', 'stonecutter'], goods: { food: 5 } }]
    const t = scenario({ players: 4, seats }).play('lessons-b', 'play hedge-keeper', 'forest', 'clay-pit', 'reed-bank')
    expect(t.seat(0).goods.food).toBe(4)
    expect(t.play('lessons', 'play stonecutter').seat(0).goods.food).toBe(3)
  })
})
