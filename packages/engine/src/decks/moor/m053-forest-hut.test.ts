import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Forest Hut (M053)', () => {
  const table = (seat = {}) =>
    scenario({ moor: 2, seats: [{ goods: { wood: 2 }, hand: ['forest-hut'], forests: ['c1', 'd1'], ...seat }] })
  const marked = (seat = {}) => table(seat).play('major-improvement', 'play forest-hut').throughJson().play('choose c1')
  const markers = (t: ReturnType<typeof table>) => t.seat(0).ground.flatMap((layer) => layer.markers)

  it('puts a guest on a forest, who can be placed in the round in which that forest goes', () => {
    const t = marked().throughJson()
    expect(t.seat(0)).toMatchObject({ guests: 0, goods: {} })
    expect(markers(t)).toEqual(['guest'])
    t.play('day-laborer', 'special sa1 fell-trees', 'choose c1').throughJson()
    expect([t.seat(0).guests, t.seat(0).home, markers(t)]).toEqual([1, 1, []])
    t.play('fishing', 'forest').throughJson()
    expect([t.asked, t.seat(0).guests, t.seat(0).home]).toEqual([0, 1, 0])
    t.play('clay-pit')
    expect(t.state.round).toBe(2)
    expect(t.seat(0).goods).toMatchObject({ wood: 5, clay: 1 })
  })

  it('comes with Slash and Burn as well, but not with another forest', () => {
    const slash = marked().play('day-laborer', 'special sa1 slash-and-burn', 'choose c1')
    expect([slash.seat(0).guests, markers(slash)]).toEqual([1, []])
    const other = marked().play('day-laborer', 'special sa1 fell-trees', 'choose d1')
    expect([other.seat(0).guests, markers(other)]).toEqual([0, ['guest']])
  })

  it('is placed after the own people, is not fed and scores nothing', () => {
    const t = marked().play('day-laborer', 'special sa1 fell-trees', 'choose c1')
    expect([t.seat(0).foodNeeded, t.score(0, 'people')]).toEqual([4, 6])
  })

  it('comes though everybody else is out, by Agricultural Implement, and is not ill', () => {
    const t = marked({ played: ['agricultural-implement'] }).play('day-laborer', 'farmland', 'plow e3')
    t.play('use agricultural-implement', 'special sa1 fell-trees', 'choose c1', 'fishing').throughJson()
    expect([t.asked, t.seat(0).home, t.seat(0).guests, t.moves().includes('forest')]).toEqual([0, 0, 1, true])
  })

  it('waits until ill people have gone to the Infirmary', () => {
    const t = table({ hand: [], home: 1, ill: 1, guests: 1 })
    expect(t.moves().filter((move) => !move.startsWith('special'))).toEqual(['infirmary'])
    t.play('infirmary', 'fishing')
    expect([t.seat(0).ill, t.moves().includes('forest')]).toEqual([0, true])
  })

  it('stays on a tile beneath which another one lies, and goes with the tile', () => {
    const t = marked({ beneath: { c1: ['moor'] } }).play('day-laborer', 'special sa1 fell-trees', 'choose c1')
    expect([t.seat(0).guests, markers(t), t.farm(0).moors]).toEqual([1, [], ['c1']])
  })

  it('is gone at the end of the round', () => {
    const t = marked().play('day-laborer', 'special sa1 fell-trees', 'choose c1').toRound(2)
    expect([t.seat(0).guests, t.seat(0).home]).toEqual([0, 2])
  })

  it('keeps its tile from being covered or turned over (ruling)', () => {
    const t = marked({ hand: ['forest-hut', 'clear-felling'], goods: { wood: 2 } })
    t.until((at) => at.asked === 0 && at.state.round === 2)
    t.play('major-improvement', 'play clear-felling')
    expect(t.moves()).toEqual(['choose d1', 'done'])
  })

  it('is played without a forest for its point', () => {
    const t = table({ forests: [] }).play('major-improvement', 'play forest-hut')
    expect([t.asked, t.score(0, 'cards')]).toEqual([1, 1])
  })

  it('costs 2 wood', () => {
    expect(table({ goods: { wood: 1 } }).canPlay('forest-hut')).toBe(false)
  })
})
