import { afterAll, describe, expect, it } from 'vitest'
import { agricola } from '../../agricola.ts'
import { minor } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { pool } from '../../cards/deal.ts'
import { cardNamed, cards, register } from '../../cards/registry.ts'
import { gain } from '../../cards/verbs.ts'
import { scenario } from '../../testing/scenario.ts'

const all = cards()
afterAll(() => register(all))

// The round cards lie in their usual order: 1 Major Improvement, 2 Fencing, 3 Grain Utilization, 4 Sheep Market, …
describe('Sidekick (A171)', () => {
  const table = (goods: object, seat = {}, more = {}) =>
    scenario({ players: 5, round: 4, seats: [{ goods, people: 5, played: ['sidekick'], ...seat }], ...more })

  it('goes on to the card on the left for 1 food, and from there again', () => {
    const t = table({ food: 4, wood: 4, clay: 2 }, { rooms: ['a1', 'a2', 'a3', 'b1', 'b2'], people: 4 }, { round: 8 })
    t.play('vegetable-seeds').throughJson()
    expect(t.moves()).toEqual(['use sidekick', 'done'])
    t.play('use sidekick').throughJson()
    expect([t.moves(), t.seat(0).goods.food]).toEqual([['basic-wish-for-children'], 3])
    t.play('basic-wish-for-children', 'use sidekick', 'fencing', 'fence e1')
    expect([t.moves(), t.seat(0).goods.food]).toEqual([['use sidekick', 'done'], 2])
    t.play('use sidekick', 'major-improvement', 'build fireplace-2')
    expect(t.seat(0)).toMatchObject({ home: 0, newborns: 1, goods: { vegetable: 1, food: 1 } })
    expect(t.asked).toBe(1)
  })

  it('goes on to a card that only what comes before its use makes usable', () => {
    // A card that does not exist brings the clay for a Fireplace.
    register([
      ...all,
      minor({
        id: 'KILN',
        name: 'kiln',
        on: { 'before-use': { when: onSpace('major-improvement'), effects: [gain({ clay: 2 })] } },
      }),
    ])
    const t = table({ food: 1, wood: 4 }, { played: ['sidekick', 'kiln'] })
      .play('fencing', 'fence e1')
      .throughJson()
    expect([t.ask, t.moves()]).toEqual(['window', ['use sidekick', 'done']])
    expect(t.play('use sidekick').throughJson().moves()).toEqual(['major-improvement'])
    expect(t.play('major-improvement', 'build fireplace-2').seat(0).goods).toEqual({})
  })

  it('may be left at any step', () => {
    expect(table({ food: 3, wood: 4, clay: 2 }).play('fencing', 'fence e1', 'done').asked).toBe(1)
  })

  it('follows the rows of the board: nothing lies left of rounds 1, 3 and 4', () => {
    const from = (space: string) => {
      const rooms = ['a1', 'a2', 'a3']
      const goods = { food: 9, vegetable: 1, grain: 1, clay: 9, reed: 9, wood: 9 }
      const t = table(goods, { rooms, people: 2, fields: ['b1'] }, { round: 14 })
      t.play(space)
      for (const text of ['plow b2', 'sow grain b1', 'fence e1', 'build fireplace-2', 'done'])
        if (t.asked === 0 && t.ask === 'acts' && t.moves().includes(text)) t.play(text)
      return t.asked === 0 && t.ask === 'window' ? t.play('use sidekick').moves()[0] : null
    }
    const left = {
      'major-improvement': null,
      fencing: 'major-improvement',
      'grain-utilization': null,
      'sheep-market': null,
      'basic-wish-for-children': 'fencing',
      'house-redevelopment': 'grain-utilization',
      'western-quarry': 'sheep-market',
      'vegetable-seeds': 'basic-wish-for-children',
      'pig-market': 'house-redevelopment',
      'cattle-market': 'vegetable-seeds',
      'eastern-quarry': 'pig-market',
      'urgent-wish-for-children': 'cattle-market',
      cultivation: 'eastern-quarry',
      'farm-redevelopment': 'urgent-wish-for-children',
    }
    expect(Object.fromEntries(Object.keys(left).map((space) => [space, from(space)]))).toEqual(left)
  })

  it('in the Moor places a guest, but nobody who is ill', () => {
    const market = (seat: object) => table({ food: 1 }, seat, { round: 10, moor: 3 }).play('cattle-market')
    expect(market({ home: 1, guests: 1 }).play('use sidekick').moves()).toEqual(['vegetable-seeds'])
    expect(market({ home: 2, ill: 1 }).asked).toBe(1)
  })

  it('starts from round cards only, and only of its owner', () => {
    expect(table({ food: 9 }).play('forest').asked).toBe(1)
    const other = table({ food: 9 }, {}, { starting: 4, round: 9 }).play('pig-market')
    expect([other.asked, other.ask]).toEqual([0, 'place'])
  })

  it('needs 1 food, a person at home, and a free card that can be used', () => {
    const market = (goods: object, seat = {}) => table(goods, seat, { round: 10 }).play('cattle-market')
    expect(market({ food: 1 }).asked).toBe(0)
    expect(market({}).asked).toBe(1)
    expect(market({ food: 1 }, { home: 1 }).asked).toBe(1)
    expect(table({ food: 1 }, {}, { round: 9 }).play('pig-market').asked).toBe(1)
    const taken = table({ food: 1 }, {}, { round: 10, starting: 4 }).play('vegetable-seeds', 'cattle-market')
    expect(taken.asked).toBe(1)
  })

  it('takes food raised from crops', () => {
    const t = table({ vegetable: 1 }, {}, { round: 10 }).play('cattle-market', 'use sidekick').throughJson()
    expect(t.moves()).toEqual(['eat vegetable 1'])
    expect(t.play('eat vegetable', 'vegetable-seeds').seat(0).goods).toEqual({ vegetable: 1, cattle: 1 })
  })

  it('is not offered where paying for it would make the card on the left useless', () => {
    const goods = { grain: 1, clay: 2, reed: 1 }
    expect(table(goods, { fields: ['b1'] }, { round: 6 }).play('house-redevelopment').asked).toBe(1)
  })

  it('lets the food be raised only in ways that leave the card on the left usable', () => {
    const goods = { grain: 1, clay: 2, reed: 1, sheep: 1 }
    const t = table(goods, { fields: ['b1'], majors: ['fireplace-2'] }, { round: 6 })
    t.play('house-redevelopment', 'done', 'use sidekick')
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
