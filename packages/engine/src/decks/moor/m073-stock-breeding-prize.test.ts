import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const CARD = 'stock-breeding-prize'
const SPACES = ['a1', 'b1', 'c1', 'd1', 'e1', 'b2', 'c2', 'd2', 'e2', 'b3', 'c3', 'd3', 'e3']

describe('Stock-Breeding Prize (M073)', () => {
  const bonus = (players: number, goods: object, played: string[]) =>
    scenario({ moor: 2, players, seats: [{ goods, played }] }).score(0, 'bonus')
  const points = (players: number, sheep: number, boar: number, cattle: number, horse: number) => {
    const goods = { sheep, boar, cattle, horse }
    return bonus(players, goods, [CARD]) - bonus(players, goods, [])
  }

  it('pays by the kind with fewest animals, 3 at the most, for each opponent', () => {
    expect(points(2, 1, 1, 1, 1)).toBe(1)
    expect(points(2, 2, 5, 2, 3)).toBe(2)
    expect(points(2, 3, 3, 3, 3)).toBe(3)
    expect(points(2, 4, 4, 4, 4)).toBe(3)
    expect(points(4, 3, 3, 3, 3)).toBe(9)
  })

  it('pays nothing if a kind is missing, and nothing alone', () => {
    expect(points(2, 3, 3, 3, 0)).toBe(0)
    expect(points(1, 3, 3, 3, 3)).toBe(0)
  })

  it('costs a sheep and wants no unused space', () => {
    const table = (seat: object) => scenario({ moor: 2, seats: [{ hand: [CARD], moors: SPACES, ...seat }] })
    expect(
      table({ goods: { sheep: 1 } })
        .play('major-improvement', `play ${CARD}`)
        .seat(0).goods,
    ).toEqual({})
    expect(table({ goods: { boar: 1 } }).canPlay(CARD)).toBe(false)
    expect(table({ goods: { sheep: 1 }, moors: SPACES.slice(1) }).canPlay(CARD)).toBe(false)
  })
})
