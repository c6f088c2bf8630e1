import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Village Hall (M097)', () => {
  /** The food that the card brings in this round, beside what the spaces give. */
  const table = (seats: object[] = [], special = {}) =>
    scenario({
      moor: 2,
      round: 2,
      special,
      seats: [
        { goods: {}, home: 1, moors: ['c2'], played: ['village-hall'] },
        { goods: { food: 2 }, home: 1 },
        ...seats,
      ],
    })

  it('gives 2 food if no special action card lies in front of its owner when people return home', () => {
    expect(table().play('forest', 'clay-pit').throughJson().seat(0).goods).toEqual({ wood: 3, food: 2 })
  })

  it('gives nothing if one lies there, used or not', () => {
    const used = table().play('special sa1 cut-peat', 'forest', 'clay-pit')
    expect(used.seat(0).goods).toEqual({ clay: 1, fuel: 3 })
    const unused = table().play('special sa1', 'forest', 'clay-pit')
    expect(unused.seat(0).goods).toEqual({ clay: 1 })
  })

  it('gives them if another player has taken the card away', () => {
    const t = table().play('special sa1 cut-peat', 'special sa1', 'forest', 'clay-pit')
    expect(t.seat(0).goods).toEqual({ wood: 3, fuel: 3, food: 2 })
  })

  it('goes alone by whether a special action was carried out, the card kept or not', () => {
    const alone = (...moves: string[]) => {
      const t = scenario({
        moor: 2,
        players: 1,
        round: 2,
        special: { sa1: 0 },
        seats: [{ goods: { food: 2 }, home: 1, moors: ['c2'], played: ['village-hall'] }],
      })
      return t.play(...moves).seat(0).goods.food ?? 0
    }
    expect(alone('forest')).toBe(4)
    expect(alone('special sa1 cut-peat', 'done', 'forest')).toBe(2)
    expect(alone('special sa1 cut-peat', 'pay food 2', 'forest')).toBe(0)
  })

  it('costs 2 wood and 2 clay', () => {
    const t = scenario({ moor: 2, seats: [{ goods: { wood: 2, clay: 2 }, hand: ['village-hall'] }] })
    t.play('major-improvement', 'play village-hall')
    expect([t.seat(0).goods, t.score(0, 'cards')]).toEqual([{}, 1])
  })
})
