import { describe, expect, it } from 'vitest'
import { at } from '../core/at.ts'
import { type ScenarioSetup, scenario } from '../testing/scenario.ts'
import { obstaclesAt } from './why-not.ts'

const why = (setup: ScenarioSetup, space: string, ...before: string[]) => {
  const t = scenario(setup).play(...before)
  return obstaclesAt(t.state, t.asked ?? 0, space)
}

describe('what stands in the way of using a space', () => {
  it.each<[string, ScenarioSetup, string, unknown[]]>([
    ['nothing', {}, 'forest', []],
    [
      'goods for a room and a stable',
      { seats: [{ goods: { wood: 1, reed: 2 } }] },
      'farm-expansion',
      [
        { why: 'goods', goods: { wood: 4 }, for: 'room' },
        { why: 'goods', goods: { wood: 1 }, for: 'stable' },
      ],
    ],
    ['no free room', { round: 5 }, 'basic-wish-for-children', [{ why: 'no-free-room' }]],
    ['hand cards', {}, 'lessons', [{ why: 'family-game' }]],
    ['no occupation in hand', { cards: 'given' }, 'lessons', [{ why: 'no-occupation' }]],
    [
      'the price of an occupation',
      { players: 4, seats: [{ hand: ['hedge-keeper'], goods: {} }] },
      'lessons-b',
      [{ why: 'goods', goods: { food: 1 } }],
    ],
    ['nothing to sow and no oven', { round: 3 }, 'grain-utilization', [{ why: 'no-seed' }, { why: 'no-oven' }]],
    ['no wood for a fence', { round: 2 }, 'fencing', [{ why: 'no-pasture' }]],
    ['no improvement within reach', { round: 1 }, 'major-improvement', [{ why: 'no-improvement' }]],
    [
      'goods to renovate',
      { round: 6, seats: [{ goods: { clay: 1 } }] },
      'house-redevelopment',
      [{ why: 'goods', goods: { clay: 1, reed: 1 } }],
    ],
    ['it is not out yet', { round: 1 }, 'cultivation', [{ why: 'not-out' }]],
  ])('%s', (_name, setup, space, expected) => {
    expect(why(setup, space)).toEqual(expected)
  })

  it('somebody is there', () => {
    expect(why({}, 'forest', 'forest')).toEqual([{ why: 'taken', by: [0] }])
  })

  it('a linked space was used', () => {
    expect(why({ players: 5, round: 5, cards: 'given' }, 'lessons-copse', 'copse')).toEqual([
      { why: 'linked', space: 'copse' },
    ])
  })

  it('it opens later', () => {
    expect(why({ players: 5, round: 2 }, 'modest-wish')).toEqual([{ why: 'later', round: 5 }])
  })
})

it('the view says which kinds would have young', () => {
  const seats = [{ goods: { sheep: 2, boar: 1 }, pastures: [['e1', 'e2']], stables: [] }]
  expect(at(scenario({ seats }).table.seats, 0).young).toEqual({ sheep: 1 })
})

describe('M5, M6: what stands in the way of a special action', () => {
  const TILES = { goods: {}, forests: ['b1'], moors: ['c2'], fields: ['e3'] }
  it.each<[string, ScenarioSetup, string, unknown[]]>([
    ['nothing', { moor: 1, seats: [TILES] }, 'cut-peat', []],
    ['no moor', { moor: 1, seats: [{ ...TILES, moors: [] }] }, 'cut-peat', [{ why: 'no-moor' }]],
    ['no forest', { moor: 1, seats: [{ ...TILES, forests: [] }] }, 'fell-trees', [{ why: 'no-forest' }]],
    ['no forest beside a field', { moor: 1, seats: [TILES] }, 'slash-and-burn', [{ why: 'no-forest-by-field' }]],
    [
      'forests on other tiles only',
      { moor: 1, seats: [{ ...TILES, beneath: { b1: ['moor'] } }] },
      'slash-and-burn',
      [{ why: 'no-single-forest' }],
    ],
    ['the price of a horse', { moor: 1, seats: [TILES] }, 'horse-coper', [{ why: 'goods', goods: { food: 1 } }]],
    [
      'what Clandestine Work costs, where wood is there to burn',
      { moor: 1, seats: [{ ...TILES, goods: { wood: 1 } }] },
      'clandestine-work',
      [{ why: 'goods', goods: { food: 1 } }],
    ],
    [
      'no improvement besides',
      { moor: 1, seats: [{ ...TILES, goods: { fuel: 1, food: 1 } }] },
      'clandestine-work',
      [{ why: 'no-improvement' }],
    ],
    ['no such action at level 1', { moor: 1 }, 'black-market', []],
    ['no Moor', {}, 'cut-peat', []],
  ])('%s', (_name, setup, action, expected) => {
    expect(why(setup, action)).toEqual(expected)
  })

  it('the card was taken: by the seat itself, by another at a price, and twice', () => {
    const rich = { ...TILES, goods: { food: 3 } }
    expect(why({ moor: 1, seats: [TILES, rich] }, 'cut-peat', 'special sa1 fell-trees', 'day-laborer')).toEqual([
      { why: 'special-taken' },
    ])
    expect(why({ moor: 1, seats: [TILES, TILES] }, 'cut-peat', 'special sa1 fell-trees')).toEqual([
      { why: 'goods', goods: { food: 2 } },
    ])
    expect(why({ moor: 1, seats: [TILES, rich] }, 'cut-peat', 'special sa1 fell-trees', 'special sa1')).toEqual([
      { why: 'special-down' },
    ])
  })

  it('a refusal says the same', () => {
    const t = scenario({ moor: 1, seats: [{ ...TILES, moors: [] }] })
    expect(t.refusal('special sa1 cut-peat')?.message).toContain('There is no moor on the farm.')
    t.play('special sa1 fell-trees', 'day-laborer')
    expect(t.refusal('special sa1')?.message).toContain('not taken again in this round')
    expect(t.refusal('special sa5')?.message).toContain('sa5 is not on the table.')
  })
})
