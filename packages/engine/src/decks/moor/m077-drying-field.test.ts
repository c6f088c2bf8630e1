import { describe, expect, it } from 'vitest'
import { GOODS } from '../../state/goods.ts'
import { scenario } from '../../testing/scenario.ts'

/** What lies on coming round spaces: round, good, how many. */
const lying = (t: ReturnType<typeof scenario>) =>
  t.state.promises.map(({ round, good, count }) => `${round} ${GOODS[good]} ${count}`)

describe('Drying Field (M077)', () => {
  const table = (round: number) =>
    scenario({
      moor: 2,
      round,
      seats: [
        { goods: {}, moors: ['c2', 'd2'], forests: ['e1'], played: ['drying-field'] },
        { goods: {}, moors: ['c2'] },
      ],
    })

  it('lays 2 fuel three rounds ahead with each Cut Peat', () => {
    const t = table(1).play('special sa1 cut-peat').throughJson().play('choose c2')
    expect([lying(t), t.seat(0).goods]).toEqual([['4 fuel 2'], { fuel: 3 }])
    expect(t.toRound(4).seat(0).goods.fuel).toBe(5)
  })

  it('reaches round 14 from round 11, and nothing from round 12 on', () => {
    expect(lying(table(11).play('special sa1 cut-peat', 'choose c2'))).toEqual(['14 fuel 2'])
    expect(lying(table(12).play('special sa1 cut-peat', 'choose c2'))).toEqual([])
  })

  it('does nothing with Fell Trees, nor with the Cut Peat of others', () => {
    expect(lying(table(2).play('special sa1 fell-trees'))).toEqual([])
    expect(lying(table(2).play('forest', 'special sa1 cut-peat'))).toEqual([])
  })

  it('costs 2 food', () => {
    const play = (food: number) => scenario({ moor: 2, seats: [{ goods: { food }, hand: ['drying-field'] }] })
    expect(play(2).play('major-improvement', 'play drying-field').seat(0).goods).toEqual({})
    expect(play(1).refusal('major-improvement')?.refused).toBe('illegal-move')
  })
})
