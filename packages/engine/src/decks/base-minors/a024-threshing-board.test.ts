import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Threshing Board (A024)', () => {
  const table = (grain: number, more = {}) =>
    scenario({
      round: 13,
      seats: [{ goods: { grain }, majors: ['fireplace-2'], played: ['threshing-board'], ...more }],
    })
  /** No space for a new field, so that Cultivation can only sow. */
  const noPlow = { fields: ['b2'], stables: ['b1', 'b3', 'c2'] }

  it('bakes before the work of Farmland and of Cultivation', () => {
    const t = table(2).play('farmland')
    expect(t.moves()).toEqual(['use threshing-board', 'done'])
    t.play('use threshing-board').throughJson()
    expect(t.moves()).toEqual(['bake 1', 'bake 2'])
    t.play('bake 1')
    expect(t.seat(0).goods).toEqual({ grain: 1, food: 2 })
    expect(t.play('plow c1').asked).toBe(1)
    expect(table(1).play('cultivation', 'use threshing-board', 'bake 1', 'plow c1').seat(0).goods).toEqual({ food: 2 })
  })

  it('uses every baking improvement in its one action', () => {
    const t = table(3, { majors: ['fireplace-2', 'clay-oven'] }).play('farmland', 'use threshing-board', 'bake 3')
    expect(t.seat(0).goods).toEqual({ food: 9 })
  })

  it('may be left', () => {
    expect(table(1).play('farmland', 'done', 'plow c1').seat(0).goods).toEqual({ grain: 1 })
  })

  it('needs an oven and grain, one of its two spaces, and its owner', () => {
    expect(table(1, { majors: [] }).play('farmland').ask).toBe('acts')
    expect(table(0).play('farmland').ask).toBe('acts')
    expect(table(0).play('grain-seeds').asked).toBe(1)
    const other = scenario({
      seats: [{}, { goods: { grain: 1 }, majors: ['fireplace-2'], played: ['threshing-board'] }],
    })
    expect(other.play('farmland').ask).toBe('acts')
  })

  it('never takes the grain without which Cultivation could do nothing', () => {
    const t = table(1, noPlow).play('cultivation')
    expect(t.moves()).not.toContain('use threshing-board')
    expect(t.refusal('eat grain')?.refused).toBe('illegal-move')
    expect(t.until(({ ask }) => ask === 'acts').moves()).toEqual(['sow grain b2'])
    const two = table(2, noPlow).play('cultivation', 'use threshing-board')
    expect(two.moves()).toEqual(['bake 1'])
  })

  it('asks for 2 occupations and 1 wood', () => {
    const play = (played: string[], wood: number) =>
      scenario({ seats: [{ goods: { wood }, played, hand: ['threshing-board'] }] })
        .play('meeting-place')
        .moves()
    expect(play(['conservator', 'grocer'], 1)).toContain('play threshing-board')
    expect(play(['conservator'], 1)).not.toContain('play threshing-board')
    expect(play(['conservator', 'hedge-keeper'], 0)).not.toContain('play threshing-board')
    expect(table(0).score(0, 'cards')).toBe(2)
  })
})
