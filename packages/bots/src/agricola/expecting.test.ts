import { agricola } from '@furrow/engine/agricola'
import { at, seeded } from '@furrow/engine/core'
import { scenario } from '@furrow/engine/testing'
import { describe, expect, it } from 'vitest'
import { expecting } from './expecting.ts'
import { NETWORKS } from './farmer.ts'
import { placements } from './search.ts'

const table = (round: number, first: string[] = []) => {
  const { state } = scenario({ players: 1, moor: 1, round, first })
  return { ...state, setup: { ...state.setup, order: null } }
}
const without = (cards: readonly string[] | null, ...gone: string[]) => cards?.filter((card) => !gone.includes(card))

describe('what is expected alone', () => {
  it('M13: is the same whatever the secrets are', () => {
    const expected = ['a', 'b', 'c'].map((seed) => {
      const s = table(2)
      agricola.resample(s, 0, seeded(seed))
      const { setup, moor } = expecting(s, 'x')
      return JSON.stringify([setup.order, moor?.pile])
    })
    expect(new Set(expected).size).toBe(1)
  })

  it('changes by what comes otherwise alone: the others come in the same order', () => {
    const before = expecting(table(1), 'x').setup.order
    for (const came of ['fencing', 'grain-utilization', 'sheep-market']) {
      const { order } = expecting(table(2, ['major-improvement', came]), 'x').setup
      expect(order?.[1]).toBe(came)
      expect(without(order, came)).toEqual(without(before, came))
    }
  })

  it('comes true where rounds are played on', () => {
    let s = expecting(table(1), 'x')
    const { order } = s.setup
    while (s.round < 4) s = at(placements(s, 0, NETWORKS['moor-alone'], 1), 0).after
    const came = agricola.view(s, 0).table.spaces.filter(({ stage, since }) => stage === 1 && since <= 4)
    expect(came.sort((a, b) => a.since - b.since).map(({ id }) => id)).toEqual(order?.slice(0, 4))
  })
})
