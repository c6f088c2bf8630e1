import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const CARD = 'farm-extension'
const EXTENDED = ['major-improvement', `play ${CARD}`]

describe('Farm Extension (M050)', () => {
  const table = (seat = {}) => scenario({ moor: 2, seats: [{ goods: { clay: 1 }, hand: [CARD], ...seat }] })
  const extend = (where: string, seat = {}) => table(seat).play(...EXTENDED, `extend ${where}`)

  it('adds two spaces along any side of the farm, in twelve places', () => {
    const t = table()
      .play(...EXTENDED)
      .throughJson()
    const above = ['a0 b0', 'b0 c0', 'c0 d0', 'd0 e0']
    const below = ['a4 b4', 'b4 c4', 'c4 d4', 'd4 e4']
    const places = [...above, 'z1 z2', 'f1 f2', 'z2 z3', 'f2 f3', ...below].map((where) => `extend ${where}`)
    expect(t.moves().sort()).toEqual(places.sort())
    t.play('extend f1 f2').throughJson()
    expect(t.seat(0).yard.slice(15)).toEqual([
      { cell: 'x1', x: 5, y: 0 },
      { cell: 'x2', x: 5, y: 1 },
    ])
    expect([t.seat(0).goods, t.score(0, 'unused'), t.score(0, 'cards')]).toEqual([{}, -15, 1])
  })

  it('makes ordinary spaces: fields, rooms, stables and fences', () => {
    const plow = extend('f1 f2', { fields: ['e1'] }).play('day-laborer', 'farmland')
    expect(plow.moves()).toContain('plow x1')
    expect(plow.moves()).not.toContain('plow x2')
    plow.play('plow x1').throughJson()
    expect(plow.farm(0).fields).toEqual(['e1', 'x1'])
    const room = extend('z2 z3', { goods: { clay: 1, wood: 5, reed: 2 } }).play('day-laborer', 'farm-expansion')
    expect(room.moves()).toContain('room x1')
    expect(room.moves()).toContain('stable x2')
    const fence = extend('f1 f2', { goods: { clay: 1, wood: 15 } })
    fence.until((at) => at.asked === 0 && at.state.round === 2 && at.moves().includes('fencing'))
    fence.play('fencing', 'fence e1+x1').throughJson()
    expect(fence.seat(0)).toMatchObject({ fencesLeft: 9, pastures: [{ cells: ['e1', 'x1'] }] })
  })

  it('leaves fences that stood at the edge where they are, between old and new spaces', () => {
    const t = scenario({
      moor: 2,
      round: 2,
      seats: [{ goods: { clay: 1, wood: 3 }, hand: [CARD], pastures: [['e1', 'e2']] }],
    }).play(...EXTENDED, 'extend f1 f2')
    expect(t.throughJson().seat(0)).toMatchObject({ fencesLeft: 9, pastures: [{ cells: ['e1', 'e2'] }] })
    t.play('day-laborer', 'fencing', 'fence x1')
    expect([t.seat(0).fencesLeft, t.seat(0).goods.wood, t.seat(0).pastures.length]).toEqual([6, undefined, 2])
  })

  it('counts for Manger and Horse Trough like any other space', () => {
    const row = ['b1', 'c1', 'd1', 'e1']
    const t = scenario({
      moor: 3,
      round: 2,
      seats: [{ goods: { clay: 1, wood: 9 }, hand: [CARD], pastures: [row], played: ['manger'] }],
    }).play(...EXTENDED, 'extend f1 f2')
    expect(t.score(0, 'bonus')).toBe(0)
    t.play('day-laborer', 'fencing', 'fence x1+x2')
    expect(t.score(0, 'bonus')).toBe(1)
    const trough = extend('z2 z3', {
      goods: { clay: 1, horse: 3 },
      moors: ['a1', 'b2', 'b3'],
      played: ['horse-trough'],
    })
    expect([trough.asked, trough.seat(0).goods]).toEqual([1, { horse: 3 }])
  })

  it('may lie at another extension, as long as both spaces border the farm (ruling)', () => {
    const seat = { goods: { clay: 1, stone: 1 }, house: 'clay', hand: [CARD, 'moor-enclosures'] }
    const t = extend('c0 d0', seat)
    t.until((at) => at.asked === 0 && at.state.round === 2)
    t.play('major-improvement', 'play moor-enclosures')
    expect(t.moves()).toContain('extend c-1 d-1')
    expect(t.moves()).toContain('extend a0 b0')
    expect(t.moves()).not.toContain('extend d-1 e-1')
    t.play('extend c-1 d-1').throughJson()
    expect(t.farm(0).moors).toEqual(['x3', 'x4'])
    expect(t.seat(0).yard).toHaveLength(19)
  })

  it('changes neither the number of fences nor that of stables', () => {
    expect(extend('a0 b0').seat(0)).toMatchObject({ fencesLeft: 15, stablesLeft: 4 })
  })

  it('has to be put somewhere, and costs 1 clay', () => {
    expect(
      table()
        .play(...EXTENDED)
        .moves(),
    ).not.toContain('done')
    expect(table({ goods: {} }).canPlay(CARD)).toBe(false)
  })
})
