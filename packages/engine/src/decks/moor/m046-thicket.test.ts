import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const FOUR = ['c1', 'd1', 'c2', 'd2']

describe('Thicket (M046)', () => {
  const table = (seat = {}) => scenario({ moor: 2, seats: [{ goods: {}, hand: ['thicket'], forests: FOUR, ...seat }] })
  const play = (seat = {}) => table(seat).play('major-improvement', 'play thicket')
  const tiles = (t: ReturnType<typeof table>, name: string) => t.seat(0).ground.find(({ cell }) => cell === name)?.tiles

  it('lays a forest onto one or two forests, or none', () => {
    const t = play().throughJson().play('choose c1').throughJson()
    expect(t.moves()).toEqual(['choose d1', 'choose c2', 'choose d2', 'done'])
    t.play('choose d2')
    expect([tiles(t, 'c1'), tiles(t, 'd2'), tiles(t, 'd1')]).toEqual([
      ['forest', 'forest'],
      ['forest', 'forest'],
      ['forest'],
    ])
    expect(
      play()
        .play('done')
        .seat(0)
        .ground.every((layer) => layer.tiles.length === 1),
    ).toBe(true)
  })

  it('counts a stack once, and may be laid on one', () => {
    const t = play({ beneath: { c1: ['moor'] } }).play('choose c1', 'done')
    expect([tiles(t, 'c1'), t.farm(0).forests]).toEqual([['forest', 'forest', 'moor'], FOUR])
  })

  it('bars Slash and Burn there until one tile is left; Fell Trees takes the top one and clears nothing', () => {
    const t = play().play('choose c1', 'choose d1', 'day-laborer', 'special sa1 slash-and-burn')
    expect(t.moves()).toEqual(['choose c2', 'choose d2'])
    const fell = play({ played: ['fallow-land'] }).play('choose c1', 'done', 'day-laborer', 'special sa1 fell-trees')
    expect([tiles(fell.play('choose c1'), 'c1'), fell.seat(0).goods]).toEqual([['forest'], { wood: 2 }])
  })

  it('covers no forest with the guest of Forest Hut (ruling)', () => {
    const t = table({ goods: { wood: 2 }, hand: ['thicket', 'forest-hut'] })
    t.play('major-improvement', 'play forest-hut', 'choose c1')
    t.until((at) => at.asked === 0 && at.state.round === 2)
    expect(t.play('major-improvement', 'play thicket').moves()).toEqual(['choose d1', 'choose c2', 'choose d2', 'done'])
  })

  it('leaves an animal of Home Wood where it is', () => {
    const t = play({ goods: { boar: 5 }, played: ['home-wood'] }).play('choose c1', 'choose d1')
    expect([t.asked, t.seat(0).goods]).toEqual([1, { boar: 5 }])
  })

  it('needs 4 visible forests', () => {
    expect(table({ forests: FOUR.slice(1) }).canPlay('thicket')).toBe(false)
  })
})
