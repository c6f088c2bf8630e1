import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const CARD = 'peat-cutting-expedition'

describe('Peat-Cutting Expedition (M021)', () => {
  const table = (seat = {}) => scenario({ moor: 2, seats: [{ goods: { food: 4 }, hand: [CARD], ...seat }] })
  const play = (seat = {}) => table(seat).play('major-improvement', `play ${CARD}`)

  it('clears any number of moors for 2 fuel and a point each, which stay with the player', () => {
    const t = play({ moors: ['c2', 'd2', 'e2'] })
      .throughJson()
      .play('choose c2')
      .throughJson()
    expect(t.moves()).toEqual(['choose d2', 'choose e2', 'done'])
    const before = scenario({ moor: 2 }).score(0, 'bonus')
    t.play('choose e2', 'done')
    expect(t.farm(0)).toMatchObject({ goods: { fuel: 4 }, moors: ['d2'] })
    expect([t.score(0, 'bonus') - before, t.seat(1).hand?.minors]).toEqual([2, [CARD]])
  })

  it('may clear what comes to light, too', () => {
    const t = play({ moors: ['c2'], beneath: { c2: ['moor'] } }).play('choose c2', 'choose c2')
    expect([t.asked, t.farm(0)]).toMatchObject([1, { goods: { fuel: 4 }, moors: [] }])
  })

  it('pays for horses by the highest step, also without a tile', () => {
    const fuel = (horse: number) =>
      play({ goods: { food: 4, horse }, pastures: [['d1', 'e1', 'd2', 'e2']] }).seat(0).goods.fuel ?? 0
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(fuel)).toEqual([0, 0, 1, 1, 2, 3, 4, 4])
    const none = play({ goods: { food: 4, horse: 2 }, moors: ['c2'], pastures: [['e1']] }).play('done')
    expect(none.farm(0)).toMatchObject({ goods: { fuel: 1, horse: 2 }, moors: ['c2'] })
  })

  it('is no Cut Peat', () => {
    const t = play({ moors: ['c2'], majors: ['peat-charcoal-kiln'], played: ['moor-birch-trees'] }).play('choose c2')
    expect(t.seat(0).goods).toEqual({ fuel: 2 })
  })

  it('costs 4 food', () => {
    expect(table({ goods: { food: 3 } }).canPlay('peat-cutting-expedition')).toBe(false)
  })
})
