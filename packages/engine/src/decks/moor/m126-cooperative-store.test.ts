import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Cooperative Store (M126)', () => {
  const table = (goods: object) => scenario({ moor: 2, seats: [{ goods, played: ['cooperative-store'] }] })
  const offers = (t: ReturnType<typeof scenario>) =>
    t.extras().filter((move) => move.startsWith('use cooperative-store'))

  it('turns one building resource into wood, clay or reed of a different kind', () => {
    expect(offers(table({ wood: 1 }))).toEqual([
      'use cooperative-store clay 1 for wood 1',
      'use cooperative-store reed 1 for wood 1',
    ])
    const t = table({ wood: 2, stone: 1 }).play('use cooperative-store reed 1 for stone 1').throughJson()
    expect(t.seat(0).goods).toEqual({ wood: 2, reed: 1 })
    expect(t.play('use cooperative-store clay 1 for wood 1').seat(0).goods).toEqual({ wood: 1, clay: 1, reed: 1 })
  })

  it('takes stone, but never gives it', () => {
    expect(offers(table({ stone: 1 }))).toEqual([
      'use cooperative-store wood 1 for stone 1',
      'use cooperative-store clay 1 for stone 1',
      'use cooperative-store reed 1 for stone 1',
    ])
    expect(offers(table({ food: 3, grain: 1 }))).toEqual([])
  })

  it('has 4 markers', () => {
    const t = table({ wood: 5 })
    for (let i = 0; i < 4; i++) t.play('use cooperative-store clay 1 for wood 1')
    expect([t.seat(0).goods, offers(t)]).toEqual([{ wood: 1, clay: 4 }, []])
  })

  it('counts where something has to be paid: what is given and what is got can be told apart', () => {
    const t = table({ wood: 1, reed: 1 }).play('major-improvement', 'build fireplace-2').throughJson()
    expect(t.moves()).toEqual(
      expect.arrayContaining(['use cooperative-store clay 1 for wood 1', 'use cooperative-store clay 1 for reed 1']),
    )
    t.play('use cooperative-store clay 1 for reed 1', 'use cooperative-store clay 1 for wood 1')
    expect([t.seat(0).goods, t.seat(0).majors]).toEqual([{}, ['fireplace-2']])
  })

  it('costs 2 wood and 1 clay', () => {
    const t = scenario({ moor: 2, seats: [{ goods: { wood: 2, clay: 1 }, hand: ['cooperative-store'] }] })
    t.play('major-improvement', 'play cooperative-store')
    expect([t.seat(0).goods, t.score(0, 'cards')]).toEqual([{}, 1])
  })
})
