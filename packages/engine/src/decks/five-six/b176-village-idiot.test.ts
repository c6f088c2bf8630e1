import { describe, expect, it } from 'vitest'
import { pool } from '../../cards/deal.ts'
import { cardNamed } from '../../cards/registry.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Village Idiot (B176)', () => {
  const table = (seat = {}) =>
    scenario({ players: 5, round: 1, seats: [{ goods: {}, played: ['village-idiot'], ...seat }, { goods: {} }] })

  it('pays 1 wood and 1 food when another player uses the Meeting Place, without a question', () => {
    const t = table().play('day-laborer').throughJson().play('meeting-place')
    expect(t.seat(0).goods).toEqual({ wood: 1, food: 3 })
    expect([t.seat(1).goods, t.asked]).toEqual([{}, 2])
    const told = t.events.map(({ event }) => event)
    expect(told.indexOf('got')).toBeLessThan(told.indexOf('starting'))
  })

  it('pays nothing for the own use, nor for other spaces', () => {
    const t = table().play('meeting-place')
    expect([t.seat(0).goods, t.asked]).toEqual([{}, 1])
    expect(t.play('forest').seat(0).goods).toEqual({})
  })

  it('sends the other occupations of the hand back to the box; minors stay', () => {
    const t = table({ played: [], hand: ['conservator', 'village-idiot', 'handplow'] })
    t.play('lessons').throughJson().play('play village-idiot')
    expect(t.seat(0).hand).toEqual({ occupations: [], minors: ['handplow'] })
  })

  it('cannot follow another occupation', () => {
    const t = table({ played: ['conservator'], hand: ['village-idiot'], goods: { food: 9 } })
    expect(t.moves()).not.toContain('lessons')
    expect(t.moves()).not.toContain('lessons-wish')
    expect(table({ played: ['handplow'], hand: ['village-idiot'] }).moves()).toContain('lessons')
  })

  it('suffers no further occupation by any means', () => {
    const later = table({ hand: ['conservator'], goods: { food: 9 } })
    expect(later.moves().filter((move) => move.startsWith('lessons'))).toEqual([])
    const both = {
      house: 'stone' as const,
      played: ['village-idiot', 'scholar'],
      hand: ['conservator'],
      goods: { food: 9 },
    }
    expect(table(both).toRound(2).ask).toBe('place')
    const scholar = { house: 'stone' as const, played: ['scholar'], hand: ['village-idiot'], goods: { food: 9 } }
    expect(table(scholar).toRound(2).ask).toBe('place')
  })

  it('is used with 5 or 6 players', () => {
    expect(pool('occupation', 4)).not.toContain(cardNamed('village-idiot'))
    expect(pool('occupation', 5)).toContain(cardNamed('village-idiot'))
  })
})
