import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Shifting Cultivation (A002)', () => {
  const table = (seat = {}, players = 2) =>
    scenario({ players, seats: [{ goods: { food: 2 }, hand: ['shifting-cultivation'], ...seat }] })

  it('must plow one field, then goes to the left neighbour and does not count as an improvement', () => {
    const t = table({ fields: ['c2'] })
      .play('meeting-place', 'play shifting-cultivation')
      .throughJson()
    expect(t.moves()).toEqual(['plow c1', 'plow b2', 'plow d2', 'plow c3'])
    t.play('plow d2')
    expect(t.events).toContainEqual({ event: 'built', seat: 0, what: 'field', cell: 'd2' })
    expect(t.seat(0)).toMatchObject({ goods: {}, played: [], hand: { minors: [] } })
    expect(t.seat(0).fields.map(({ cell }) => cell)).toEqual(['c2', 'd2'])
    expect(t.seat(1).hand.minors).toEqual(['shifting-cultivation'])
    expect(t.asked).toBe(1)
  })

  it('lets the first field lie on any empty space', () => {
    expect(table().play('meeting-place', 'play shifting-cultivation').moves()).toHaveLength(13)
  })

  it('is not playable without a place for a field', () => {
    expect(table({ fields: ['b2'], stables: ['b1', 'b3', 'c2'] }).play('meeting-place').asked).toBe(1)
  })

  it('costs 2 food, which crops may raise', () => {
    expect(table({ goods: { food: 1 } }).play('meeting-place').asked).toBe(1)
    const t = table({ goods: { food: 1, grain: 1 } }).play('meeting-place', 'play shifting-cultivation')
    expect(t.throughJson().moves()).toEqual(['eat grain 1'])
    expect(t.play('eat grain', 'plow c1').seat(0).goods).toEqual({})
  })

  it('is played with the action for improvements only, and only from the own hand', () => {
    const t = table()
    expect(t.refusal('play shifting-cultivation')?.refused).toBe('illegal-move')
    t.play('day-laborer', 'meeting-place')
    expect(t.asked).toBe(0)
  })

  it('leaves the game when played alone (B15)', () => {
    const t = table({}, 1).play('meeting-place', 'play shifting-cultivation', 'plow c1')
    expect(t.seat(0)).toMatchObject({ played: [], hand: { minors: [] } })
  })
})
