import { describe, expect, it } from 'vitest'
import { scenario } from '../testing/scenario.ts'

/** Four placements of a 2-player round that touch no accumulation space but the Meeting Place. */
const QUIET = ['day-laborer', 'grain-seeds', 'meeting-place', 'farmland', 'plow c2']

describe('B4: preparation', () => {
  it('reveals the card of the round on its round space, and only that one', () => {
    const t = scenario({ first: ['sheep-market', 'fencing'] })
    const cards = () => t.table.spaces.filter(({ stage }) => stage > 0).map(({ id, since }) => [id, since])
    expect(cards()).toEqual([['sheep-market', 1]])
    t.play(...QUIET)
    expect(t.state.round).toBe(2)
    expect(t.events).toContainEqual({ event: 'round', round: 2, card: 'fencing' })
    expect(cards()).toEqual([
      ['fencing', 2],
      ['sheep-market', 1],
    ])
  })

  it('a card that has not come out cannot be used', () => {
    const t = scenario({ first: ['fencing'], seats: [{ goods: { wood: 4, clay: 2 } }] })
    expect(t.refusal('major-improvement')).toEqual({
      refused: 'illegal-move',
      message: 'major-improvement has not come out yet.',
    })
    expect(t.refusal('fencing')).toBeNull()
  })

  it('fills every accumulation space, on top of what is left there', () => {
    const t = scenario({ first: ['sheep-market'] })
    const lying = (...ids: string[]) => ids.map((id) => t.lying(id))
    expect(lying('forest', 'clay-pit', 'reed-bank', 'fishing', 'sheep-market')).toEqual([3, 1, 1, 1, 1])
    t.play(...QUIET)
    expect(lying('forest', 'clay-pit', 'reed-bank', 'fishing', 'sheep-market')).toEqual([6, 2, 2, 2, 2])
    t.play('forest', 'clay-pit', 'day-laborer', 'grain-seeds')
    expect(lying('forest', 'clay-pit', 'reed-bank', 'fishing', 'sheep-market')).toEqual([3, 1, 3, 3, 3])
  })

  it('an accumulation card gets its first goods in the round in which it comes out', () => {
    const t = scenario({ round: 4, first: ['western-quarry'] })
    expect(t.lying('western-quarry')).toBe(0)
    t.toRound(5)
    expect(t.lying('western-quarry')).toBe(1)
    t.toRound(6)
    expect(t.lying('western-quarry')).toBe(2)
  })

  it('an accumulation space is emptied by whoever uses it', () => {
    const t = scenario({ lying: { forest: 12 } }).play('forest')
    expect(t.seat(0).goods.wood).toBe(12)
    expect(t.lying('forest')).toBe(0)
  })

  it('gives the owners what lies on the round space for them, before anybody works', () => {
    const seats = [{ goods: { wood: 1, stone: 3 } }, { goods: {} }]
    const t = scenario({ round: 3, first: ['major-improvement'], seats }).play('major-improvement', 'build well')
    expect(t.table.promises).toEqual([4, 5, 6, 7, 8].map((round) => ({ round, seat: 0, what: 'food', count: 1 })))
    t.play('reed-bank', 'grain-seeds', 'farmland', 'plow c2')
    expect(t.state.round).toBe(4)
    expect(t.seat(0).goods).toEqual({ food: 1, grain: 1 })
    expect(t.seat(1).goods.food).toBeUndefined()
    expect(t.events).toContainEqual({ event: 'got', seat: 0, from: 'round', goods: { food: 1 } })
    expect(t.table.promises.map(({ round }) => round)).toEqual([5, 6, 7, 8])
  })
})

describe('B2: the round cards', () => {
  it('come out in their stages: 1-4, 5-7, 8-9, 10-11, 12-13, 14', () => {
    const t = scenario().toRound(14)
    const stages = t.table.spaces
      .filter(({ since }) => since > 0)
      .sort((a, b) => a.since - b.since)
      .map(({ stage }) => stage)
    expect(stages).toEqual([1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6])
    expect(t.table.stage).toBe(6)
  })
})
