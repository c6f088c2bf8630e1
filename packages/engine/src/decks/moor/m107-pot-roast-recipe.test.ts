import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Pot Roast Recipe (M107)', () => {
  const food = (majors: string[], played = ['pot-roast-recipe']) => {
    const t = scenario({ moor: 2, seats: [{ goods: { horse: 2 }, stables: ['c1'], majors, played }] })
    if (t.refusal('cook horse 2')) return 0
    return t.play('cook horse 2').throughJson().seat(0).goods.food ?? 0
  }

  it('lets Fireplaces and Cooking Hearths cook horses for 2 food', () => {
    expect([food(['fireplace-2']), food(['fireplace-3']), food(['cooking-hearth-4'])]).toEqual([4, 4, 4])
  })

  it('needs one of them: ovens will not do, nor the Open Grill, which cooks horses by itself', () => {
    expect([food([]), food(['clay-oven'])]).toEqual([0, 0])
    expect(food(['fireplace-2'], [])).toBe(0)
    expect(food([], ['pot-roast-recipe', 'open-grill'])).toBe(4)
  })

  it('does nothing with a Fireplace that has not been lit (M14)', () => {
    const t = scenario({
      moor: 2,
      lighting: true,
      seats: [{ goods: { clay: 2, horse: 1, fuel: 1 }, played: ['pot-roast-recipe'] }],
    }).play('major-improvement', 'build fireplace-2', 'day-laborer')
    expect(t.refusal('cook horse 1')?.message).toBe('You have no improvement to cook that with.')
    expect(t.play('light fireplace-2', 'cook horse 1').seat(0).goods).toEqual({ food: 2 })
  })

  it('asks for 2 horses', () => {
    const play = (horse: number) =>
      scenario({ moor: 2, seats: [{ goods: { horse }, stables: ['c1'], hand: ['pot-roast-recipe'] }] })
    expect([play(2).canPlay('pot-roast-recipe'), play(1).canPlay('pot-roast-recipe')]).toEqual([true, false])
  })
})
