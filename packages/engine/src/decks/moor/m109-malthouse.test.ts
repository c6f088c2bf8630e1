import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Malthouse (M109)', () => {
  const table = (grain: number) =>
    scenario({
      moor: 2,
      seats: [
        { goods: { grain }, moors: ['c2'], forests: ['d2'], played: ['malthouse'] },
        { goods: {}, moors: ['c2'] },
      ],
    })

  it('may turn a single grain into 4 food after Cut Peat', () => {
    const t = table(3).play('special sa1 cut-peat').throughJson()
    expect(t.moves()).toEqual(['use malthouse', 'done'])
    t.play('use malthouse')
    expect([t.seat(0).goods, t.asked]).toEqual([{ grain: 2, fuel: 3, food: 4 }, 1])
  })

  it('may be left, and is not offered without grain, after other actions and to others', () => {
    expect(table(1).play('special sa1 cut-peat', 'done').seat(0).goods).toEqual({ grain: 1, fuel: 3 })
    expect(table(0).play('special sa1 cut-peat').asked).toBe(1)
    expect(table(1).play('special sa1 fell-trees').asked).toBe(1)
    expect(table(1).play('forest', 'special sa1 cut-peat').asked).toBe(0)
  })

  it('costs 2 clay', () => {
    const t = scenario({ moor: 2, seats: [{ goods: { clay: 2 }, hand: ['malthouse'] }] })
    t.play('major-improvement', 'play malthouse')
    expect([t.seat(0).goods, t.score(0, 'cards')]).toEqual([{}, 1])
  })
})
