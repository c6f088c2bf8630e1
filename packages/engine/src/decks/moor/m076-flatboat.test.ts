import { describe, expect, it } from 'vitest'
import { GOODS } from '../../state/goods.ts'
import { scenario } from '../../testing/scenario.ts'

/** What lies on coming round spaces: round, good, how many. */
const lying = (t: ReturnType<typeof scenario>) =>
  t.state.promises.map(({ round, good, count }) => `${round} ${GOODS[good]} ${count}`)

describe('Flatboat (M076)', () => {
  const play = (round: number, seat = {}) =>
    scenario({ moor: 2, round, seats: [{ goods: { wood: 4 }, hand: ['flatboat'], ...seat }] }).play(
      'major-improvement',
      'play flatboat',
    )

  it('fills the next seven round spaces with fuel and horses in turn', () => {
    const t = play(1)
    expect(lying(t).sort()).toEqual(
      ['2 fuel 1', '3 horse 1', '4 fuel 1', '5 horse 1', '6 fuel 1', '7 horse 1', '8 fuel 1'].sort(),
    )
    expect(t.seat(0).goods).toEqual({})
    expect(t.toRound(3).seat(0).goods).toMatchObject({ fuel: 1, horse: 1 })
  })

  it('fills only the rounds that are left', () => {
    expect(lying(play(10)).sort()).toEqual(['11 fuel 1', '12 horse 1', '13 fuel 1', '14 horse 1'].sort())
  })

  it('asks at once about a horse that finds no place; a Slaughterhouse cooks it', () => {
    const t = play(1, { goods: { wood: 4, boar: 1 }, majors: ['horse-slaughterhouse-1'] })
      .toAsk('keep')
      .throughJson()
    expect([t.state.round, t.asked, t.moves()]).toEqual([3, 0, ['keep horse 1', 'keep boar 1']])
    const food = t.seat(0).goods.food ?? 0
    t.play('keep boar 1')
    expect([t.seat(0).goods.horse, t.seat(0).goods.food]).toEqual([undefined, food + 2])
  })

  it('costs 4 wood', () => {
    const poor = scenario({ moor: 2, seats: [{ goods: { wood: 3 }, hand: ['flatboat'] }] })
    expect(poor.refusal('major-improvement')?.refused).toBe('illegal-move')
  })
})
