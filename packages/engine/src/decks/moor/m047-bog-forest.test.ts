import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const THREE = ['fireplace-2', 'joinery', 'well']

describe('Bog Forest (M047)', () => {
  const table = (seat = {}) =>
    scenario({
      moor: 2,
      seats: [{ goods: { food: 1 }, hand: ['bog-forest'], majors: THREE, moors: ['c1', 'd1', 'e1'], ...seat }],
    })
  const play = (seat = {}) => table(seat).play('major-improvement', 'play bog-forest')

  it('covers any number of moors with forests', () => {
    const t = play().throughJson().play('choose c1').throughJson().play('choose e1', 'done')
    expect(t.farm(0)).toMatchObject({ goods: {}, forests: ['c1', 'e1'], moors: ['d1'] })
    const all = play().play('choose c1', 'choose d1', 'choose e1')
    expect([all.asked, all.farm(0).moors]).toEqual([1, []])
    expect(play().play('done').farm(0).forests).toEqual([])
  })

  it('bars Slash and Burn and Cut Peat there; Fell Trees brings the moor to light', () => {
    const all = play().play('choose c1', 'choose d1', 'choose e1', 'day-laborer')
    expect(all.moves()).not.toContain('special sa1 slash-and-burn')
    expect(all.moves()).not.toContain('special sa1 cut-peat')
    all.play('special sa1 fell-trees', 'choose d1')
    expect(all.farm(0)).toMatchObject({ goods: { wood: 2 }, forests: ['c1', 'e1'], moors: ['d1'] })
    expect(all.score(0, 'unused')).toBe(
      scenario({ moor: 2, seats: [{ forests: ['c1', 'd1', 'e1'] }] }).score(0, 'unused'),
    )
  })

  it('needs 3 improvements and 1 food', () => {
    expect(table({ majors: THREE.slice(1) }).canPlay('bog-forest')).toBe(false)
    expect(table({ goods: {} }).canPlay('bog-forest')).toBe(false)
  })
})
