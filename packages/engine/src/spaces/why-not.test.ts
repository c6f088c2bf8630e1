import { describe, expect, it } from 'vitest'
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
  expect(scenario({ seats }).table.seats[0].young).toEqual({ sheep: 1 })
})
