import { describe, expect, it } from 'vitest'
import { pool } from '../../cards/deal.ts'
import { cardNamed } from '../../cards/registry.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Lutenist (A160)', () => {
  const table = (goods: object, players = 4) =>
    scenario({ players, seats: [{ goods: {} }, { goods: {} }, { goods, played: ['lutenist'] }] })

  it('gives 1 wood and 1 food when another player uses Traveling Players', () => {
    const t = table({}).play('traveling-players')
    expect([t.seat(2).goods, t.seat(0).goods, t.asked]).toEqual([{ wood: 1, food: 1 }, { food: 1 }, 1])
  })

  it('then offers a vegetable for 2 food, in the turn of the other player', () => {
    const t = table({ food: 1 }).play('traveling-players').throughJson()
    expect([t.asked, t.moves()]).toEqual([2, ['use lutenist', 'done']])
    // It comes before the food of the space.
    expect([t.seat(2).goods, t.seat(0).goods]).toEqual([{ wood: 1, food: 2 }, {}])
    t.play('use lutenist')
    expect([t.seat(2).goods, t.seat(0).goods, t.asked]).toEqual([{ wood: 1, vegetable: 1 }, { food: 1 }, 1])
  })

  it('sells one vegetable only, and may be left', () => {
    const t = table({ food: 5 }).play('traveling-players', 'use lutenist')
    expect([t.seat(2).goods, t.asked]).toEqual([{ wood: 1, food: 4, vegetable: 1 }, 1])
    const left = table({ food: 5 }).play('traveling-players', 'done')
    expect([left.seat(2).goods, left.asked]).toEqual([{ wood: 1, food: 6 }, 1])
  })

  it('lets goods be turned into the food', () => {
    const t = table({ grain: 1 }).play('traveling-players', 'use lutenist').throughJson()
    expect([t.asked, t.moves()]).toEqual([2, ['eat grain 1']])
    expect(t.play('eat grain 1').seat(2).goods).toEqual({ wood: 1, vegetable: 1 })
  })

  it('gives nothing for its owner’s own use, nor for other spaces', () => {
    const own = scenario({ players: 4, seats: [{ goods: { food: 5 }, played: ['lutenist'] }] })
    own.play('traveling-players')
    expect([own.seat(0).goods, own.asked]).toEqual([{ food: 6 }, 1])
    expect(table({ food: 5 }).play('fishing').seat(2).goods).toEqual({ food: 5 })
  })

  it('works with 5 players too, and asks once for every use', () => {
    const t = table({ food: 1 }, 5).play('traveling-players')
    expect([t.asked, t.moves()]).toEqual([2, ['use lutenist', 'done']])
    t.play('done', 'forest').toRound(2)
    t.until(({ asked, ask }) => asked === 0 && ask === 'place').play('traveling-players')
    expect(t.asked).toBe(2)
  })

  it('is used with 4 or more players', () => {
    expect(pool('occupation', 4)).toContain(cardNamed('lutenist'))
    expect(pool('occupation', 3)).not.toContain(cardNamed('lutenist'))
  })
})
