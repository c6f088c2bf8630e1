import { agricola, type State } from '@furrow/engine'
import { EVERY_SETUP, scenario } from '@furrow/engine/testing'
import { describe, expect, it } from 'vitest'
import { cardRows } from './card-values.ts'
import { FEATURES, featuresOf } from './features.ts'
import { predict, readNetwork, storeNetwork } from './network/network.ts'
import { SparseFeatures } from './network/sparse.ts'
import { WEIGHTS } from './weights.generated.ts'

const features = (s: State, seat: number): Float64Array => {
  const out = new Float64Array(FEATURES.length)
  featuresOf(s, seat, out)
  return out
}

describe('the features of a table', () => {
  it('have a name each', () => {
    expect(new Set(FEATURES).size).toBe(FEATURES.length)
  })

  it('are the same at every kind of table, all of them finite', () => {
    for (const given of EVERY_SETUP) {
      const setup = agricola.setup(given)
      if ('refused' in setup) throw new Error(setup.message)
      const s = agricola.start(setup, 'features')
      const out = new Float64Array(FEATURES.length + 1).fill(Number.NaN)
      featuresOf(s, 0, out)
      expect(out.findIndex((value) => !Number.isFinite(value))).toBe(FEATURES.length)
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

describe('the network', () => {
  it('is the same after it was stored and read again', () => {
    expect(storeNetwork(readNetwork(WEIGHTS, FEATURES, cardRows()), FEATURES, cardRows())).toEqual(WEIGHTS)
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
