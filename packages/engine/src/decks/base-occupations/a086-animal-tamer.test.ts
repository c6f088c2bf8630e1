import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Animal Tamer (A086)', () => {
  const table = (seat = {}, lying = 3) =>
    scenario({ round: 4, lying: { 'sheep-market': lying }, seats: [{ goods: {}, played: ['animal-tamer'], ...seat }] })

  it('gives 1 wood or 1 grain: one has to be taken', () => {
    for (const [take, goods] of [
      ['take wood 1', { wood: 1 }],
      ['take grain 1', { grain: 1 }],
    ] as const) {
      const t = scenario({ seats: [{ goods: {}, hand: ['animal-tamer'] }] }).play('lessons', 'play animal-tamer')
      expect(t.throughJson().moves()).toEqual(['take wood 1', 'take grain 1'])
      expect(t.play(take).seat(0).goods).toEqual(goods)
      expect(t.asked).toBe(1)
    }
  })

  it('houses one animal in each room instead of one in the house', () => {
    expect(table().play('sheep-market').moves()).toEqual(['keep sheep 2'])
    expect(
      table({ rooms: ['a1', 'a2', 'a3'] })
        .play('sheep-market')
        .seat(0).goods,
    ).toEqual({ sheep: 3 })
    expect(
      table({ played: ['conservator'] })
        .play('sheep-market')
        .moves(),
    ).toEqual(['keep sheep 1'])
  })

  it('lets the rooms hold different kinds', () => {
    const t = table({ goods: { boar: 1 } }, 1).play('sheep-market')
    expect(t.seat(0).animals).toEqual([
      { pen: 'house', animal: 'sheep', count: 1 },
      { pen: 'house', animal: 'boar', count: 1 },
    ])
  })

  it('gains a place with each room added', () => {
    const t = table({ goods: { wood: 5, reed: 2, boar: 2 } }, 1).play('farm-expansion', 'room a1')
    expect(t.play('day-laborer', 'sheep-market').seat(0).goods).toEqual({ sheep: 1, boar: 2 })
  })

  it('lets the animals of the rooms breed', () => {
    const t = table({ rooms: ['a1', 'a2', 'a3'], goods: { boar: 2 } }).toRound(5)
    expect(t.seat(0).goods.boar).toBe(3)
    expect(
      table({ goods: { boar: 2 } })
        .toRound(5)
        .seat(0).goods.boar,
    ).toBe(2)
  })
})
