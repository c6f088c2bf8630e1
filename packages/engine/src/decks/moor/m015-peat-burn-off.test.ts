import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Peat Burn-off (M015)', () => {
  const table = (seat = {}, more = {}) =>
    scenario({ moor: 2, seats: [{ goods: {}, hand: ['peat-burn-off'], ...seat }], ...more })
  const play = (seat = {}) => table(seat).play('major-improvement', 'play peat-burn-off')

  it('gives 1 fuel, turns a moor into a field and goes to the left neighbour', () => {
    const t = play({ moors: ['c2', 'd2'] }).throughJson()
    expect(t.moves()).toEqual(['choose c2', 'choose d2', 'done'])
    t.play('choose c2')
    expect(t.farm(0)).toMatchObject({ goods: { fuel: 1 }, moors: ['d2'], fields: ['c2'] })
    expect([t.seat(1).hand?.minors, t.seat(0).played]).toEqual([['peat-burn-off'], []])
  })

  it('may leave the moors alone, and works without any', () => {
    expect(
      play({ moors: ['c2'] })
        .play('done')
        .farm(0),
    ).toMatchObject({ goods: { fuel: 1 }, moors: ['c2'] })
    const none = play()
    expect([none.asked, none.seat(0).goods]).toEqual([1, { fuel: 1 }])
  })

  it('wants the field next to the others (ruling)', () => {
    expect(play({ moors: ['c2', 'e2'], fields: ['c1'] }).moves()).toEqual(['choose c2', 'done'])
    expect(play({ moors: ['e2'], fields: ['c1'] }).asked).toBe(1)
  })

  it('is no Cut Peat: no Kiln fuel, no wood of Moor Birch Trees (ruling)', () => {
    const t = play({ moors: ['c2'], majors: ['peat-charcoal-kiln'], played: ['moor-birch-trees'] }).play('choose c2')
    expect(t.seat(0).goods).toEqual({ fuel: 1 })
  })

  it('takes away what lies beneath, too (ruling)', () => {
    const t = play({ moors: ['c2'], beneath: { c2: ['forest'] } }).play('choose c2')
    expect(t.state.players[0]).toMatchObject({ fields: 1 << 7, forests: 0, moors: 0, ground: [] })
  })

  it('leaves the game of one', () => {
    const t = table({}, { players: 1 }).play('major-improvement', 'play peat-burn-off')
    expect(t.state.gone.map(({ seat }) => seat)).toEqual([-1])
  })
})
