import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe("Butcher's Block (M101)", () => {
  const PASTURE = { pastures: [['d1', 'e1', 'd2', 'e2']], stables: ['c1', 'c2'] }
  const table = (own: object, others: object[], round = 1) =>
    scenario({
      moor: 2,
      round,
      players: 1 + others.length,
      seats: [
        { goods: { wood: 1, ...own }, hand: ['butchers-block'], ...PASTURE },
        ...others.map((goods) => ({ goods, ...PASTURE })),
      ],
    })
  const play = (own: object, others: object[]) => table(own, others).play('major-improvement', 'play butchers-block')

  it('lets its player slaughter an animal, then each other player in turn has to, if there is one', () => {
    const t = play({ sheep: 1, horse: 1 }, [{ boar: 1, cattle: 1 }, {}, { sheep: 2 }]).throughJson()
    expect([t.asked, t.moves()]).toEqual([0, ['pay sheep 1', 'pay horse 1', 'done']])
    t.play('pay horse 1').throughJson()
    expect([t.asked, t.moves()]).toEqual([1, ['pay boar 1', 'pay cattle 1']])
    t.play('pay cattle 1')
    expect(t.table.seats.map(({ goods }) => goods)).toEqual([
      { sheep: 1, food: 2 },
      { boar: 1, food: 3 },
      {},
      { sheep: 1, food: 1 },
    ])
    expect(t.asked).toBe(1)
  })

  it('lets its player leave it; there are rates for all four kinds, whatever one cooks with', () => {
    const t = play({ boar: 1 }, [{ horse: 1 }])
    t.play('done')
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([{ boar: 1 }, { food: 2 }])
    const boar = play({}, [{ boar: 1 }])
    expect(boar.seat(1).goods).toEqual({ food: 2 })
  })

  it('turns the animal into food: Oak Bark hears of it', () => {
    const t = scenario({
      moor: 2,
      seats: [
        { goods: { wood: 1 }, hand: ['butchers-block'] },
        { goods: { cattle: 1 }, played: ['oak-bark'] },
      ],
    }).play('major-improvement', 'play butchers-block')
    expect(t.seat(1).goods).toEqual({ wood: 1, food: 3 })
  })

  it('brings the point of Leather Saddle for a cattle that another player has to slaughter', () => {
    const t = scenario({
      moor: 2,
      seats: [
        { goods: { wood: 1 }, hand: ['butchers-block'] },
        { goods: { cattle: 1, horse: 3 }, stables: ['c1', 'c2', 'c3'], played: ['leather-saddle'] },
      ],
    }).play('major-improvement', 'play butchers-block', 'pay cattle 1')
    expect(t.seat(1).ledger).toEqual([{ card: 'leather-saddle', points: 1 }])
  })

  it('cannot be played in a round that ends with a harvest', () => {
    const rounds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]
    expect(rounds.filter((round) => !table({}, [{}], round).canPlay('butchers-block'))).toEqual([4, 7, 9, 11, 13, 14])
  })

  it('finds nobody else alone', () => {
    const t = scenario({ moor: 2, players: 1, seats: [{ goods: { wood: 1, sheep: 1 }, hand: ['butchers-block'] }] })
    t.play('major-improvement', 'play butchers-block', 'pay sheep 1')
    expect([t.seat(0).goods, t.score(0, 'cards')]).toEqual([{ food: 1 }, 1])
  })
})
