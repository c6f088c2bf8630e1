import { describe, expect, it } from 'vitest'
import { cardNamed, cards } from '../../cards/registry.ts'
import { at } from '../../core/at.ts'
import { amounts } from '../../state/goods.ts'
import { scenario } from '../../testing/scenario.ts'

const WISH = 'basic-wish-for-children'

describe('Bottles (B036)', () => {
  const table = (goods: object, seat = {}) => scenario({ round: 5, seats: [{ goods, hand: ['bottles'], ...seat }] })

  it('costs 1 clay and 1 food for each person, and is worth 4 points', () => {
    for (const people of [2, 3, 4, 5]) {
      const t = table({ clay: people, food: people }, { people }).play('meeting-place', 'play bottles')
      expect([t.seat(0).goods, t.score(0, 'cards')]).toEqual([{}, 4])
      expect(table({ clay: people - 1, food: people }, { people }).play('meeting-place').asked).toBe(1)
      expect(table({ clay: people, food: people - 1 }, { people }).play('meeting-place').asked).toBe(1)
    }
  })

  it('counts people on spaces and newborns', () => {
    const born = { people: 3, newborns: 1, home: 1 }
    expect(table({ clay: 2, food: 2 }, born).play('meeting-place').asked).toBe(1)
    expect(table({ clay: 3, food: 3 }, born).play('meeting-place', 'play bottles').seat(0).goods).toEqual({})
  })

  it('costs more after the growth that comes before it on the same space', () => {
    const rooms = { rooms: ['a1', 'a2', 'a3'] }
    expect(table({ clay: 2, food: 2 }, rooms).play(WISH).asked).toBe(1)
    const t = table({ clay: 3, food: 3 }, rooms).play(WISH).throughJson()
    expect(t.moves()).toEqual(['play bottles', 'done'])
    expect(t.play('play bottles').seat(0).goods).toEqual({})
  })

  it('takes food raised from crops', () => {
    const t = table({ clay: 2, food: 1, grain: 1 }).play('meeting-place', 'play bottles').throughJson()
    expect(t.moves()).toEqual(['eat grain 1'])
    expect(t.play('eat grain').seat(0).goods).toEqual({})
  })

  it('prints the price of two people', () => {
    expect(amounts(at(cards(), cardNamed('bottles')).printed)).toEqual({ clay: 2, food: 2 })
  })
})
