import { describe, expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import { at } from '../core/at.ts'
import { isRefusal } from '../core/refusal.ts'
import { Scenario, scenario } from '../testing/scenario.ts'

type Goods = { [good: string]: number }

/** B5, B6, F1: the printed spaces by player count, with what their user gets in the first round without a choice. */
const MAIN: { [space: string]: Goods | null } = {
  'farm-expansion': null,
  'meeting-place': null,
  'grain-seeds': { grain: 1 },
  farmland: null,
  lessons: null,
  'day-laborer': { food: 2 },
  forest: { wood: 3 },
  'clay-pit': { clay: 1 },
  'reed-bank': { reed: 1 },
  fishing: { food: 1 },
}
const FIVE = {
  'lessons-copse': null,
  copse: { wood: 1 },
  'lessons-wish': null,
  'modest-wish': null,
  'house-building': null,
  'traveling-players': { food: 1 },
  'riverbank-forest': { wood: 1, reed: 1 },
  grove: { wood: 2 },
  hollow: { clay: 3 },
  'resource-market': { reed: 1, wood: 1, stone: 1 },
  'animal-market': null,
}
const BOARDS: { [players: number]: { [space: string]: Goods | null } } = {
  1: { ...MAIN, forest: { wood: 2 } },
  2: MAIN,
  3: { ...MAIN, grove: { wood: 2 }, hollow: { clay: 1 }, 'resource-market': null, 'lessons-b': null },
  4: {
    ...MAIN,
    copse: { wood: 1 },
    grove: { wood: 2 },
    hollow: { clay: 2 },
    'resource-market': { reed: 1, stone: 1, food: 1 },
    'lessons-b': null,
    'traveling-players': { food: 1 },
  },
  5: { ...MAIN, ...FIVE },
  6: {
    ...MAIN,
    ...FIVE,
    'farm-supplies': null,
    'resource-trade': null,
    corral: { sheep: 1 },
    'side-job': null,
    improvement: null,
  },
}
/** Those that gather what nobody takes. */
const ACCUMULATE = ['forest', 'clay-pit', 'reed-bank', 'fishing', 'copse', 'grove', 'hollow', 'traveling-players']
ACCUMULATE.push('riverbank-forest')
const COUNTS = [1, 2, 3, 4, 5, 6]

/** A new game, as it is really begun. */
const begin = (players: number, cards: 'none' | 'given'): Scenario => {
  const hands = cards === 'given' ? { cards, hands: Array.from({ length: players }, () => []) } : {}
  const setup = agricola.setup({ players, cards, starting: 0, ...hands })
  if (isRefusal(setup)) throw new Error(setup.message)
  return new Scenario(agricola.start(setup, 'boards'))
}
const printed = (t: Scenario) => t.table.spaces.filter(({ stage }) => stage === 0)
const idsOf = (t: Scenario) => printed(t).map(({ id }) => id)

describe('B5, B6, F1: the spaces of each player count', () => {
  it.each(COUNTS)('with %i players and hand cards', (players) => {
    expect(idsOf(begin(players, 'given')).sort()).toEqual(Object.keys(at(BOARDS, players)).sort())
  })

  it.each(COUNTS)('B7: with %i players in the family game there is a Side Job too', (players) => {
    const expected = new Set([...Object.keys(at(BOARDS, players)), 'side-job'])
    expect(idsOf(begin(players, 'none')).sort()).toEqual([...expected].sort())
  })

  it.each(COUNTS)('what lies on them in round 1 with %i players', (players) => {
    for (const { id, goods } of printed(begin(players, 'given'))) {
      const gets = at(BOARDS, players)[id]
      const [first] = Object.entries(gets ?? {})
      expect([id, goods]).toEqual([id, ACCUMULATE.includes(id) && first ? { [first[0]]: first[1] } : {}])
    }
  })

  const uses = COUNTS.flatMap((players) =>
    Object.entries(at(BOARDS, players)).flatMap(([space, gets]) => (gets ? [[players, space, gets] as const] : [])),
  )
  it.each(uses)('%i players: %s gives %j', (players, space, gets) => {
    for (const cards of ['none', 'given'] as const) {
      const t = begin(players, cards)
      const before = t.seat(0).goods.food ?? 0
      t.play(space)
      expect(t.seat(0).goods).toEqual({ ...(before > 0 ? { food: before } : {}), ...plus(gets, before) })
    }
  })

  it('gather what nobody takes; the reed of the Riverbank Forest does not gather', () => {
    const t = scenario({ players: 6, lying: { 'riverbank-forest': 4 } }).play('riverbank-forest')
    expect(t.seat(0).goods).toMatchObject({ wood: 4, reed: 1 })
  })
})

const plus = (gets: Goods, food: number): Goods => (gets.food ? { ...gets, food: gets.food + food } : gets)

describe('B5: the round cards', () => {
  const accumulating: [card: string, round: number, good: string][] = [
    ['sheep-market', 4, 'sheep'],
    ['western-quarry', 7, 'stone'],
    ['pig-market', 9, 'boar'],
    ['cattle-market', 10, 'cattle'],
    ['eastern-quarry', 11, 'stone'],
  ]
  it.each(accumulating)('%s comes in round %i and gathers 1 %s a round', (card, round, good) => {
    const t = scenario({ round: round - 1 }).toRound(round)
    expect(t.table.spaces.find(({ id }) => id === card)?.goods).toEqual({ [good]: 1 })
    t.toRound(round + 1)
    expect(t.lying(card)).toBe(2)
    t.play(card)
    expect(t.events).toContainEqual(expect.objectContaining({ event: 'got', from: card, goods: { [good]: 2 } }))
    expect(t.lying(card)).toBe(0)
  })

  it('Vegetable Seeds give 1 vegetable', () => {
    expect(
      scenario({ round: 8, seats: [{ goods: {} }] })
        .play('vegetable-seeds')
        .seat(0).goods,
    ).toEqual({ vegetable: 1 })
  })

  const rich = {
    rooms: ['a1', 'a2', 'a3'],
    fields: ['c1'],
    goods: { wood: 30, clay: 30, reed: 30, stone: 30, grain: 3, food: 9 },
  }
  it.each(COUNTS)('everything can be used by a rich player of %i in round 14', (players) => {
    const cards = [
      'major-improvement',
      'fencing',
      'grain-utilization',
      'sheep-market',
      'basic-wish-for-children',
      'house-redevelopment',
      'western-quarry',
      'vegetable-seeds',
      'pig-market',
      'cattle-market',
      'eastern-quarry',
      'urgent-wish-for-children',
      'cultivation',
      'farm-redevelopment',
    ]
    const seats = [{ ...rich, hand: ['hedge-keeper', 'drinking-trough'] }]
    const t = scenario({ round: 14, players, seats })
    expect(t.moves().sort()).toEqual([...Object.keys(at(BOARDS, players)), ...cards].sort())
    const family = scenario({ round: 14, players, seats: [rich] }).moves()
    const lessons = Object.keys(at(BOARDS, players)).filter((id) => id.startsWith('lessons'))
    expect(t.moves().filter((id) => !family.includes(id))).toEqual(lessons)
    expect(family.filter((id) => !t.moves().includes(id))).toEqual(players === 6 ? [] : ['side-job'])
  })
})

describe('B7: the Meeting Place of the family game', () => {
  it.each([2, 3, 4, 5, 6])('gathers 1 food a round with %i players, and its user takes it', (players) => {
    const t = begin(players, 'none')
    expect(t.lying('meeting-place')).toBe(1)
    t.play('meeting-place')
    expect(t.seat(0).goods.food).toBe(3)
    expect(t.lying('meeting-place')).toBe(0)
  })

  it('on top of what is left there', () => {
    const t = begin(2, 'none').play('forest', 'clay-pit', 'reed-bank', 'fishing')
    expect(t.lying('meeting-place')).toBe(2)
  })

  it('no food with hand cards, and none in the solo family game', () => {
    expect(begin(2, 'given').lying('meeting-place')).toBe(0)
    const solo = begin(1, 'none')
    expect(solo.lying('meeting-place')).toBe(0)
    expect(solo.play('meeting-place').seat(0).goods).toEqual({})
  })
})
