import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Farm Cart (M110)', () => {
  const grain = (space: string, lying: number, played = ['farm-cart']) => {
    const t = scenario({
      moor: 2,
      round: 5,
      lying: { [space]: lying },
      first: ['western-quarry'],
      seats: [{ goods: {}, played }],
    })
    return t.play(space).seat(0).goods.grain ?? 0
  }

  it('gives 1 grain for 5 wood, 4 clay, 3 reed or 2 stone from one space', () => {
    expect([grain('forest', 5), grain('clay-pit', 4), grain('reed-bank', 3), grain('western-quarry', 2)]).toEqual([
      1, 1, 1, 1,
    ])
    expect(grain('forest', 12)).toBe(1)
  })

  it('gives nothing for less', () => {
    expect([grain('forest', 4), grain('clay-pit', 3), grain('reed-bank', 2), grain('western-quarry', 1)]).toEqual([
      0, 0, 0, 0,
    ])
    expect(grain('fishing', 9)).toBe(0)
  })

  it('does not count what other cards add', () => {
    expect(grain('clay-pit', 3, ['farm-cart', 'geologist'])).toBe(0)
  })

  it('does not work for others', () => {
    const t = scenario({ moor: 2, lying: { forest: 6 }, seats: [{ goods: {}, played: ['farm-cart'] }, { goods: {} }] })
    expect(t.play('clay-pit', 'forest').seat(0).goods).toEqual({ clay: 1 })
  })

  it('asks for 2 horses, and 3 wood', () => {
    const play = (horse: number) =>
      scenario({ moor: 2, seats: [{ goods: { wood: 3, horse }, stables: ['c1'], hand: ['farm-cart'] }] })
    expect(play(2).play('major-improvement', 'play farm-cart').seat(0).goods).toEqual({ horse: 2 })
    expect(play(1).refusal('major-improvement')?.refused).toBe('illegal-move')
  })
})
