import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Master Bricklayer (B095)', () => {
  const ROOMS = ['a1', 'a2', 'a3', 'b1', 'b2']
  const table = (goods: object, rooms: number, seat: SeatSetup = {}) =>
    scenario({
      round: 6,
      seats: [{ goods, rooms: ROOMS.slice(0, rooms), played: ['master-bricklayer'], ...seat }, { goods }],
    })
  const build = (major: string, ...given: Parameters<typeof table>) =>
    table(...given)
      .play('major-improvement', `build ${major}`)
      .seat(0)

  it('takes 1 stone off majors for every room beyond the first two', () => {
    expect(build('well', { wood: 1, stone: 2 }, 3)).toEqual(expect.objectContaining({ goods: {}, majors: ['well'] }))
    expect(build('well', { wood: 1, stone: 1 }, 4).goods).toEqual({})
    expect(build('well', { wood: 1 }, 5).goods).toEqual({})
    expect(table({ wood: 1, stone: 2 }, 2, { rooms: ['a2', 'a3'] }).moves()).not.toContain('major-improvement')
    expect(table({ wood: 1 }, 4).moves()).not.toContain('major-improvement')
  })

  it('takes off no more stone than is due, and nothing else', () => {
    expect(build('joinery', { wood: 2 }, 5).goods).toEqual({})
    expect(table({ wood: 1, stone: 5 }, 5).play('major-improvement').moves()).not.toContain('build joinery')
    expect(table({ clay: 1 }, 5).play('major-improvement').moves()).toEqual(['build stone-oven'])
  })

  it('counts rooms as they are when the major is built', () => {
    const t = table({ wood: 6, stone: 2, reed: 2 }, 2, { rooms: ['a2', 'a3'] })
    expect(t.moves()).not.toContain('build well')
    t.play('farm-expansion', 'room a1').throughJson().play('forest', 'major-improvement', 'build well')
    expect(t.seat(0).goods).toEqual({})
  })

  it('counts rooms of the house only', () => {
    const caravan = { rooms: ['a2', 'a3'], played: ['master-bricklayer', 'caravan'] }
    expect(table({ wood: 1, stone: 2 }, 2, caravan).moves()).not.toContain('major-improvement')
  })

  it('does nothing for minors, rooms and renovations', () => {
    const minor = table({}, 5, { house: 'clay', hand: ['mantlepiece'] }).play('meeting-place')
    expect(minor.asked).toBe(1)
    expect(table({ stone: 4, reed: 2 }, 3, { house: 'stone' }).moves()).not.toContain('farm-expansion')
    expect(table({ stone: 4, reed: 1 }, 5, { house: 'clay' }).moves()).not.toContain('house-redevelopment')
  })

  it('adds to Stonecutter and Lumber Mill: a Well for nothing, which is built all the same', () => {
    const seat = { played: ['master-bricklayer', 'stonecutter', 'lumber-mill', 'junk-room'] }
    const t = table({}, 4, seat)
    expect(t.moves()).toContain('major-improvement')
    t.play('major-improvement').throughJson().play('build well')
    expect(t.seat(0)).toEqual(expect.objectContaining({ majors: ['well'], goods: { food: 1 } }))
    const three = table({}, 3, seat)
    expect(three.moves()).not.toContain('major-improvement')
  })

  it('does nothing for others', () => {
    const t = table({ wood: 1, stone: 2 }, 4).play('day-laborer')
    expect(t.refusal('major-improvement')?.refused).toBe('illegal-move')
  })
})
