import { afterAll, describe, expect, it } from 'vitest'
import { minor } from '../../cards/card.ts'
import { cards, register } from '../../cards/registry.ts'
import { majorsOf, removeCard } from '../../cards/standing.ts'
import { does } from '../../cards/verbs.ts'
import { at } from '../../core/at.ts'
import { dealtWith, scenario } from '../../testing/scenario.ts'

const MAJORS = [
  'fireplace-2',
  'fireplace-3',
  'well',
  'clay-oven',
  'stone-oven',
  'joinery',
  'pottery',
  'basketmakers-workshop',
]

// A card that does not exist takes its player's majors away.
const ruin = does('ruin', (s, seat) => {
  const p = at(s.players, seat)
  for (const { card } of majorsOf(p)) removeCard(p, card)
})
const all = cards()
afterAll(() => register(all))

describe('Livestock Sustainer (B169)', () => {
  const table = (goods: object, majors: string[], seat = {}, more = {}) =>
    scenario({
      players: 5,
      round: 4,
      seats: [
        { goods, played: ['livestock-sustainer'], ...seat },
        { goods: { clay: 5 }, majors },
      ],
      ...more,
    })
  const sheepMarket = (n: number) => ({ lying: { 'sheep-market': n } })

  it('holds an animal for each major of the others, of any kinds', () => {
    const t = table({ boar: 1, cattle: 1 }, ['fireplace-2', 'well']).throughJson().play('sheep-market')
    expect([t.asked, t.seat(0).goods]).toEqual([1, { sheep: 1, boar: 1, cattle: 1 }])
    const full = table({ boar: 1, cattle: 1 }, ['well']).play('sheep-market').throughJson()
    expect([full.asked, full.ask, full.moves().length]).toEqual([0, 'keep', 3])
  })

  it('holds 8 at the most', () => {
    const holds = (majors: string[], sheep: number) =>
      table({}, majors, {}, sheepMarket(sheep)).play('sheep-market').asked === 1
    expect(holds(MAJORS, 9)).toBe(true)
    expect(holds([...MAJORS, 'cooking-hearth-4'], 10)).toBe(false)
    expect(holds(MAJORS.slice(1), 9)).toBe(false)
  })

  it('does not count the own majors', () => {
    const t = table({}, [], { majors: ['fireplace-2', 'well'] }, sheepMarket(2)).play('sheep-market')
    expect([t.asked, t.ask]).toEqual([0, 'keep'])
  })

  it('grows at once with a major that another player builds', () => {
    const t = table({ boar: 1 }, [], {}, { starting: 1 }).play('major-improvement', 'build fireplace-2')
    t.play('forest', 'grove', 'copse').throughJson()
    expect(t.play('sheep-market').seat(0).goods).toEqual({ boar: 1, sheep: 1 })
    expect(t.asked).toBe(1)
  })

  it('loses no animal when another player hands in a Fireplace for a Cooking Hearth', () => {
    const t = table({ sheep: 1, boar: 1, cattle: 1 }, ['fireplace-2', 'well'], {}, { starting: 1 })
    t.play('major-improvement', 'build cooking-hearth-4 return fireplace-2')
    expect([t.asked, t.ask, t.seat(0).goods]).toEqual([2, 'place', { sheep: 1, boar: 1, cattle: 1 }])
  })

  it('asks its owner at once, in the turn of another, if it ever holds fewer', () => {
    register([...all, minor({ id: 'RUIN', name: 'ruin', play: [ruin] })])
    const seats = [
      { goods: { sheep: 1, boar: 1, cattle: 1 }, played: ['livestock-sustainer'] },
      { majors: ['well', 'joinery'], hand: ['ruin'] },
    ]
    const t = scenario({ players: 5, starting: 1, seats }).play('meeting-place', 'play ruin').throughJson()
    expect([t.asked, t.ask, t.moves().length]).toEqual([0, 'keep', 3])
    expect(t.play('keep cattle 1').asked).toBe(2)
  })

  it('is no pasture: Drinking Trough adds nothing', () => {
    const t = table({}, ['well'], { played: ['livestock-sustainer', 'drinking-trough'] }, sheepMarket(3))
    expect(t.play('sheep-market').moves()).toEqual(['keep sheep 2'])
  })

  it('holds animals that breed', () => {
    const seats = [
      { goods: { sheep: 2, food: 9 }, played: ['livestock-sustainer'], home: 1 },
      { majors: ['well', 'joinery'], home: 1 },
      ...Array.from({ length: 3 }, () => ({ home: 1 })),
    ]
    const t = scenario({ players: 5, round: 4, seats }).toRound(5)
    expect(t.seat(0).goods.sheep).toBe(3)
    expect(t.seat(0).animals).toContainEqual({ pen: 'livestock-sustainer', animal: 'sheep', count: 2 })
  })

  it('is used with 5 or 6 players', () => {
    expect(dealtWith('livestock-sustainer')).toEqual([5, 6])
  })
})
