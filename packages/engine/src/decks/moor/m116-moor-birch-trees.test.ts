import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const THREE = ['a1', 'a2', 'a3']

describe('M116 Moor Birch Trees', () => {
  it('gives 2 wood with each Cut Peat', () => {
    const t = scenario({ moor: 2, seats: [{ goods: {}, moors: ['c2', 'd2'], played: ['moor-birch-trees'] }] })
    t.play('special sa1 cut-peat').throughJson().play('choose c2')
    expect(t.seat(0).goods).toEqual({ wood: 2, fuel: 3 })
  })

  it('gives nothing with Fell Trees', () => {
    const t = scenario({ moor: 2, seats: [{ goods: {}, forests: ['c2'], played: ['moor-birch-trees'] }] })
    expect(t.play('special sa1 fell-trees').seat(0).goods).toEqual({ wood: 2 })
  })

  it('needs 3 rooms', () => {
    const table = (rooms: string[]) =>
      scenario({ moor: 2, seats: [{ goods: { food: 5 }, rooms, hand: ['moor-birch-trees'] }] })
    expect(table(THREE).play('major-improvement').moves()).toContain('play moor-birch-trees')
    expect(table(THREE.slice(1)).refusal('major-improvement')?.message).toMatch(/None of the actions/)
  })
})
