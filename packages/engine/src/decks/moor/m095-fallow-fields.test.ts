import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { CELL_NAMES } from '../../farm/yard.ts'
import { amounts } from '../../state/goods.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Fallow Fields (M095)', () => {
  const play = (seat = {}, round = 3) =>
    scenario({
      moor: 2,
      round,
      seats: [{ goods: {}, fields: ['c1', 'c2', 'c3', 'd1'], hand: ['fallow-fields'], ...seat }],
    }).play('major-improvement', 'play fallow-fields')
  const lying = (t: ReturnType<typeof scenario>) =>
    at(t.state.players, 0).ground.map(({ cell, goods }) => [CELL_NAMES[cell], amounts(goods)])

  it('puts 2 food on up to three empty fields', () => {
    const t = play().throughJson()
    expect(t.moves()).toEqual(['choose c1', 'choose d1', 'choose c2', 'choose c3', 'done'])
    t.play('choose c1').throughJson().play('choose c2')
    expect(t.moves()).not.toContain('choose c1')
    t.play('choose d1')
    expect([t.asked, lying(t)]).toEqual([
      1,
      [
        ['c1', { food: 2 }],
        ['d1', { food: 2 }],
        ['c2', { food: 2 }],
      ],
    ])
    expect(lying(play().play('done'))).toEqual([])
  })

  it('gives the food of a field when it is sown, and makes no field a planted one', () => {
    const t = play({ goods: { grain: 1 }, fields: ['c1'], crops: { c2: 'grain 2' } }).play('choose c1')
    t.until(({ asked, ask }) => asked === 0 && ask === 'place')
    t.play('grain-utilization')
    expect(t.moves()).toContain('sow grain c1')
    t.play('sow grain c1')
    expect([t.seat(0).goods, lying(t)]).toEqual([{ food: 2 }, []])
  })

  it('is not reaped, and lost at the end', () => {
    const t = play({ goods: { food: 9 }, fields: ['c1'] }).play('choose c1')
    t.toRound(5)
    expect(lying(t)).toEqual([['c1', { food: 2 }]])
  })

  it('can be played without an empty field, for nothing', () => {
    const t = play({ fields: [], crops: { c1: 'grain 1' } })
    expect([t.asked, lying(t)]).toEqual([1, []])
  })

  it('lets a card that is a field keep the food until it is sown', () => {
    const t = play({ goods: { vegetable: 1 }, fields: ['c1'], played: ['beanfield'] })
      .play('choose c1')
      .throughJson()
    expect(t.moves()).toEqual(['use fallow-fields', 'done'])
    t.play('use fallow-fields').until(({ asked, ask }) => asked === 0 && ask === 'place')
    expect(t.play('grain-utilization', 'sow vegetable beanfield').seat(0).goods).toEqual({ food: 2 })
  })
})
