import { describe, expect, it } from 'vitest'
import { pool } from '../../cards/deal.ts'
import { cardNamed } from '../../cards/registry.ts'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Pig Breeder (A165)', () => {
  /** The last people of the round are placed. */
  const table = (seat: SeatSetup, round = 12) =>
    scenario({
      players: 4,
      round,
      seats: [{ home: 1, played: ['pig-breeder'], ...seat }, { home: 0 }, { home: 0 }, { home: 0 }],
    }).play('forest')
  const wide = { pastures: [['c1', 'c2']] }

  it('gives 1 boar when it is played; without a place it is let go', () => {
    const play = (goods: object) =>
      scenario({ players: 4, seats: [{ goods, hand: ['pig-breeder'] }] }).play('lessons', 'play pig-breeder')
    expect(play({}).seat(0).goods).toEqual({ boar: 1 })
    const t = play({ sheep: 1 }).throughJson()
    expect([t.ask, t.moves()]).toEqual(['keep', ['keep boar 1', 'keep sheep 1']])
  })

  it('lets the boars breed when round 12 ends', () => {
    const t = table({ ...wide, goods: { boar: 2 } })
    expect([t.seat(0).goods.boar, t.state.round]).toEqual([3, 13])
    expect(t.events).toContainEqual({ event: 'bred', seat: 0, animals: { boar: 1 } })
  })

  it('brings one boar, however many there are', () => {
    expect(table({ ...wide, stables: ['c1'], goods: { boar: 5 } }).seat(0).goods.boar).toBe(6)
  })

  it('needs 2 boars', () => {
    expect(table({ ...wide, goods: { boar: 1 } }).seat(0).goods.boar).toBe(1)
  })

  it('lets no other kind breed', () => {
    const t = table({
      pastures: [
        ['c1', 'c2'],
        ['d1', 'd2'],
        ['e1', 'e2'],
      ],
      goods: { sheep: 2, boar: 2, cattle: 2 },
    })
    expect(t.seat(0).goods).toMatchObject({ sheep: 2, boar: 3, cattle: 2 })
  })

  it('breeds in no other round', () => {
    for (const round of [10, 12]) {
      const t = table({ ...wide, goods: { boar: 2 } }, round)
      expect([t.seat(0).goods.boar, t.state.round]).toEqual([round === 12 ? 3 : 2, round + 1])
    }
  })

  it('needs room: animals may be let go for the newborn, before it is born', () => {
    const t = table({ pastures: [['c1']], goods: { boar: 2, sheep: 1 } }).throughJson()
    expect([t.asked, t.ask, t.state.round]).toEqual([0, 'breed', 12])
    expect(t.moves()).toEqual(['keep boar 3', 'keep sheep 1 boar 2'])
    expect(t.play('keep boar 3').seat(0).goods).toMatchObject({ boar: 3 })
    expect(t.seat(0).goods.sheep).toBeUndefined()
    const stay = table({ pastures: [['c1']], goods: { boar: 2, sheep: 1 } }).play('keep sheep 1 boar 2')
    expect(stay.seat(0).goods).toMatchObject({ sheep: 1, boar: 2 })
  })

  it('lets others be cooked for room, but neither parents nor the newborn', () => {
    const t = table({ pastures: [['c1']], goods: { boar: 2, sheep: 1 }, majors: ['fireplace-2'] })
    const food = t.seat(0).goods.food ?? 0
    expect(t.extras()).toContain('cook sheep 1')
    expect(t.extras()).not.toContain('cook boar 1')
    expect(t.refusal('cook boar 1')?.refused).toBe('illegal-move')
    expect(t.play('cook sheep 1').seat(0).goods).toMatchObject({ boar: 3, food: food + 2 })
  })

  it('lets a pair of another kind be cooked, which does not breed now', () => {
    const seat = { pastures: [['c1'], ['d1']], goods: { boar: 2, sheep: 3 }, majors: ['fireplace-2'] }
    const t = table(seat)
    expect(t.ask).toBe('breed')
    expect(t.extras()).toContain('cook sheep 1')
    t.play('cook sheep 1')
    expect(t.seat(0).goods).toMatchObject({ sheep: 2, boar: 3 })
  })

  it('gives only its first boar when it is played after round 12', () => {
    const t = scenario({
      players: 4,
      round: 13,
      seats: [{ ...wide, goods: { boar: 1, food: 20 }, hand: ['pig-breeder'] }],
    }).play('lessons', 'play pig-breeder')
    expect(t.seat(0).goods.boar).toBe(2)
    // The harvest of round 13 lets them breed as usual, and only once.
    expect(t.toRound(14).seat(0).goods.boar).toBe(3)
  })

  it('breeds for its owner only, and is used with 4 or more players', () => {
    const t = scenario({
      players: 4,
      round: 12,
      seats: [{ ...wide, home: 1, goods: { boar: 2 } }, { home: 0, played: ['pig-breeder'] }, { home: 0 }, { home: 0 }],
    }).play('forest')
    expect(t.seat(0).goods.boar).toBe(2)
    expect(pool('occupation', 4)).toContain(cardNamed('pig-breeder'))
    expect(pool('occupation', 3)).not.toContain(cardNamed('pig-breeder'))
  })
})
