import { agricola, type State } from '@furrow/engine/agricola'
import { EVERY_MOOR, EVERY_SETUP, scenario } from '@furrow/engine/testing'
import { describe, expect, it } from 'vitest'
import { cardRows } from './evaluation/card-values.ts'
import { FEATURES, featuresOf, MOOR_FEATURES } from './evaluation/features.ts'
import { layout } from './evaluation/layout.ts'
import { WEIGHTS as MOOR_WEIGHTS } from './moor-weights.generated.ts'
import { predict, readNetwork, storeNetwork } from './network/network.ts'
import { SparseFeatures } from './network/sparse.ts'
import { WEIGHTS } from './weights.generated.ts'

const namesAt = (s: State): readonly string[] => (s.moor ? MOOR_FEATURES : FEATURES)

const features = (s: State, seat: number): Float64Array => {
  const out = new Float64Array(namesAt(s).length)
  featuresOf(s, seat, out)
  return out
}

describe('the features of a table', () => {
  it('have a name each', () => {
    for (const names of [FEATURES, MOOR_FEATURES]) expect(new Set(names).size).toBe(names.length)
  })

  it('are the same at every kind of table, all of them finite', () => {
    for (const given of [...EVERY_SETUP, ...EVERY_MOOR]) {
      const setup = agricola.setup(given)
      if ('refused' in setup) throw new Error(setup.message)
      const s = agricola.start(setup, 'features')
      const out = new Float64Array(namesAt(s).length + 1).fill(Number.NaN)
      featuresOf(s, 0, out)
      expect(out.findIndex((value) => !Number.isFinite(value))).toBe(namesAt(s).length)
    }
  })

  it('tell what a seat has, and not what others hold in their hands', () => {
    const poor = scenario({ seats: [{ goods: { food: 2 } }, { hand: ['basket'] }] }).state
    const rich = scenario({ seats: [{ goods: { food: 2, wood: 5 } }, { hand: ['lasso'] }] }).state
    const changed = FEATURES.filter((_, i) => features(poor, 0)[i] !== features(rich, 0)[i])
    expect(changed).toContain('wood up to 5')
    expect(changed.filter((name) => !/wood|room/.test(name))).toEqual([])
  })

  it('forecast the food of the harvests to come', () => {
    const missing = (food: number): number => {
      const { state } = scenario({ round: 4, seats: [{ goods: { food } }, {}] })
      return features(state, 0)[FEATURES.indexOf('food missing at the next harvest')] ?? Number.NaN
    }
    expect(missing(4)).toBe(0)
    expect(missing(1)).toBeGreaterThan(missing(2))
  })
})

describe('the features of the Moor', () => {
  const value = (s: State, name: string): number => features(s, 0)[MOOR_FEATURES.indexOf(name)] ?? Number.NaN
  const moor = (seat: object, round = 4) => scenario({ moor: 1, round, seats: [seat, {}] })

  it('M8: tell what fuel is missing for the heating bill, and that it was paid', () => {
    const missing = (goods: object) => value(moor({ goods }).state, 'fuel missing at the next harvest')
    expect(missing({ fuel: 2 })).toBe(0)
    expect(missing({ fuel: 1, wood: 5 })).toBeGreaterThan(0)
    expect(missing({})).toBeGreaterThan(missing({ fuel: 1 }))
    const t = moor({ goods: { fuel: 2, food: 9 }, home: 0 }).until(({ ask }) => ask === 'feed')
    expect(value(t.state, 'fuel missing at the next harvest')).toBe(0)
    t.playAs(0, 'heat fuel 2')
    expect(value(t.state, 'fuel missing at the next harvest')).toBeGreaterThan(0)
    expect(value(t.state, 'fuel missing at later harvests')).toBeGreaterThan(0)
  })

  it('M5: tell which special actions can be had, and only while a person is at home', () => {
    const open = (home: number) => value(moor({ moors: ['c2'], home }).state, 'cut-peat is free')
    expect([open(1), open(0)]).toEqual([1, 0])
    expect(value(moor({ home: 1 }).state, 'cut-peat is free')).toBe(0)
  })

  it('M7: forecast foals', () => {
    const points = (horse: number) =>
      value(moor({ goods: { horse }, pastures: [['d1', 'e1', 'd2', 'e2']] }).state, 'points of horses at the end')
    expect(points(2)).toBeGreaterThan(2 * points(1))
  })

  it('a farm that has grown can be judged too', () => {
    const { state } = scenario({ moor: 2, seats: [{ hand: [] }] })
    const p = state.players[0]
    if (!p) throw new Error('Nobody sits there.')
    expect(layout({ ...p, fields: 1 << 18 })).toBeLessThan(layout(p))
  })
})

describe('the network', () => {
  it('is the same after it was stored and read again', () => {
    expect(storeNetwork(readNetwork(WEIGHTS, FEATURES, cardRows()), FEATURES, cardRows())).toEqual(WEIGHTS)
    expect(storeNetwork(readNetwork(MOOR_WEIGHTS, MOOR_FEATURES, cardRows()), MOOR_FEATURES, cardRows())).toEqual(
      MOOR_WEIGHTS,
    )
  })

  it('is kept when the features change: a new one counts nothing', () => {
    const known = features(scenario().state, 0)
    const more = Float64Array.from([7, ...known])
    const none = new SparseFeatures()
    expect(predict(readNetwork(WEIGHTS, ['something new', ...FEATURES], cardRows()), more, none)).toBeCloseTo(
      predict(readNetwork(WEIGHTS, FEATURES, cardRows()), known, none),
      9,
    )
  })
})
