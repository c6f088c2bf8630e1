import { agricola, scoreLines } from '@furrow/engine/agricola'
import { seeded } from '@furrow/engine/core'
import { scenario } from '@furrow/engine/testing'
import { describe, expect, it } from 'vitest'
import { atOnce } from '../steps.ts'
import { answer, bot } from '../testing/agricola.ts'
import { effortFor, planning, plansFor } from './alone.ts'
import { NETWORKS } from './farmer.ts'
import { placements } from './search.ts'

const network = NETWORKS['moor-alone']
const EFFORT = { candidates: 3, plans: 2, ways: [{ turns: 2, whim: 0 }], rounds: 1, later: 6, cards: 2 }

describe('planning alone', () => {
  it('orders turns that can be taken, and has no more of them than it may begin with', () => {
    const { state } = scenario({ players: 1, moor: 1 })
    const found = atOnce(planning(state, 0, network, EFFORT))
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThanOrEqual(EFFORT.candidates)
    expect(found.map(({ value }) => value)).toEqual(found.map(({ value }) => value).sort((a, b) => b - a))
    for (const { move } of found) expect(agricola.moves(state, 0)).toContainEqual(move)
  })

  it('reaches through the harvest to the end of the next round', () => {
    const { state } = scenario({ players: 1, moor: 1, round: 4, seats: [{ goods: { food: 9, fuel: 4 } }] })
    const plans = atOnce(plansFor(state, 0, placements(state, 0, network, 1), network, EFFORT))
    expect(plans.length).toBeGreaterThan(0)
    for (const plan of plans) expect(plan.state).toMatchObject({ round: 6, over: false })
  })

  it('B14: counts the points themselves where a plan reaches the end of the game', () => {
    const { state } = scenario({ players: 1, moor: 1, round: 14, seats: [{ goods: { food: 9, fuel: 4 }, home: 1 }] })
    const plans = atOnce(plansFor(state, 0, placements(state, 0, network, 1), network, EFFORT))
    expect(plans.length).toBeGreaterThan(0)
    for (const { state: end, value } of plans) {
      expect(end.over).toBe(true)
      expect(value).toBe(scoreLines(end, 0).reduce((sum, { points }) => sum + points, 0))
    }
  })

  it('leaves the table as it was', () => {
    const { state } = scenario({ players: 1, moor: 1, round: 4 })
    const before = structuredClone(state)
    atOnce(planning(state, 0, network, EFFORT))
    expect(state).toEqual(before)
  })

  it('M13: is moved by no secret: neither the order of round cards nor the pile', async () => {
    const { state } = scenario({ players: 1, moor: 1, round: 4, seed: 'blind' })
    const tables = ['a', 'b', 'c'].map((seed) => {
      const other = agricola.copy(state)
      agricola.resample(other, 0, seeded(seed))
      return other
    })
    const secrets = tables.map((s) => String(s.moor?.pile))
    expect(new Set(secrets).size).toBeGreaterThan(1)
    const answers = await Promise.all(tables.map((s) => answer(bot('farmer'), s, 0)))
    expect(new Set(answers).size).toBe(1)
  })

  it.each([
    [4, false],
    [5, true],
    [14, true],
  ])('in round %i it plans to the end of the game: %s', (round, toTheEnd) => {
    const { state } = scenario({ players: 1, moor: 1, round, seats: [{ goods: { food: 30, fuel: 9 }, home: 1 }] })
    // At the end of the game points are whole; what the network expects is not.
    const whole = atOnce(planning(state, 0, network, effortFor(state, 'quick'))).every(({ value }) =>
      Number.isInteger(value),
    )
    expect(whole).toBe(toTheEnd)
  })
})
