import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Bagpipes (L061)', () => {
  const play = (goods: object, round = 1) =>
    scenario({ round, seats: [{ goods, hand: ['bagpipes'] }] }).play('meeting-place')
  const harvest = (round: number, played = ['bagpipes']) =>
    scenario({
      round,
      seats: [
        { goods: {}, home: 1, played },
        { goods: {}, home: 0 },
      ],
    })
      .play('clay-pit')
      .throughJson()

  it('gives 1 food when a harvest begins, without a question', () => {
    const t = harvest(4)
    expect([t.seat(0).goods, t.seat(1).goods, t.ask]).toEqual([{ clay: 1, food: 1 }, {}, 'feed'])
  })

  it('gives it in all six harvests and in no other round', () => {
    const rounds = Array.from({ length: 14 }, (_, i) => i + 1)
    expect(rounds.filter((round) => harvest(round).seat(0).goods.food === 1)).toEqual([4, 7, 9, 11, 13, 14])
  })

  it('asks for a sheep to be shown when it is played; it stays', () => {
    expect(play({}).asked).toBe(1)
    expect(play({ boar: 1 }).asked).toBe(1)
    const t = play({ sheep: 1 }).throughJson().play('play bagpipes')
    expect([t.seat(0).goods, t.asked]).toEqual([{ sheep: 1 }, 1])
  })

  it('needs no sheep any more afterwards', () => {
    const t = play({ sheep: 1 }, 4).play('play bagpipes', 'forest').play('discard sheep 1', 'clay-pit', 'reed-bank')
    expect([t.ask, t.seat(0).goods]).toEqual(['feed', { clay: 1, food: 1 }])
  })
})
