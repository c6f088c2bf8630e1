import { describe, expect, it } from 'vitest'
import { dealtWith, scenario } from '../../testing/scenario.ts'

describe('Master Hora (A174)', () => {
  const table = (seat = {}, more = {}) =>
    scenario({
      players: 5,
      seats: [{ goods: { food: 1 }, played: ['master-hora'], hand: ['conservator'], ...seat }],
      ...more,
    })

  it('may buy 1 vegetable for 1 food before a person goes to a linked space', () => {
    const t = table().play('copse').throughJson()
    expect([t.moves(), t.seat(0).home]).toEqual([['use master-hora', 'done'], 2])
    t.play('use master-hora')
    expect([t.seat(0).goods, t.seat(0).home, t.asked]).toEqual([{ vegetable: 1, wood: 1 }, 1, 1])
  })

  it('may be left', () => {
    expect(table().play('copse', 'done').seat(0).goods).toEqual({ food: 1, wood: 1 })
  })

  it('is asked at all six of them, once a placement, and nowhere else', () => {
    const goods = { food: 9, wood: 9, reed: 9 }
    const asks = (space: string) =>
      table({ goods, rooms: ['a1', 'a2', 'a3'] }, { round: 5 })
        .play(space)
        .moves()
    const linked = ['lessons-copse', 'copse', 'lessons-wish', 'modest-wish', 'house-building', 'traveling-players']
    for (const space of linked) expect(asks(space)).toEqual(['use master-hora', 'done'])
    for (const space of ['grove', 'lessons', 'farm-expansion', 'fishing'])
      expect(asks(space)).not.toContain('use master-hora')
    const other = scenario({ players: 5, starting: 4, seats: [{ goods: { food: 1 }, played: ['master-hora'] }] })
    expect(other.play('copse').asked).toBe(0)
    expect(other.ask).toBe('place')
  })

  it('needs 1 food', () => {
    expect(table({ goods: {} }).play('copse').asked).toBe(1)
    const grain = table({ goods: { grain: 1 } })
      .play('copse', 'use master-hora')
      .throughJson()
    expect(grain.moves()).toEqual(['eat grain 1'])
    expect(grain.play('eat grain').seat(0).goods).toEqual({ vegetable: 1, wood: 1 })
  })

  it('opens the Lessons for 2 food to one who has 1 food and can cook the vegetable', () => {
    const after = (majors: string[]) => {
      const t = table({ majors })
      if (!t.moves().includes('lessons-copse')) return 'closed'
      t.play('lessons-copse').throughJson()
      expect(t.moves()).toEqual(['use master-hora'])
      t.play('use master-hora', 'play conservator').throughJson()
      expect(t.moves()).toEqual(['cook vegetable 1'])
      return t.play('cook vegetable').seat(0).goods
    }
    expect(after(['cooking-hearth-4'])).toEqual({ food: 1 })
    expect(after(['fireplace-2'])).toEqual({})
    expect(after([])).toBe('closed')
  })

  it('does not strand the price: the vegetable is eaten for it', () => {
    const t = table({ goods: { food: 2 } }).play('lessons-copse')
    expect(t.moves()).toEqual(['use master-hora', 'done'])
    t.play('use master-hora', 'play conservator')
    expect(t.throughJson().moves()).toEqual(['eat vegetable 1'])
    expect(t.play('eat vegetable').seat(0).goods).toEqual({})
  })

  it('is used with 5 or 6 players', () => {
    expect(dealtWith('master-hora')).toEqual([5, 6])
  })
})
