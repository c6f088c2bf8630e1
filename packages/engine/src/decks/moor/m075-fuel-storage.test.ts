import { describe, expect, it } from 'vitest'
import { GOODS } from '../../state/goods.ts'
import { scenario } from '../../testing/scenario.ts'

/** What lies on coming round spaces: round, good, how many. */
const lying = (t: ReturnType<typeof scenario>) =>
  t.state.promises.map(({ round, good, count }) => `${round} ${GOODS[good]} ${count}`)

describe('Fuel Storage (M075)', () => {
  const play = (round: number, goods = { clay: 1, reed: 1 }) =>
    scenario({ moor: 2, round, seats: [{ goods, hand: ['fuel-storage'] }] }).play('major-improvement')

  it('lays wood 1, 5 and 9 rounds ahead, fuel 3, 7 and 11 rounds ahead', () => {
    const t = play(1).throughJson().play('play fuel-storage')
    expect(lying(t)).toEqual(['2 wood 1', '6 wood 1', '10 wood 1', '4 fuel 1', '8 fuel 1', '12 fuel 1'])
    expect([t.seat(0).goods, t.score(0, 'cards')]).toEqual([{}, 1])
    expect(t.toRound(2).seat(0).goods.wood).toBe(1)
    expect(t.toRound(4).seat(0).goods.fuel).toBe(1)
  })

  it('lays nothing beyond round 14', () => {
    expect(lying(play(5).play('play fuel-storage'))).toEqual([
      '6 wood 1',
      '10 wood 1',
      '14 wood 1',
      '8 fuel 1',
      '12 fuel 1',
    ])
  })

  it('costs 1 clay and 1 reed', () => {
    const poor = scenario({ moor: 2, seats: [{ goods: { clay: 1 }, hand: ['fuel-storage'] }] })
    expect(poor.refusal('major-improvement')?.refused).toBe('illegal-move')
  })
})
