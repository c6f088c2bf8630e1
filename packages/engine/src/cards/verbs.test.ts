import { describe, expect, it } from 'vitest'
import { scenario } from '../testing/scenario.ts'
import { minor } from './card.ts'
import { onSpace } from './conditions.ts'
import { cards, register } from './registry.ts'
import { gain, gainOneOf, may, mayTrade, must } from './verbs.ts'

// Cards that do not exist, one verb each: what the verb means must not depend on where it is used.
const CARDS = [
  minor({ id: 'Z001', name: 'may-plow', play: [may({ act: 'plow', food: 0 })] }),
  minor({ id: 'Z002', name: 'must-plow', play: [must({ act: 'plow', food: 0 })] }),
  minor({ id: 'Z003', name: 'may-trade', play: [mayTrade({ pay: { wood: 1 }, gain: { food: 2 } })] }),
  minor({ id: 'Z004', name: 'one-of-two', on: { 'after-use': { effects: [gainOneOf({ wood: 1 }, { clay: 1 })] } } }),
  minor({ id: 'Z005', name: 'all-around', on: { 'before-use': { of: 'all', effects: [gain({ reed: 1 })] } } }),
  minor({
    id: 'Z006',
    name: 'after-meeting',
    on: { 'after-use': { when: onSpace('meeting-place'), effects: [gain({ food: 1 })] } },
  }),
  minor({
    id: 'Z007',
    name: 'two-trades',
    on: {
      'after-use': {
        effects: [mayTrade({ pay: { wood: 1 }, gain: { food: 1 } }), mayTrade({ pay: { clay: 1 }, gain: { food: 1 } })],
      },
    },
  }),
  minor({
    id: 'Z008',
    name: 'evening-walk',
    on: { 'end-of-turn': { when: (_s, _owner, at) => at.used.length > 1, effects: [gain({ food: 1 })] } },
  }),
]
register([...cards(), ...CARDS])

describe('Verbs', () => {
  const play = (name: string, seat = {}) =>
    scenario({ seats: [{ goods: { wood: 1 }, hand: [name], ...seat }] }).play('meeting-place', `play ${name}`)

  it('may: an action that can be left, also when the card is played', () => {
    const t = play('may-plow').throughJson()
    expect(t.moves()).toContain('done')
    expect(t.play('done').seat(0)).toMatchObject({ fields: [], played: [{ card: 'may-plow' }] })
  })

  it('may: keeps no card in the hand though the action is impossible', () => {
    expect(play('may-plow', { fields: ['e1'], stables: ['d1', 'e2'] }).seat(0).played).toHaveLength(1)
  })

  it('must: an action without which the card is not played', () => {
    expect(play('must-plow').moves()).not.toContain('done')
    const none = { hand: ['must-plow'], fields: ['e1'], stables: ['d1', 'e2'] }
    expect(scenario({ seats: [none] }).play('meeting-place').asked).toBe(1)
  })

  it('mayTrade: a trade that can be left, also when the card is played', () => {
    const t = play('may-trade').throughJson()
    expect(t.moves()).toContain('done')
    expect(t.play('done').seat(0).goods).toEqual({ wood: 1 })
  })

  it('gainOneOf: a choice that cannot be left', () => {
    const t = scenario({ seats: [{ goods: {}, played: ['one-of-two'] }] })
      .play('day-laborer')
      .throughJson()
    expect(t.moves()).toEqual(['take wood 1', 'take clay 1'])
  })

  it('after-use: starts with the next occasion after the card was played (B13)', () => {
    for (const played of [[], ['handplow']]) {
      const t = scenario({ seats: [{ goods: {}, hand: ['after-meeting'] }, { played }] })
      t.play('meeting-place', 'play after-meeting')
      expect(t.seat(0).goods).toEqual({})
      t.toRound(2).until(({ asked }) => asked === 0)
      const before = t.seat(0).goods.food ?? 0
      expect(t.play('meeting-place').seat(0).goods.food).toBe(before + 1)
    }
  })

  it('end-of-turn: comes after a second person of the same turn', () => {
    const t = scenario({ round: 4, seats: [{ goods: {}, played: ['evening-walk', 'lasso'] }] })
    t.play('sheep-market', 'use lasso', 'forest')
    expect(t.seat(0).goods).toEqual({ wood: 3, sheep: 1, food: 1 })
  })

  it('several may: each of them can be taken or left', () => {
    const t = scenario({ seats: [{ goods: { wood: 1, clay: 1 }, played: ['two-trades'] }] })
    t.play('day-laborer', 'use two-trades').throughJson()
    expect(t.moves()).toEqual(['use two-trades', 'done'])
    t.play('done').throughJson().play('use two-trades')
    expect(t.seat(0).goods).toEqual({ wood: 1, food: 3 })
    expect(t.asked).toBe(1)
  })

  it('of all: watches the owner and the others, once each', () => {
    const t = scenario({ seats: [{ goods: {}, played: ['all-around'] }] }).play('day-laborer', 'forest')
    expect(t.seat(0).goods).toEqual({ reed: 2, food: 2 })
  })
})
