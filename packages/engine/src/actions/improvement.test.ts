import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../testing/scenario.ts'

const table = (...seats: SeatSetup[]) => scenario({ seats })

describe('B13: a Cooking Hearth for a Fireplace', () => {
  it('by returning the Fireplace instead of paying', () => {
    const t = table({ majors: ['fireplace-2'], goods: {} }).play('major-improvement')
    expect(t.moves()).toEqual([
      'build cooking-hearth-4 return fireplace-2',
      'build cooking-hearth-5 return fireplace-2',
    ])
    t.play('build cooking-hearth-5 return fireplace-2')
    expect(t.seat(0)).toMatchObject({ majors: ['cooking-hearth-5'], goods: {} })
    expect(t.score(0, 'cards')).toBe(1)
  })

  it('or by paying, and keeping both', () => {
    const t = table({ majors: ['fireplace-2'], goods: { clay: 4 } }).play('major-improvement')
    expect(t.moves()).toContain('build cooking-hearth-4 return fireplace-2')
    t.play('build cooking-hearth-4')
    expect(t.seat(0)).toMatchObject({ majors: ['fireplace-2', 'cooking-hearth-4'], goods: {} })
  })

  it('any of two Fireplaces may be returned', () => {
    const t = table({ majors: ['fireplace-2', 'fireplace-3'], goods: {} }).play('major-improvement')
    expect(t.moves().filter((move) => move.includes('hearth-4'))).toEqual([
      'build cooking-hearth-4 return fireplace-2',
      'build cooking-hearth-4 return fireplace-3',
    ])
  })

  it('the returned Fireplace is available again, to anybody', () => {
    const t = table({ majors: ['fireplace-2'], goods: {} }, { goods: { clay: 2 } })
    expect(t.table.majors).not.toContain('fireplace-2')
    t.play('major-improvement', 'build cooking-hearth-4 return fireplace-2')
    expect(t.table.majors).toContain('fireplace-2')
    t.toRound(2).play('forest', 'major-improvement', 'build fireplace-2')
    expect(t.seat(1).majors).toEqual(['fireplace-2'])
  })

  it('only one’s own Fireplace, and only for a Hearth', () => {
    const t = table({ majors: ['fireplace-2'], goods: { clay: 9, stone: 9, wood: 9 } }, { majors: ['fireplace-3'] })
    t.play('major-improvement')
    expect(t.refusal('build cooking-hearth-4 return fireplace-3')?.refused).toBe('illegal-move')
    expect(t.refusal('build well return fireplace-2')?.refused).toBe('illegal-move')
    const hearths = table({ majors: ['cooking-hearth-4'], goods: { clay: 2 } }).play('major-improvement')
    expect(hearths.moves()).toEqual(['build fireplace-2'])
  })

  it('a Hearth that is gone cannot be had', () => {
    const majors = ['cooking-hearth-4', 'cooking-hearth-5']
    expect(table({ majors: ['fireplace-2'], goods: {} }, { majors }).refusal('major-improvement')?.refused).toBe(
      'illegal-move',
    )
  })

  it('also as the improvement of House Redevelopment', () => {
    const t = scenario({ round: 6, seats: [{ majors: ['fireplace-2'], goods: { clay: 2, reed: 1 } }] })
    t.play('house-redevelopment', 'build cooking-hearth-4 return fireplace-2')
    expect(t.seat(0).majors).toEqual(['cooking-hearth-4'])
  })
})

describe('B5: where improvements are played', () => {
  const rich: SeatSetup = {
    rooms: ['a1', 'a2', 'a3'],
    hand: ['drinking-trough'],
    goods: { clay: 9, reed: 1 },
  }
  const offered = (space: string, players = 2, round = 14) => {
    const t = scenario({ round, players, seats: [rich] }).play(space)
    const moves = t.moves()
    return {
      minor: moves.includes('play drinking-trough'),
      major: moves.includes('build fireplace-2'),
      optional: moves.includes('done'),
    }
  }

  it.each([
    ['major-improvement', { minor: true, major: true, optional: false }],
    ['house-redevelopment', { minor: true, major: true, optional: true }],
    ['meeting-place', { minor: true, major: false, optional: true }],
    ['basic-wish-for-children', { minor: true, major: false, optional: true }],
  ])('%s: %j', (space, expected) => {
    expect(offered(space)).toEqual(expected)
  })

  it.each([
    [1, { minor: true, major: false, optional: false }],
    [4, { minor: true, major: false, optional: false }],
    [5, { minor: true, major: true, optional: false }],
    [14, { minor: true, major: true, optional: false }],
  ])('F1: Improvement with 6 players in round %i: %j', (round, expected) => {
    expect(offered('improvement', 6, round)).toEqual(expected)
  })

  it('F1: Improvement in the family game is of no use before round 5', () => {
    const at = (round: number) => scenario({ players: 6, round, seats: [{ goods: { clay: 9 } }] })
    expect(at(4).refusal('improvement')?.refused).toBe('illegal-move')
    expect(at(5).play('improvement', 'build fireplace-2').seat(0).goods).toEqual({ clay: 7 })
  })

  it('exactly one improvement an action', () => {
    const t = scenario({ seats: [rich] }).play('major-improvement', 'build fireplace-2')
    expect(t.seat(0).majors).toEqual(['fireplace-2'])
    expect(t.asked).toBe(1)
  })

  it('B4: Meeting Place and Basic Wish: the first part is compulsory and comes first', () => {
    const t = scenario({ round: 14, starting: 1, seats: [rich] }).play('day-laborer', 'meeting-place')
    expect(t.table.starting).toBe(0)
    expect(t.play('play drinking-trough').seat(0).goods.clay).toBe(8)
    const noRoom = scenario({ round: 14, seats: [{ ...rich, rooms: ['a2', 'a3'] }] })
    expect(noRoom.refusal('basic-wish-for-children')?.refused).toBe('illegal-move')
    const born = scenario({ round: 14, seats: [rich] }).play('basic-wish-for-children')
    expect(born.seat(0).people).toBe(3)
    expect(born.play('done').asked).toBe(1)
  })
})
