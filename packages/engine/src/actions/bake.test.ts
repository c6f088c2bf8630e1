import { describe, expect, it } from 'vitest'
import { scenario } from '../testing/scenario.ts'

/** At the Side Job with so much grain; no wood for a stable. */
const table = (majors: string[], grain: number, players = 2) =>
  scenario({ players, seats: [{ majors, goods: { grain } }] }).play('side-job')

describe('B13: baking bread', () => {
  it.each([
    [['fireplace-2'], 1, 2],
    [['fireplace-3'], 5, 10],
    [['fireplace-2'], 12, 24],
    [['cooking-hearth-4'], 4, 12],
    [['cooking-hearth-5'], 9, 27],
    [['clay-oven'], 1, 5],
    [['stone-oven'], 1, 4],
    [['stone-oven'], 2, 8],
    [['clay-oven', 'stone-oven'], 1, 5],
    [['clay-oven', 'stone-oven'], 3, 13],
    [['clay-oven', 'fireplace-2'], 3, 9],
    [['stone-oven', 'cooking-hearth-4'], 4, 14],
    [['clay-oven', 'stone-oven', 'fireplace-2', 'cooking-hearth-4'], 5, 19],
    [['fireplace-2', 'fireplace-3'], 3, 6],
    [['fireplace-2', 'cooking-hearth-4'], 3, 9],
  ])('%j turn %i grain into %i food: the best use of all of them together', (majors, grain, food) => {
    const t = table(majors, grain).play(`bake ${grain}`)
    expect(t.seat(0).goods).toEqual({ food })
    expect(t.asked).toBe(1)
  })

  it.each([
    [['clay-oven'], 1],
    [['stone-oven'], 2],
    [['clay-oven', 'stone-oven'], 3],
    [['fireplace-2'], 9],
    [['cooking-hearth-5'], 9],
  ])('%j bake at most %i of 9 grain', (majors, most) => {
    expect(table(majors, 9).moves()).toEqual(Array.from({ length: most }, (_, i) => `bake ${i + 1}`))
  })

  it.each([
    [['clay-oven', 'clay-oven-b'], 2, 10],
    [['stone-oven', 'stone-oven-b'], 4, 16],
    [['clay-oven', 'clay-oven-b', 'stone-oven', 'stone-oven-b'], 6, 26],
  ])('F6: %j bake %i grain into %i food in one action', (majors, grain, food) => {
    const t = table(majors, grain + 1, 6)
    expect(t.moves()).toHaveLength(grain)
    expect(t.play(`bake ${grain}`).seat(0).goods).toEqual({ grain: 1, food })
  })

  it('needs an improvement and grain', () => {
    expect(scenario({ seats: [{ goods: { grain: 3 } }] }).refusal('side-job')?.refused).toBe('illegal-move')
    expect(scenario({ seats: [{ majors: ['clay-oven'], goods: {} }] }).refusal('side-job')?.refused).toBe(
      'illegal-move',
    )
  })

  it('happens within a bake action only', () => {
    const t = scenario({ seats: [{ majors: ['fireplace-2'], goods: { grain: 2 } }] })
    expect(t.refusal('bake 1')?.refused).toBe('illegal-move')
  })

  it('is once an action', () => {
    const t = table(['fireplace-2'], 3).play('bake 1')
    expect(t.asked).toBe(1)
    expect(t.seat(0).goods).toEqual({ grain: 2, food: 2 })
  })
})

describe('B4: Grain Utilization, sow and/or bake bread', () => {
  const start = () =>
    scenario({
      round: 3,
      seats: [{ majors: ['fireplace-2'], fields: ['c1', 'd1'], goods: { grain: 3 } }],
    }).play('grain-utilization')

  it('both in any order', () => {
    const first = start().play('sow grain c1', 'bake 2')
    expect(first.seat(0).goods).toEqual({ food: 4 })
    expect(first.asked).toBe(1)
    const last = start().play('bake 1', 'sow grain c1', 'sow grain d1')
    expect(last.seat(0).goods).toEqual({ food: 2 })
    expect(last.asked).toBe(1)
  })

  it('either alone; nothing at all is not possible', () => {
    expect(start().refusal('done')?.refused).toBe('illegal-move')
    expect(start().play('bake 1', 'done').asked).toBe(1)
    expect(start().play('sow grain d1', 'done').asked).toBe(1)
  })

  it('each at most once: no sowing before and after the baking', () => {
    const t = start().play('sow grain c1', 'bake 1')
    expect(t.seat(0).goods).toEqual({ grain: 1, food: 2 })
    expect(t.asked).toBe(1)
  })
})

describe('B7, F1: Side Job, exactly 1 stable for 1 wood and/or bake bread', () => {
  it.each([2, 6])('with %i players', (players) => {
    const seats = [{ majors: ['fireplace-2'], goods: { wood: 5, grain: 2 } }]
    const t = scenario({ players, seats }).play('side-job', 'stable c2')
    expect(t.seat(0).goods).toEqual({ wood: 4, grain: 2 })
    expect(t.moves()).toEqual(['bake 1', 'bake 2', 'done'])
    t.play('bake 2')
    expect(t.seat(0).goods).toEqual({ wood: 4, food: 4 })
    expect(t.asked).toBe(1)
  })

  it('baking first, then the stable', () => {
    const seats = [{ majors: ['fireplace-2'], goods: { wood: 1, grain: 1 } }]
    const t = scenario({ seats }).play('side-job', 'bake 1', 'stable e1')
    expect(t.seat(0)).toMatchObject({ goods: { food: 2 }, stables: ['e1'] })
  })
})
