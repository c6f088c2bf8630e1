import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Chimney Hood (M026)', () => {
  const table = (majors: string[], seat = {}) =>
    scenario({ moor: 2, seats: [{ goods: { clay: 1 }, hand: ['chimney-hood'], majors, ...seat }] })
  const food = (...majors: string[]) =>
    table(majors).play('major-improvement', 'play chimney-hood').seat(0).goods.food ?? 0

  it('gives the food of one grain in the best of the ovens', () => {
    expect(food('fireplace-2')).toBe(2)
    expect(food('cooking-hearth-4')).toBe(3)
    expect(food('cookhouse-1')).toBe(3)
    expect(food('stone-oven')).toBe(4)
    expect(food('clay-oven')).toBe(5)
    expect(food('fireplace-2', 'stone-oven')).toBe(4)
  })

  it('spends no grain and is no baking', () => {
    const seat = { goods: { clay: 1, grain: 2 }, played: ['dutch-windmill'] }
    const t = table(['clay-oven'], seat).play('major-improvement', 'play chimney-hood')
    expect([t.asked, t.seat(0).goods]).toEqual([1, { grain: 2, food: 5 }])
  })

  it('gives nothing where nothing bakes, and goes to the left', () => {
    expect(food('horse-slaughterhouse-1', 'furnace')).toBe(0)
    expect(table([]).play('major-improvement', 'play chimney-hood').seat(1).hand?.minors).toEqual(['chimney-hood'])
  })

  it('passes over an oven that has not been lit (M14)', () => {
    const seats = [{ goods: { clay: 4, fuel: 1 }, hand: ['chimney-hood'] }]
    const unlit = scenario({ moor: 2, lighting: true, seats }).play('major-improvement', 'build fireplace-2')
    unlit.until((at) => at.asked === 0 && at.state.round === 2)
    const food = unlit.seat(0).goods.food ?? 0
    const lit = scenario({ moor: 2, lighting: true, seats }).play('major-improvement', 'build fireplace-2')
    lit.until((at) => at.asked === 0 && at.state.round === 2).play('light fireplace-2')
    const PLAY = ['major-improvement', 'play chimney-hood']
    expect(unlit.play(...PLAY).seat(0).goods.food).toBe(food)
    expect(lit.play(...PLAY).seat(0).goods.food).toBe(food + 2)
  })

  it('costs 1 clay', () => {
    expect(table(['clay-oven'], { goods: {} }).canPlay('chimney-hood')).toBe(false)
  })
})
