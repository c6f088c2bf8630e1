import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Mountain Hiker (C177)', () => {
  const table = (goods: object, more = {}) =>
    scenario({ players: 5, round: 7, seats: [{ goods, played: ['mountain-hiker'] }, { goods: { food: 9 } }], ...more })

  it('may buy 1 stone for 1 food after an accumulation space of the extension', () => {
    for (const space of ['copse', 'traveling-players', 'riverbank-forest', 'grove', 'hollow']) {
      const t = table({ food: 1 }).play(space).throughJson()
      expect([space, t.moves()]).toEqual([space, ['use mountain-hiker', 'done']])
      expect(t.play('use mountain-hiker').seat(0).goods.stone).toBe(1)
      // Once a use.
      expect(t.asked).toBe(1)
    }
  })

  it('takes the food that was just taken', () => {
    expect(table({}).play('traveling-players', 'use mountain-hiker').seat(0).goods).toEqual({ stone: 1 })
  })

  it('may be left, and is not offered without food', () => {
    expect(table({ food: 1 }).play('grove', 'done').seat(0).goods).toEqual({ wood: 2, food: 1 })
    expect(table({}).play('grove').asked).toBe(1)
  })

  it('does not know the main board, round cards, nor spaces that accumulate nothing', () => {
    for (const space of ['forest', 'clay-pit', 'fishing', 'sheep-market', 'western-quarry', 'resource-market'])
      expect([space, table({ food: 9 }).play(space).asked]).toEqual([space, 1])
  })

  it('does nothing for others', () => {
    expect(table({ food: 9 }).play('forest', 'grove').asked).toBe(2)
  })
})
