import { describe, expect, it } from 'vitest'
import { at } from '../core/at.ts'
import { harvest } from '../testing/harvest.ts'
import { type Scenario, type SeatSetup, scenario } from '../testing/scenario.ts'

const SEAT: SeatSetup = {
  majors: ['fireplace-2'],
  pastures: [['d1', 'e1']],
  stables: ['b1'],
  goods: { grain: 2, reed: 1, sheep: 2, boar: 1 },
}

/** Seat 0 in each kind of decision. */
const POSITIONS: { [ask: string]: () => Scenario } = {
  place: () => scenario({ seats: [SEAT] }),
  acts: () => scenario({ seats: [SEAT] }).play('farmland'),
  pay: () =>
    scenario({ seats: [{ ...SEAT, played: ['braggart'], hand: ['hedge-keeper'] }] }).play(
      'lessons',
      'play hedge-keeper',
    ),
  window: () => scenario({ seats: [{ ...SEAT, played: ['basket'] }] }).play('forest'),
  feed: () => harvest({ seats: [SEAT, { goods: { food: 4 } }] }),
  keep: () => scenario({ round: 4, lying: { 'sheep-market': 6 }, seats: [SEAT] }).play('sheep-market'),
  breed: () => {
    const full = { ...SEAT, goods: { grain: 2, reed: 1, sheep: 4, boar: 1, food: 4 } }
    return harvest({ seats: [{ ...full, stables: [] }, { goods: { food: 4 } }] })
      .playAs(0, 'feed')
      .playAs(1, 'feed')
  },
}

describe('B12: at any time, inside every decision of the player’s own', () => {
  const asks = Object.keys(POSITIONS)
  it.each(asks)('grain is eaten, goods are discarded: %s', (ask) => {
    const t = at(POSITIONS, ask)()
    expect(t.ask).toBe(ask)
    expect(t.extras(0).concat(t.moves(0))).toEqual(expect.arrayContaining(['eat grain 1', 'discard reed 1']))
    const food = t.seat(0).goods.food ?? 0
    t.playAs(0, 'discard reed 1').playAs(0, 'eat grain 1')
    expect(t.seat(0).goods.reed).toBeUndefined()
    // In `pay` the food is spent at once.
    expect(t.seat(0).goods.food ?? 0).toBe(ask === 'pay' ? 0 : food + 1)
  })

  it.each(asks.filter((ask) => ask !== 'breed'))('animals are cooked: %s', (ask) => {
    const t = at(POSITIONS, ask)().playAs(0, 'cook sheep 1')
    expect(t.seat(0).goods.food).toBe(ask === 'pay' ? 1 : 2)
  })

  it.each(asks.filter((ask) => ask !== 'keep' && ask !== 'breed'))('animals are rearranged: %s', (ask) => {
    const t = at(POSITIONS, ask)().playAs(0, 'arrange d1 sheep 2, b1 boar 1')
    expect(t.ask).toBe(ask)
    expect(t.seat(0).animals).toEqual([
      { pen: 'd1', animal: 'sheep', count: 2 },
      { pen: 'b1', animal: 'boar', count: 1 },
    ])
    expect(t.playAs(0, 'arrange d1 boar 1, b1 sheep 1, house sheep 1').seat(0).animals).toHaveLength(3)
  })

  it.each(asks)('the question stays as it was, also through JSON: %s', (ask) => {
    const t = at(POSITIONS, ask)().throughJson()
    expect(t.moves(0)).toEqual(at(POSITIONS, ask)().moves(0))
    expect(t.playAs(0, 'discard reed 1').ask).toBe(ask)
  })

  it('all of it is listed, piece by piece', () => {
    const seats = [{ majors: ['fireplace-2'], pastures: [['d1'], ['e1']], goods: { grain: 1, vegetable: 1, sheep: 2 } }]
    const t = scenario({ seats }).play('arrange d1 sheep 1, e1 sheep 1')
    expect(t.extras().sort()).toEqual([
      'arrange d1 sheep 1, house sheep 1',
      'arrange d1 sheep 2',
      'arrange e1 sheep 1, house sheep 1',
      'arrange e1 sheep 2',
      'cook sheep 1',
      'cook vegetable 1',
      'discard grain 1',
      'discard sheep 1',
      'discard vegetable 1',
      'eat grain 1',
    ])
  })

  it.each(['keep', 'breed'])('while animals look for a place they are not moved about one by one: %s', (ask) => {
    expect(
      at(POSITIONS, ask)()
        .extras(0)
        .filter((move) => move.startsWith('arrange')),
    ).toEqual([])
  })

  it('not in the decisions of others', () => {
    const t = at(POSITIONS, 'place')()
    expect(t.refusal('eat grain 1', 1)).toEqual({
      refused: 'not-your-turn',
      message: 'Seat 1 has nothing to decide now.',
    })
  })
})

