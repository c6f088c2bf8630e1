import { describe, expect, it } from 'vitest'
import { cardNamed } from '../../cards/registry.ts'
import { at } from '../../core/at.ts'
import { craftBonus } from '../../scoring/hand-in.ts'
import { outcomeOf } from '../../scoring/score.ts'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Broch (L062)', () => {
  const table = (stone: number, majors: string[] = []) =>
    scenario({ seats: [{ goods: { stone }, played: ['broch'], majors }] })

  it('gives 1, 2 or 3 points for 2, 4 or 6 stone at the end, once', () => {
    const points = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12].map((stone) => table(stone).score(0, 'bonus'))
    expect(points).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 3, 3])
  })

  it('is worth 1 point of its own', () => {
    expect(table(0).score(0, 'cards')).toBe(1)
  })

  it('leaves what it does not need for the tie-break', () => {
    expect(craftBonus(at(table(5).state.players, 0))).toMatchObject({ points: 2, spent: 4 })
    expect(craftBonus(at(table(9).state.players, 0))).toMatchObject({ points: 3, spent: 6 })
  })

  it('breaks a tie by the stone that is left after it', () => {
    const ranks = (stone: number) => {
      const t = scenario({ seats: [{ goods: { stone: 5 }, played: ['broch'] }, { goods: { stone } }] })
      // As much as Broch is worth here.
      at(t.state.players, 1).ledger = [{ card: cardNamed('broch'), points: 1 + 2 }]
      return outcomeOf(t.state).seats.map(({ rank }) => rank)
    }
    expect([ranks(0), ranks(1), ranks(2)]).toEqual([
      [1, 2],
      [1, 1],
      [2, 1],
    ])
  })

  it('hands in stone only, beside the crafts', () => {
    const t = scenario({ seats: [{ goods: { stone: 4, wood: 7 }, played: ['broch'], majors: ['joinery'] }] })
    expect(t.score(0, 'bonus')).toBe(2 + 3)
    expect(scenario({ seats: [{ goods: { clay: 7, wood: 7, reed: 7 }, played: ['broch'] }] }).score(0, 'bonus')).toBe(0)
  })

  it('lets clay still become stone before scoring, with Hard Porcelain', () => {
    const seats: SeatSetup[] = [
      { goods: { clay: 4, stone: 1, food: 9 }, home: 1, played: ['broch', 'hard-porcelain'] },
      { home: 0, goods: { food: 9 } },
    ]
    const t = scenario({ round: 14, seats }).play('farmland', 'plow c1').toAsk('last-chance').throughJson()
    t.play('use hard-porcelain stone 3')
    expect(t.score(0, 'bonus')).toBe(2)
  })

  it('costs 1 stone', () => {
    const play = (stone: number) => scenario({ seats: [{ goods: { stone }, hand: ['broch'] }] }).play('meeting-place')
    expect(play(1).throughJson().play('play broch').seat(0).goods).toEqual({})
    expect(play(0).asked).toBe(1)
  })
})
