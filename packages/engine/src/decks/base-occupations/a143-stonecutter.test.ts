import { describe, expect, it } from 'vitest'
import { pool } from '../../cards/deal.ts'
import { cardNamed } from '../../cards/registry.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Stonecutter (A143)', () => {
  const table = (goods: object, seat = {}) =>
    scenario({ players: 3, round: 7, seats: [{ goods, played: ['stonecutter'], ...seat }, { goods }] })

  it('takes 1 stone off majors, never more than they cost', () => {
    expect(table({ wood: 1, stone: 2 }).play('major-improvement', 'build well').seat(0).goods).toEqual({})
    expect(table({ clay: 3 }).play('major-improvement', 'build clay-oven').seat(0).goods).toEqual({})
    expect(table({ clay: 2 }).play('major-improvement', 'build fireplace-2').seat(0).goods).toEqual({})
    expect(table({ clay: 1 }).moves()).not.toContain('major-improvement')
  })

  it('takes 1 stone off minors', () => {
    const t = table({ stone: 1 }, { hand: ['lumber-mill', 'mantlepiece'], house: 'clay' }).play('meeting-place')
    expect(t.moves()).toEqual(['play lumber-mill', 'play mantlepiece', 'done'])
    expect(t.throughJson().play('play lumber-mill').seat(0).goods).toEqual({})
    const free = table({}, { hand: ['mantlepiece'], house: 'clay' }).play('meeting-place', 'play mantlepiece')
    expect(free.seat(0).played).toHaveLength(2)
  })

  it('takes 1 stone off every single room', () => {
    const t = table({ stone: 8, reed: 4 }, { house: 'stone' }).play('farm-expansion', 'room a1').throughJson()
    expect(t.play('room b2').seat(0)).toMatchObject({ goods: {}, rooms: ['a1', 'a2', 'b2', 'a3'] })
    expect(table({ wood: 4, reed: 2 }).play('farm-expansion').moves()).not.toContain('room a1')
  })

  it('takes 1 stone off a renovation as a whole, and nothing off one to clay', () => {
    const three = { rooms: ['a1', 'a2', 'a3'], house: 'clay' }
    expect(table({ stone: 2, reed: 1 }, three).play('house-redevelopment').seat(0)).toMatchObject({
      goods: {},
      house: 'stone',
    })
    expect(table({ stone: 1, reed: 1 }, three).moves()).not.toContain('house-redevelopment')
    expect(table({ clay: 1, stone: 9, reed: 1 }).moves()).not.toContain('house-redevelopment')
  })

  it('adds to the discount of the Lumber Mill', () => {
    const t = table({ wood: 1, stone: 1 }, { played: ['stonecutter', 'lumber-mill'] })
    expect(t.play('major-improvement', 'build joinery').seat(0).goods).toEqual({})
  })

  it('helps nobody else, and is used with 3 or more players', () => {
    const t = table({ wood: 1, stone: 2 }).play('day-laborer')
    expect(t.refusal('major-improvement')?.refused).toBe('illegal-move')
    expect(pool('occupation', 3)).toContain(cardNamed('stonecutter'))
    expect(pool('occupation', 2)).not.toContain(cardNamed('stonecutter'))
  })
})
