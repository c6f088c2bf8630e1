import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Young Animal Market (A009)', () => {
  const table = (goods: object, seat = {}) =>
    scenario({ seats: [{ goods, hand: ['young-animal-market'], ...seat }] }).play('meeting-place')

  it('trades the only sheep for a cattle, which takes its place in the house', () => {
    const t = table({ sheep: 1 }).throughJson().play('play young-animal-market')
    expect([t.seat(0).goods, t.asked]).toEqual([{ cattle: 1 }, 1])
    expect(t.seat(0).animals).toEqual([{ pen: 'house', animal: 'cattle', count: 1 }])
  })

  it('goes to the left neighbour', () => {
    const t = table({ sheep: 1 }).play('play young-animal-market')
    expect(t.seat(0)).toMatchObject({ played: [], hand: { minors: [] } })
    expect(t.seat(1).hand.minors).toEqual(['young-animal-market'])
  })

  it('lets the animals be rearranged for the cattle', () => {
    const t = table({ sheep: 3 }, { pastures: [['e1']] }).play('play young-animal-market')
    expect([t.seat(0).goods, t.asked]).toEqual([{ sheep: 2, cattle: 1 }, 1])
  })

  it('asks which animals stay where the cattle finds no place', () => {
    const full = { pastures: [['e1']] }
    const t = table({ sheep: 2, boar: 1 }, full).play('play young-animal-market').throughJson()
    expect([t.asked, t.ask]).toEqual([0, 'keep'])
    expect(t.moves().sort()).toEqual(['keep boar 1 cattle 1', 'keep sheep 1 boar 1', 'keep sheep 1 cattle 1'])
    expect(t.play('keep sheep 1 cattle 1').seat(0).goods).toEqual({ sheep: 1, cattle: 1 })
    const cooked = table({ sheep: 2, boar: 1 }, { ...full, majors: ['fireplace-2'] }).play('play young-animal-market')
    expect(cooked.play('keep sheep 1 boar 1').seat(0).goods).toEqual({ sheep: 1, boar: 1, food: 3 })
  })

  it('takes nothing but a sheep', () => {
    expect(table({ boar: 1, wood: 9, food: 9 }).asked).toBe(1)
  })
})
