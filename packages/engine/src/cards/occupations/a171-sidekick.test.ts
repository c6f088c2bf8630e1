import { describe, expect, it } from 'vitest'
import { agricola } from '../../agricola.ts'
import { scenario } from '../../testing/scenario.ts'
import { pool } from '../deal.ts'
import { cardNamed } from '../registry.ts'

// The round cards lie in their usual order: 1 Major Improvement, 2 Fencing, 3 Grain Utilization, 4 Sheep Market, …
describe('Sidekick (A171)', () => {
  const table = (goods: object, seat = {}, more = {}) =>
    scenario({ players: 5, round: 4, seats: [{ goods, people: 5, played: ['sidekick'], ...seat }], ...more })
  const chain = { food: 3, grain: 1, wood: 4, clay: 2 }

  it('goes on to the card on the left for 1 food, and from there again', () => {
    const t = table(chain, { fields: ['b1'] })
      .play('sheep-market')
      .throughJson()
    expect(t.moves()).toEqual(['use sidekick', 'done'])
    t.play('use sidekick').throughJson()
    expect([t.moves(), t.seat(0).goods.food]).toEqual([['grain-utilization'], 2])
    t.play('grain-utilization', 'sow grain b1', 'use sidekick', 'fencing', 'fence e1')
    expect([t.moves(), t.seat(0).goods.food]).toEqual([['use sidekick', 'done'], 1])
    t.play('use sidekick', 'major-improvement', 'build fireplace-2')
    expect(t.seat(0)).toMatchObject({ home: 1, goods: { sheep: 1 } })
    expect(t.asked).toBe(1)
  })

  it('may be left at any step', () => {
    const t = table(chain, { fields: ['b1'] }).play('sheep-market', 'use sidekick', 'grain-utilization', 'sow grain b1')
    expect(t.play('done').asked).toBe(1)
  })

  it('knows the ends of the rows: rounds 1, 5, 8, 10 and 12 have nothing on their left', () => {
    const from = (space: string) => {
      const t = table(
        { food: 9, vegetable: 1 },
        { rooms: ['a1', 'a2', 'a3'], people: 2, fields: ['b1'] },
        { round: 13 },
      )
      t.play(space)
      if (t.asked !== 0) return null
      if (t.ask === 'acts') t.play('plow b2', 'done')
      return t.asked === 0 ? t.play('use sidekick').moves()[0] : null
    }
    expect(from('basic-wish-for-children')).toBeNull()
    expect(from('vegetable-seeds')).toBeNull()
    expect(from('cattle-market')).toBeNull()
    expect(from('urgent-wish-for-children')).toBeNull()
    expect(from('pig-market')).toBe('vegetable-seeds')
    expect(from('eastern-quarry')).toBe('cattle-market')
    expect(from('cultivation')).toBe('urgent-wish-for-children')
    const last = table({ food: 1, clay: 2, reed: 1 }, { people: 3 }, { round: 14, first: ['cultivation'] }).play(
      'farm-redevelopment',
    )
    expect(last.play('use sidekick').moves()).toEqual(['urgent-wish-for-children'])
  })

  it('starts from round cards only, and only of its owner', () => {
    expect(table({ food: 9 }).play('forest').asked).toBe(1)
    const other = table({ food: 9 }, {}, { starting: 4, round: 9 }).play('pig-market')
    expect([other.asked, other.ask]).toEqual([0, 'place'])
  })

  it('needs 1 food, a person at home, and a free card that can be used', () => {
    const pigs = (goods: object, seat = {}) => table(goods, seat, { round: 9 }).play('pig-market')
    expect(pigs({ food: 1 }).asked).toBe(0)
    expect(pigs({}).asked).toBe(1)
    expect(pigs({ food: 1 }, { home: 1 }).asked).toBe(1)
    expect(table({ food: 1 }).play('sheep-market').asked).toBe(1)
    const taken = table({ food: 1 }, {}, { round: 9, starting: 4 }).play('vegetable-seeds', 'pig-market')
    expect(taken.asked).toBe(1)
  })

  it('takes food raised from crops', () => {
    const t = table({ vegetable: 1 }, {}, { round: 9 }).play('pig-market', 'use sidekick').throughJson()
    expect(t.moves()).toEqual(['eat vegetable 1'])
    expect(t.play('eat vegetable', 'vegetable-seeds').seat(0).goods).toEqual({ vegetable: 1, boar: 1 })
  })

  it('is not offered where paying for it would make the card on the left useless', () => {
    const t = table({ grain: 1 }, { fields: ['b1'] }).play('sheep-market')
    expect(t.moves()).not.toContain('use sidekick')
  })

  it('lets the food be raised only in ways that leave the card on the left usable', () => {
    const t = table({ grain: 1 }, { fields: ['b1'], majors: ['fireplace-2'] }).play('sheep-market', 'use sidekick')
    expect(t.throughJson().moves()).toEqual(['cook sheep 1'])
    expect(t.refusal('eat grain')?.refused).toBe('illegal-move')
    const proposal = agricola.propose?.(t.state, 0)
    expect(proposal && agricola.print(t.state, proposal)).toBe('cook sheep 1')
  })

  it('is used with 5 or 6 players', () => {
    expect(pool('occupation', 4)).not.toContain(cardNamed('sidekick'))
    expect(pool('occupation', 5)).toContain(cardNamed('sidekick'))
  })
})
