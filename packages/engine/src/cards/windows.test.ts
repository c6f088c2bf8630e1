import { afterAll, describe, expect, it } from 'vitest'
import { type Scenario, scenario } from '../testing/scenario.ts'
import { minor, type TriggerData } from './card.ts'
import { cards, register } from './registry.ts'
import { gain, may, mayTrade } from './verbs.ts'
import type { Window } from './windows.ts'

// Cards that do not exist, for every window of time: when it opens, what happens in it by itself, and in which order
// its owner chooses. `bell` rings by itself; `purse` and `stall` are choices, and the stall needs what the purse gives.

const bell: TriggerData = { effects: [gain({ reed: 1 })] }
const purse: TriggerData = { effects: [mayTrade({ pay: { wood: 1 }, gain: { stone: 1 } })] }
const stall: TriggerData = { effects: [mayTrade({ pay: { stone: 1 }, gain: { vegetable: 1 } })] }

const WINDOWS: { [W in Window]: (t: Scenario) => Scenario } = {
  'before-place': (t) => t.play('day-laborer'),
  'before-use': (t) => t.play('day-laborer'),
  'after-use': (t) => t.play('day-laborer'),
  'extra-person': (t) => t.play('day-laborer'),
  'end-of-turn': (t) => t.play('day-laborer'),
  'before-take': (t) => t.play('clay-pit'),
  'after-take': (t) => t.play('clay-pit'),
  'before-rooms': (t) => t.play('farm-expansion', 'room a1'),
  'after-rooms': (t) => t.play('farm-expansion', 'room a1', 'done'),
  'before-stables': (t) => t.play('farm-expansion', 'stable c1'),
  'after-stables': (t) => t.play('farm-expansion', 'stable c1', 'done'),
  'before-fences': (t) => t.play('fencing', 'fence e1'),
  'after-fences': (t) => t.play('fencing', 'fence e1', 'done'),
  'before-renovate': (t) => t.play('house-redevelopment'),
  'after-renovate': (t) => t.play('house-redevelopment'),
  'before-plow': (t) => t.play('farmland', 'plow c1'),
  'after-plow': (t) => t.play('farmland', 'plow c1'),
  'before-sow': (t) => t.play('grain-utilization', 'sow grain b1'),
  'after-sow': (t) => t.play('grain-utilization', 'sow grain b1', 'done'),
  'before-bake': (t) => t.play('grain-utilization', 'bake 1'),
  'after-bake': (t) => t.play('grain-utilization', 'bake 1'),
  'before-improvement': (t) => t.play('major-improvement', 'build fireplace-3'),
  'after-improvement': (t) => t.play('major-improvement', 'build fireplace-3'),
  'before-occupation': (t) => t.play('lessons', 'play conservator'),
  'after-occupation': (t) => t.play('lessons', 'play conservator'),
  'before-grow': (t) => t.play('basic-wish-for-children'),
  'after-grow': (t) => t.play('basic-wish-for-children'),
  reveal: (t) => t.toRound(8),
  'round-start': (t) => t.toRound(8),
  'before-work': (t) => t.toRound(8),
  'work-end': (t) => lastPerson(t),
  'returning-home': (t) => lastPerson(t),
  'round-end': (t) => lastPerson(t),
  'harvest-start': (t) => lastPerson(t),
  'field-start': (t) => lastPerson(t),
  'field-phase': (t) => lastPerson(t),
  'field-phase-all': (t) => lastPerson(t),
  'before-feeding': (t) => lastPerson(t),
  'after-feeding': (t) => lastPerson(t).until(({ ask }) => ask === 'window'),
  'harvest-end': (t) => lastPerson(t).until(({ ask }) => ask === 'window'),
  'before-scoring': (t) => t.until(({ ask }) => ask === 'window'),
  'before-special': (t) => t.play('special sa2 hiring-fair'),
  'after-special': (t) => t.play('special sa2 hiring-fair'),
  'moor-to-field': (t) => t.play('meeting-place', 'play spade', 'use spade', 'choose c1'),
  'card-received': (t) => t.play('day-laborer', 'meeting-place', 'play parcel'),
}
const IN_THE_MOOR: readonly Window[] = ['before-special', 'after-special', 'moor-to-field', 'card-received']

/** Round 7 ends with a harvest. */
const lastPerson = (t: Scenario): Scenario =>
  t.until(({ ask, state }) => ask === 'window' || ask === 'feed' || state.round > 7)

const all = cards()
afterAll(() => register(all))

const named = (name: string, window: Window, trigger: TriggerData) =>
  minor({ id: name.toUpperCase(), name, on: { [window]: trigger } })

/** A card that turns a moor into a field, and one that is passed on. */
const tools = [
  minor({ id: 'SPADE', name: 'spade', play: [may({ act: 'reclaim' })] }),
  minor({ id: 'PARCEL', name: 'parcel', travels: true }),
]

function table(window: Window, played: string[]): Scenario {
  register([
    ...all,
    named('bell', window, bell),
    named('purse', window, purse),
    named('stall', window, stall),
    ...tools,
  ])
  const goods = { wood: 20, clay: 9, reed: 5, grain: 3, food: 30 }
  const round = window === 'before-scoring' ? 14 : 7
  const moor = IN_THE_MOOR.includes(window)
  return scenario({
    round,
    ...(moor ? { moor: 3 } : {}),
    seats: [
      {
        goods,
        rooms: ['a1', 'a2', 'a3', 'b3'].slice(window === 'before-rooms' || window === 'after-rooms' ? 1 : 0),
        fields: ['b1'],
        majors: ['fireplace-2'],
        played,
        hand: ['conservator', 'spade'],
        ...(moor ? { moors: ['c1'] } : {}),
      },
      { goods: { food: 30 }, hand: ['parcel'] },
    ],
  })
}

describe.each(Object.entries(WINDOWS) as [Window, (t: Scenario) => Scenario][])('window %s', (window, reach) => {
  it('lets what has no choice happen, then asks for the rest', () => {
    const t = reach(table(window, ['purse', 'bell']))
    expect([t.asked, t.ask, t.moves()]).toEqual([0, 'window', ['use purse', 'done']])
    const before = t.throughJson().seat(0).goods
    t.play('use purse')
    expect(t.seat(0).goods.stone).toBe(1)
    expect(t.events.find((e) => e.event === 'used' && e.card === 'bell')).toBeUndefined()
    expect(before.reed).toBeGreaterThanOrEqual(1)
  })

  it.each([[['purse', 'stall']], [['stall', 'purse']]])(
    'offers a card that another one of the same window makes possible: %s',
    (played) => {
      const t = reach(table(window, played))
      expect(t.moves()).toEqual(['use purse', 'done'])
      t.play('use purse').throughJson()
      expect([t.ask, t.moves()]).toEqual(['window', ['use stall', 'done']])
      expect(t.play('use stall').seat(0).goods.vegetable).toBe(1)
    },
  )

  it('may be left, and asks nothing then', () => {
    const t = reach(table(window, ['purse', 'stall'])).play('done')
    expect(t.seat(0).goods.stone ?? 0).toBe(0)
    expect(t.seat(0).goods.vegetable ?? 0).toBe(0)
  })
})
