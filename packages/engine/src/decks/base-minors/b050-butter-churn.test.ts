import { describe, expect, it } from 'vitest'
import { harvest } from '../../testing/harvest.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Butter Churn (B050)', () => {
  const pastures = [
    ['d1', 'e1'],
    ['d2', 'e2'],
  ]
  const FARM = { pastures, stables: ['d1', 'e2'], played: ['butter-churn'] }
  const food = (sheep: number, cattle: number) =>
    harvest({ seats: [{ ...FARM, goods: { sheep, cattle } }] }).seat(0).goods.food ?? 0

  it('gives 1 food for every 3 sheep and 1 for every 2 cattle, each rounded down by itself', () => {
    expect([food(2, 1), food(3, 0), food(0, 2), food(5, 3), food(6, 4), food(8, 8)]).toEqual([0, 1, 1, 2, 4, 6])
  })

  it('pays in the field phase, before the feeding, and for no boars', () => {
    const t = harvest({ seats: [{ ...FARM, goods: { sheep: 3 } }] }).throughJson()
    expect([t.ask, t.seat(0).goods]).toEqual(['feed', { sheep: 3, food: 1 }])
    expect(harvest({ seats: [{ ...FARM, goods: { boar: 6 } }] }).seat(0).goods).toEqual({ boar: 6 })
  })

  it('pays nothing for the animals of others', () => {
    const t = harvest({
      seats: [
        { goods: {}, played: ['butter-churn'] },
        { pastures, goods: { sheep: 3 } },
      ],
    })
    expect([t.seat(0).goods.food, t.seat(1).goods.food]).toEqual([undefined, undefined])
  })

  it('asks for at most 3 occupations, and 1 wood, and is worth 1 point', () => {
    const FOUR = ['conservator', 'hedge-keeper', 'consultant', 'animal-tamer']
    const play = (wood: number, occupations: number) =>
      scenario({ seats: [{ goods: { wood }, played: FOUR.slice(0, occupations), hand: ['butter-churn'] }] }).play(
        'meeting-place',
      )
    const t = play(1, 3).play('play butter-churn')
    expect([t.seat(0).goods, t.score(0, 'cards')]).toEqual([{}, 1])
    expect([play(1, 0).asked, play(1, 4).asked, play(0, 0).asked]).toEqual([0, 1, 1])
  })
})
