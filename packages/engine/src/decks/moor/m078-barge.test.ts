import { describe, expect, it } from 'vitest'
import { GOODS } from '../../state/goods.ts'
import { scenario } from '../../testing/scenario.ts'

/** What lies on coming round spaces: round, good, how many. */
const lying = (t: ReturnType<typeof scenario>) =>
  t.state.promises.map(({ round, good, count }) => `${round} ${GOODS[good]} ${count}`)

describe('Barge (M078)', () => {
  const table = (round: number, seat = {}) =>
    scenario({
      moor: 2,
      round,
      seats: [{ goods: { wood: 3 }, majors: ['well', 'joinery'], hand: ['barge'], ...seat }],
    })

  it('fills all rounds that are left, one each, with fuel and food in turn, fuel first', () => {
    const t = table(1).play('major-improvement', 'play barge')
    const even = [2, 4, 6, 8, 10, 12, 14].map((round) => `${round} fuel 1`)
    const odd = [3, 5, 7, 9, 11, 13].map((round) => `${round} food 1`)
    expect(lying(t).sort()).toEqual([...even, ...odd].sort())
    expect(lying(table(12).play('major-improvement', 'play barge'))).toEqual(['13 fuel 1', '14 food 1'])
    expect(t.toRound(2).seat(0).goods.fuel).toBe(1)
  })

  it('asks for 2 improvements', () => {
    expect(table(1, { majors: ['well'] }).refusal('major-improvement')?.refused).toBe('illegal-move')
  })
})
