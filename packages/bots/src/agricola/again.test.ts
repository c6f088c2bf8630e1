import { agricola } from '@furrow/engine/agricola'
import { at } from '@furrow/engine/core'
import { scenario } from '@furrow/engine/testing'
import { describe, expect, it } from 'vitest'
import { atOnce } from '../steps.ts'
import { inOrder, playedAgain } from './again.ts'
import { plansFor } from './alone.ts'
import { NETWORKS } from './farmer.ts'
import { InMind } from './in-mind.ts'
import { placements } from './search.ts'

const network = NETWORKS['moor-alone']
const EFFORT = { candidates: 2, plans: 2, ways: [{ turns: 2, whim: 0 }], rounds: 1, later: 6, cards: 2 }

const table = () => scenario({ players: 1, moor: 1, round: 13, seats: [{ goods: { food: 12, fuel: 6 } }] }).state

/** A plan from there to the end of the game. */
function planned() {
  const s = table()
  const plan = at(atOnce(plansFor(s, 0, placements(s, 0, network, 1), network, EFFORT)), 0)
  return { s, plan, moves: inOrder(plan.trail) }
}

describe('a plan that was made earlier', () => {
  it('comes to the same on the same table, and leaves the table as it was', () => {
    const { s, plan, moves } = planned()
    const before = structuredClone(s)
    const stops = playedAgain(s, 0, moves, network, 14)
    expect(stops.at(-1)).toMatchObject({ value: plan.value, first: plan.first, state: { over: true } })
    expect(inOrder(at(stops, stops.length - 1).trail)).toEqual(moves)
    expect(s).toEqual(before)
  })

  it('goes on with something else where a turn is not possible', () => {
    const { s, moves } = planned()
    const second = moves.findIndex(({ verb }, i) => i > 0 && verb === 'place')
    // Nobody uses the same space twice in a round.
    const twice = [...moves.slice(0, second), ...moves]
    const stops = playedAgain(s, 0, twice, network, 14)
    expect(stops.at(-1)).toMatchObject({ first: moves[0], state: { over: true } })
    expect(inOrder(at(stops, stops.length - 1).trail)).not.toEqual(twice)
  })

  it('goes on as planned after a card that is asked about where a turn begins', () => {
    const newborn = { goods: { food: 12, fuel: 6 }, people: 3, newborns: 1, home: 0, played: ['adoptive-parents'] }
    const s = scenario({ players: 1, moor: 2, round: 14, seats: [newborn] }).state
    const use = at(agricola.moves(s, 0), 0)
    const after = agricola.copy(s)
    agricola.advance(after, 0, use)
    for (const place of agricola.moves(after, 0)) {
      const stops = playedAgain(s, 0, [use, place], network, 14)
      expect(inOrder(at(stops, 0).trail).slice(0, 2)).toEqual([use])
      expect(inOrder(at(stops, 1).trail).slice(0, 2)).toEqual([use, place])
    }
  })

  it('is never given up for a worse one', () => {
    const { s, plan, moves } = planned()
    const narrow = { ...EFFORT, candidates: 1, plans: 1, ways: [{ turns: 1, whim: 0 }] }
    const found = atOnce(plansFor(s, 0, placements(s, 0, network, 1), network, narrow, moves))
    expect(at(found, 0).value).toBeGreaterThanOrEqual(plan.value)
  })
})

describe('what somebody has in mind', () => {
  it('is there until the first turn of the next round', () => {
    const { s, moves } = planned()
    const inMind = new InMind()
    inMind.remember(s, 0, { round: s.round, moves })
    const state = agricola.copy(s)
    for (const [n, move] of moves.entries()) {
      expect(inMind.recall(state, 0)).toEqual({ round: 13, moves: moves.slice(n) })
      if (state.round === 14 && at(agricola.decisions(state), 0).ask === 'place') break
      agricola.advance(state, 0, move)
    }
    expect(state.round).toBe(14)
  })

  it('is nothing at another table', () => {
    const { s, moves } = planned()
    const inMind = new InMind()
    inMind.remember(s, 0, { round: s.round, moves })
    const other = scenario({ players: 1, moor: 1, round: 13, seats: [{ goods: { food: 11, fuel: 6 } }] }).state
    expect(inMind.recall(other, 0).moves).toEqual([])
  })
})
