import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const CARD = 'register-of-craftsmen'

describe('Register of Craftsmen (M018)', () => {
  const table = (goods: object, seat = {}) =>
    scenario({ moor: 2, seats: [{ goods, hand: [CARD], majors: ['fireplace-2', 'well'], ...seat }] })
  const play = (goods: object, seat = {}) => table(goods, seat).play('major-improvement', `play ${CARD}`)

  it('builds a craft building at once for 1 stone less', () => {
    const t = play({ wood: 2, clay: 2, stone: 1 }).throughJson()
    expect(t.moves()).toEqual(['build joinery', 'build pottery', 'done'])
    t.play('build pottery')
    expect([t.seat(0).majors, t.seat(0).goods, t.seat(1).hand?.minors]).toEqual([
      ['fireplace-2', 'well', 'pottery'],
      { wood: 2 },
      [CARD],
    ])
    expect(t.table.stacks.at(8)).toEqual(['ceramics-stall'])
  })

  it('may be declined, and goes on all the same (ruling)', () => {
    const t = play({ wood: 2, stone: 1 }).play('done')
    expect([t.seat(0).goods, t.seat(1).hand?.minors]).toEqual([{ wood: 2, stone: 1 }, [CARD]])
    expect(play({}).asked).toBe(1)
  })

  it('builds what lies on top only, for one purchase', () => {
    const taken = scenario({
      moor: 2,
      seats: [{ goods: { wood: 9, stone: 9 }, hand: [CARD], majors: ['fireplace-2', 'well'] }, { majors: ['joinery'] }],
    }).play('major-improvement', `play ${CARD}`)
    expect(taken.asked).toBe(1)
    const t = play({ wood: 2, clay: 2, stone: 2 }).play('build joinery')
    expect([t.asked, t.seat(0).goods]).toEqual([1, { clay: 2, stone: 1 }])
  })

  it('adds to the discount of the Museum', () => {
    const t = play({ wood: 1, stone: 1 }, { majors: ['museum-of-the-moors', 'well'] }).play('build joinery')
    expect(t.seat(0).goods).toEqual({})
  })

  it('lets cards react to the building too', () => {
    const t = play({ wood: 2, stone: 1 }, { played: ['junk-room'] }).play('build joinery')
    expect(t.seat(0).goods).toEqual({ food: 2 })
  })

  it('needs 2 majors', () => {
    expect(table({}, { majors: ['well'] }).canPlay(CARD)).toBe(false)
  })
})
