import { describe, expect, it } from 'vitest'
import { pool } from '../../cards/deal.ts'
import { cardNamed } from '../../cards/registry.ts'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Animal Dealer (A147)', () => {
  const table = (goods: object, seat: SeatSetup = {}, more = {}) =>
    scenario({
      players: 3,
      round: 10,
      seats: [{ goods, pastures: [['c1', 'c2']], played: ['animal-dealer'], ...seat }],
      ...more,
    })

  it('sells one more animal of the kind of the market for 1 food', () => {
    for (const [space, animal] of [
      ['sheep-market', 'sheep'],
      ['pig-market', 'boar'],
      ['cattle-market', 'cattle'],
    ] as const) {
      const t = table({ food: 2 }).play(space).throughJson()
      expect([t.moves(), t.seat(0).goods]).toEqual([['use animal-dealer', 'done'], { food: 2 }])
      t.play('use animal-dealer')
      expect([t.seat(0).goods, t.lying(space), t.asked]).toEqual([{ [animal]: 2, food: 1 }, 0, 1])
    }
  })

  it('may be left', () => {
    expect(table({ food: 2 }).play('sheep-market', 'done').seat(0).goods).toEqual({ sheep: 1, food: 2 })
  })

  it('takes the food before the animals come: none of them can pay for it', () => {
    const hearth = { majors: ['fireplace-2'] }
    expect(table({}, hearth).play('sheep-market').asked).toBe(1)
    const t = table({ sheep: 1 }, hearth).play('sheep-market', 'use animal-dealer').throughJson()
    expect(t.moves()).toEqual(['cook sheep 1'])
    expect(t.play('cook sheep 1').seat(0).goods).toEqual({ sheep: 2, food: 1 })
  })

  it('houses the animal together with those of the space, in one question', () => {
    const t = table({ food: 1, boar: 1 }, { pastures: [] }).play('sheep-market', 'use animal-dealer').throughJson()
    expect([t.ask, t.moves()]).toEqual(['keep', ['keep boar 1', 'keep sheep 1']])
    expect([t.play('keep sheep 1').seat(0).goods, t.asked]).toEqual([{ sheep: 1 }, 1])
    const cook = table({ food: 1 }, { pastures: [], majors: ['fireplace-2'] }).play('sheep-market', 'use animal-dealer')
    expect(cook.play('keep sheep 1').seat(0).goods).toEqual({ sheep: 1, food: 2 })
  })

  it('is paid by the food of a Milk Jug, whoever owns it', () => {
    const market = (played: string[]) =>
      scenario({
        players: 3,
        round: 10,
        seats: [
          { goods: {}, pastures: [['c1']], played: ['animal-dealer'] },
          { goods: {}, played },
        ],
      }).play('cattle-market')
    const t = market(['milk-jug'])
    expect([t.moves(), t.seat(0).goods]).toEqual([['use animal-dealer', 'done'], { food: 1 }])
    expect(t.play('use animal-dealer').seat(0).goods).toEqual({ cattle: 2 })
    const twin = market(['basket'])
    expect([twin.asked, twin.seat(0).goods]).toEqual([1, { cattle: 1 }])
  })

  it('sells no sheep to a Sheep Walker before it has a place', () => {
    const walker = { pastures: [], played: ['animal-dealer', 'sheep-walker'] }
    const t = table({ food: 1 }, walker).play('sheep-market', 'use animal-dealer')
    expect([t.ask, t.moves()]).toEqual(['keep', ['keep sheep 1']])
    expect(t.extras().filter((move) => move.startsWith('use'))).toEqual([])
  })

  it('does not deal on the Animal Market or elsewhere, nor for others', () => {
    expect(table({ food: 5 }).play('forest').asked).toBe(1)
    const market = scenario({ players: 5, seats: [{ goods: { food: 5 }, played: ['animal-dealer'] }] })
    expect(market.play('animal-market').ask).toBe('acts')
    const other = scenario({ players: 3, round: 4, seats: [{ goods: { food: 5 } }, { played: ['animal-dealer'] }] })
    expect([other.play('sheep-market').asked, other.ask]).toEqual([1, 'place'])
  })

  it('is used with 3 or more players', () => {
    expect(pool('occupation', 3)).toContain(cardNamed('animal-dealer'))
    expect(pool('occupation', 2)).not.toContain(cardNamed('animal-dealer'))
  })
})
