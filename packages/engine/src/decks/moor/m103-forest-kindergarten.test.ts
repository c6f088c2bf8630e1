import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Forest Kindergarten (M103)', () => {
  const table = (seat = {}, round = 5) =>
    scenario({
      moor: 2,
      round,
      seats: [{ goods: {}, rooms: ['a1', 'a2', 'a3'], played: ['forest-kindergarten'], ...seat }, { goods: {} }],
    })

  it('gives 1 food for each space that shows a forest after Family Growth', () => {
    const five = ['c1', 'd1', 'e1', 'c2', 'd2']
    expect(table({ forests: five }).throughJson().play('basic-wish-for-children').seat(0).goods).toEqual({ food: 5 })
    const stack = table({ forests: ['c1'], beneath: { c1: ['forest'] } })
    expect(stack.play('basic-wish-for-children').seat(0).goods).toEqual({ food: 1 })
    const urgent = table({ forests: ['c1', 'd1'], rooms: ['a1', 'a2'] }, 12)
    expect(urgent.play('urgent-wish-for-children').seat(0).goods).toEqual({ food: 2 })
  })

  it('gives nothing without forests, nor for the growth of others', () => {
    expect(table().play('basic-wish-for-children').seat(0).goods).toEqual({})
    const t = scenario({
      moor: 2,
      round: 5,
      seats: [
        { goods: {}, forests: ['c1'], played: ['forest-kindergarten'] },
        { goods: {}, rooms: ['a1', 'a2', 'a3'] },
      ],
    })
    expect(t.play('clay-pit', 'basic-wish-for-children').seat(0).goods).toEqual({ clay: 1 })
  })

  it('asks for no more than 3 visible forests when it is played', () => {
    const play = (forests: string[], beneath = {}) =>
      scenario({ moor: 2, seats: [{ goods: { wood: 1, stone: 2 }, forests, beneath, hand: ['forest-kindergarten'] }] })
    const t = play(['c1', 'd1', 'e1'], { c1: ['forest'] }).play('major-improvement', 'play forest-kindergarten')
    expect([t.seat(0).goods, t.score(0, 'cards')]).toEqual([{}, 1])
    const four = play(['c1', 'd1', 'e1', 'c2']).play('major-improvement')
    expect(four.moves()).not.toContain('play forest-kindergarten')
  })
})
