import { describe, expect, it } from 'vitest'
import { scenario } from '../testing/scenario.ts'

/** B6, F1: the price of the first, second, third and fourth occupation on every Lessons space. */
const PRICES: { [players: number]: { [space: string]: number[] } } = {
  1: { lessons: [0, 1, 1, 1] },
  2: { lessons: [0, 1, 1, 1] },
  3: { lessons: [0, 1, 1, 1], 'lessons-b': [2, 2, 2, 2] },
  4: { lessons: [0, 1, 1, 1], 'lessons-b': [1, 1, 2, 2] },
  5: { lessons: [0, 1, 1, 1], 'lessons-copse': [2, 2, 2, 2], 'lessons-wish': [1, 1, 2, 2] },
  6: { lessons: [0, 1, 1, 1], 'lessons-copse': [2, 2, 2, 2], 'lessons-wish': [1, 1, 2, 2] },
}
const OTHERS = ['hedge-keeper', 'consultant', 'grocer']

describe('What an occupation costs', () => {
  const table = (players: number, played: number, food: number) =>
    scenario({ players, seats: [{ goods: { food }, played: OTHERS.slice(0, played), hand: ['conservator'] }] })

  for (const [players, spaces] of Object.entries(PRICES))
    for (const [space, prices] of Object.entries(spaces))
      it(`with ${players} players on ${space}: ${prices.join(', ')}`, () => {
        prices.forEach((price, played) => {
          const t = table(Number(players), played, 5).play(space, 'play conservator')
          expect(t.seat(0).goods.food ?? 0).toBe(5 - price)
          expect(table(Number(players), played, price).moves()).toContain(space)
          if (price > 0) expect(table(Number(players), played, price - 1).moves()).not.toContain(space)
        })
      })

  it('has no other Lessons spaces', () => {
    for (const [players, spaces] of Object.entries(PRICES)) {
      const moves = table(Number(players), 0, 5).moves()
      expect(moves.filter((move) => move.startsWith('lessons'))).toEqual(Object.keys(spaces))
    }
  })

  it('counts the occupations of the player, not minors and not those of others', () => {
    const seats = [{ goods: { food: 1 }, played: ['handplow'], hand: ['conservator'] }, { played: OTHERS }]
    expect(scenario({ seats }).play('lessons', 'play conservator').seat(0).goods).toEqual({ food: 1 })
  })

  it('may be raised from crops while it is paid', () => {
    const seat = { goods: { grain: 2 }, played: ['consultant'], hand: ['conservator'] }
    const t = scenario({ players: 3, seats: [seat] })
      .play('lessons-b', 'play conservator')
      .throughJson()
    expect(t.play('eat grain').throughJson().moves()).toEqual(['eat grain 1'])
    expect(
      t
        .play('eat grain')
        .seat(0)
        .played.map(({ card }) => card),
    ).toEqual(['consultant', 'conservator'])
  })

  it('blocks the space that is linked with the Lessons (F2)', () => {
    const t = scenario({ players: 5, seats: [{ goods: { food: 2 }, hand: ['conservator'] }] })
    expect(t.play('lessons-copse', 'play conservator').moves()).not.toContain('copse')
  })
})
