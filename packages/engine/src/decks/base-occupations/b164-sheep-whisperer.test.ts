import { describe, expect, it } from 'vitest'
import { pool } from '../../cards/deal.ts'
import { cardNamed } from '../../cards/registry.ts'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Sheep Whisperer (B164)', () => {
  const played = (round: number, seat: SeatSetup = {}) =>
    scenario({ players: 4, round, seats: [{ goods: {}, hand: ['sheep-whisperer'], ...seat }] }).play(
      'lessons',
      'play sheep-whisperer',
    )
  const promises = (round: number) =>
    played(round)
      .throughJson()
      .table.promises.map(({ round: at, what, count }) => `${at} ${what} ${count}`)

  it('puts 1 sheep on the round spaces 2, 5, 8 and 10 further on', () => {
    expect(promises(1)).toEqual(['3 sheep 1', '6 sheep 1', '9 sheep 1', '11 sheep 1'])
    expect(promises(4)).toEqual(['6 sheep 1', '9 sheep 1', '12 sheep 1', '14 sheep 1'])
  })

  it('loses what would lie beyond round 14', () => {
    expect(promises(5)).toEqual(['7 sheep 1', '10 sheep 1', '13 sheep 1'])
    expect(promises(12)).toEqual(['14 sheep 1'])
    expect(promises(13)).toEqual([])
  })

  it('gives the sheep when the round begins', () => {
    const t = played(1).toRound(3)
    expect(t.seat(0).goods.sheep).toBe(1)
  })

  it('asks about a sheep without a place, which may be cooked', () => {
    const t = played(1, { goods: { boar: 1 }, majors: ['fireplace-2'] }).toRound(3)
    expect([t.asked, t.ask, t.throughJson().moves()]).toEqual([0, 'keep', ['keep boar 1', 'keep sheep 1']])
    const food = t.seat(0).goods.food ?? 0
    expect(t.play('keep boar 1').seat(0).goods).toMatchObject({ boar: 1, food: food + 2 })
  })

  it('is used with 4 or more players', () => {
    expect(pool('occupation', 4)).toContain(cardNamed('sheep-whisperer'))
    expect(pool('occupation', 3)).not.toContain(cardNamed('sheep-whisperer'))
  })
})
