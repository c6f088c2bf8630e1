import { describe, expect, it } from 'vitest'
import { GOODS } from '../../state/goods.ts'
import { scenario } from '../../testing/scenario.ts'

/** What lies on coming round spaces: round, good, how many. */
const lying = (t: ReturnType<typeof scenario>) =>
  t.state.promises.map(({ round, good, count }) => `${round} ${GOODS[good]} ${count}`)

describe('Peat Sled (M079)', () => {
  const play = (round: number) =>
    scenario({ moor: 2, round, seats: [{ goods: { wood: 1 }, hand: ['peat-sled'] }] }).play(
      'major-improvement',
      'play peat-sled',
    )

  it('brings one of four deliveries', () => {
    const t = play(1).throughJson()
    expect(t.moves()).toEqual(['take fuel 3', 'take fuel 4', 'take fuel 5', 'take fuel 6'])
    expect(lying(play(1).play('take fuel 3'))).toEqual(['3 fuel 3'])
    expect(lying(play(1).play('take fuel 4'))).toEqual(['5 fuel 4'])
    expect(lying(play(1).play('take fuel 5'))).toEqual(['8 fuel 5'])
    expect(lying(t.play('take fuel 6'))).toEqual(['11 fuel 6'])
    expect([t.seat(0).goods, t.asked]).toEqual([{}, 1])
  })

  it('offers no delivery after round 14, and asks nothing where one is left', () => {
    expect(play(7).moves()).toEqual(['take fuel 3', 'take fuel 4', 'take fuel 5'])
    expect(play(10).moves()).toEqual(['take fuel 3', 'take fuel 4'])
    const t = play(12)
    expect([lying(t), t.asked]).toEqual([['14 fuel 3'], 1])
  })

  it('can be played without effect in rounds 13 and 14', () => {
    for (const round of [13, 14]) {
      const t = play(round)
      expect([lying(t), t.asked]).toEqual([[], 1])
    }
  })
})
