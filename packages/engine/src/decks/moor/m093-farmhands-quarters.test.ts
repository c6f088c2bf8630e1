import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe("Farmhands' Quarters (M093)", () => {
  const build = (goods: object, majors: string[] = []) =>
    scenario({ moor: 2, seats: [{ goods, majors, played: ['farmhands-quarters'] }] }).play('major-improvement')

  it('lets 1 fuel be paid in the place of one building resource of a major, once', () => {
    const t = build({ clay: 1, fuel: 1 })
    expect(t.moves()).toContain('build fireplace-2')
    expect(t.play('build fireplace-2').seat(0).goods).toEqual({})
    expect(build({ fuel: 2 }).moves()).not.toContain('build fireplace-2')
    const choice = build({ wood: 2, stone: 2, fuel: 1 }).play('build joinery').throughJson()
    expect(choice.moves()).toEqual(['pay wood 2 stone 2', 'pay wood 1 stone 2 fuel 1', 'pay wood 2 stone 1 fuel 1'])
  })

  it('comes on top of the discounts of the Museum', () => {
    const t = build({ wood: 1, stone: 1, fuel: 1 }, ['museum-of-the-moors'])
    expect(t.moves()).toContain('build joinery')
    expect(t.play('build joinery').seat(0).goods).toEqual({})
  })

  it('does not concern minors, upgrades among them', () => {
    const t = scenario({
      moor: 2,
      seats: [{ goods: { wood: 1, fuel: 2 }, played: ['farmhands-quarters'], hand: ['stone-wagon'] }],
    })
    expect(t.canPlay('stone-wagon')).toBe(false)
  })

  it('gives 1 food when the right neighbour passes a card on, not when its owner does', () => {
    const t = scenario({
      moor: 2,
      seats: [
        { goods: {}, hand: ['peat-pellets'], moors: ['c2'], majors: ['well'] },
        { goods: {}, played: ['farmhands-quarters'] },
      ],
    }).play('major-improvement', 'play peat-pellets')
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([{ fuel: 1 }, { food: 1 }])
    const three = scenario({
      moor: 2,
      players: 3,
      seats: [
        { goods: {}, hand: ['peat-pellets'], moors: ['c2'], majors: ['well'], played: ['farmhands-quarters'] },
        { goods: {} },
        { goods: {} },
      ],
    }).play('major-improvement', 'play peat-pellets')
    expect(three.seat(0).goods).toEqual({ fuel: 1 })
  })

  it('costs 1 wood and 1 reed', () => {
    const t = scenario({ moor: 2, seats: [{ goods: { wood: 1, reed: 1 }, hand: ['farmhands-quarters'] }] })
    expect(t.play('major-improvement', 'play farmhands-quarters').seat(0).goods).toEqual({})
  })
})