describe('B12: what goods are worth', () => {
  const cooks: [string[], { [good: string]: number }][] = [
    [[], { grain: 1, vegetable: 1 }],
    [['fireplace-2'], { grain: 1, vegetable: 2, sheep: 2, boar: 2, cattle: 3 }],
    [['fireplace-3'], { grain: 1, vegetable: 2, sheep: 2, boar: 2, cattle: 3 }],
    [['cooking-hearth-4'], { grain: 1, vegetable: 3, sheep: 2, boar: 3, cattle: 4 }],
    [['cooking-hearth-5'], { grain: 1, vegetable: 3, sheep: 2, boar: 3, cattle: 4 }],
    [['fireplace-2', 'cooking-hearth-4'], { grain: 1, vegetable: 3, sheep: 2, boar: 3, cattle: 4 }],
    [['fireplace-2', 'fireplace-3'], { grain: 1, vegetable: 2, sheep: 2, boar: 2, cattle: 3 }],
    [['clay-oven', 'stone-oven', 'joinery'], { grain: 1, vegetable: 1 }],
  ]
  it.each(cooks)('with %j: %j', (majors, worth) => {
    for (const good of ['grain', 'vegetable', 'sheep', 'boar', 'cattle'] as const) {
      const t = scenario({ seats: [{ majors, pastures: [['e1']], goods: { [good]: 2 } }] })
      const verb = good === 'grain' || worth[good] === 1 ? 'eat' : 'cook'
      if (worth[good] === undefined) {
        expect(t.refusal(`cook ${good} 1`)?.refused).toBe('illegal-move')
        expect(t.refusal(`eat ${good} 1`)?.refused).toBe('illegal-move')
      } else expect(t.play(`${verb} ${good} 2`).seat(0).goods).toEqual({ food: 2 * worth[good] })
    }
  })

  it('a vegetable that can be cooked for more is not eaten raw', () => {
    const t = scenario({ seats: [{ majors: ['fireplace-2'], goods: { vegetable: 1 } }] })
    expect(t.refusal('eat vegetable 1')?.message).toBe('Cook it: that gives more food.')
  })

  it('building resources are no food', () => {
    const t = scenario({ seats: [{ majors: ['cooking-hearth-4'], goods: { wood: 3 } }] })
    expect(t.refusal('eat wood 1')?.refused).toBe('illegal-move')
    expect(t.refusal('cook wood 1')?.refused).toBe('illegal-move')
  })

  it('no more than there is', () => {
    const t = scenario({ seats: [{ goods: { grain: 2 } }] })
    expect(t.refusal('eat grain 3')?.message).toBe('There is not so much grain in the supply.')
    expect(t.refusal('discard grain 3')?.message).toBe('There is not so much grain in the supply.')
    expect(t.refusal('discard grain 0')?.refused).toBe('unknown-move')
  })
})

describe('B1: discarding', () => {
  it('any goods, animals and food too', () => {
    const goods = { wood: 1, clay: 1, reed: 1, stone: 1, grain: 1, vegetable: 1, sheep: 1, food: 1 }
    const t = scenario({ seats: [{ goods }] })
    for (const good of Object.keys(goods)) t.play(`discard ${good} 1`)
    expect(t.seat(0).goods).toEqual({})
    expect(t.asked).toBe(0)
  })

  it.each(['discard stable 1', 'discard fence 1', 'discard people 1', 'discard room a2'])('never: %s', (text) => {
    const t = scenario({ seats: [{ stables: ['c1'], pastures: [['e1']] }] })
    expect(t.refusal(text)?.refused).toBe('unknown-move')
  })
})

describe('B4: what has begun has to stay possible', () => {
  const refused = (t: Scenario, text: string) => t.refusal(text)?.message

  it('the wood of the first fences is not discarded', () => {
    const t = scenario({ round: 2, seats: [{ goods: { wood: 5 } }] }).play('fencing', 'discard wood 1')
    expect(refused(t, 'discard wood 1')).toContain('What has to be done next could not be done any more.')
    expect(t.extras()).not.toContain('discard wood 1')
  })

  it('the last seed is not eaten', () => {
    const t = scenario({ round: 3, seats: [{ fields: ['c1'], goods: { grain: 2 } }] }).play('grain-utilization')
    t.play('eat grain 1')
    expect(t.refusal('eat grain 1')?.refused).toBe('illegal-move')
  })

  it('after the compulsory part everything may go', () => {
    const t = scenario({ round: 2, seats: [{ goods: { wood: 8 } }] }).play('fencing', 'fence e1', 'discard wood 4')
    expect(t.seat(0).goods).toEqual({})
    expect(t.asked).toBe(1)
  })
})
