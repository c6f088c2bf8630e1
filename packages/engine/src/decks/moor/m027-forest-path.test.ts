import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const BASE = scenario({ moor: 2 }).score(0, 'bonus')

describe('Forest Path (M027)', () => {
  const seat = (hand: string[]) => ({ goods: { clay: 2 }, forests: ['c2'], hand })

  it('gives 3 wood, and the left neighbour the token that costs a point', () => {
    const t = scenario({ moor: 2, players: 3, seats: [seat(['forest-path'])] })
    t.play('major-improvement', 'play forest-path').throughJson()
    expect(t.seat(0).goods).toEqual({ wood: 3, clay: 1 })
    expect([0, 1, 2].map((who) => t.score(who, 'bonus') - BASE)).toEqual([0, -1, 0])
    expect(t.seat(1).hand?.minors).toEqual(['forest-path'])
    expect([t.table.moor?.arrow, t.events.filter(({ event }) => event === 'arrow')]).toEqual([
      1,
      [{ event: 'arrow', seat: 1 }],
    ])
  })

  it('gives the token to the first seat when the last one plays it', () => {
    const t = scenario({ moor: 2, players: 4, starting: 3, seats: [{}, {}, {}, seat(['forest-path'])] })
    expect(t.play('major-improvement', 'play forest-path').table.moor?.arrow).toBe(0)
  })

  it('moves the one token on when the neighbour plays it: never a second point', () => {
    const t = scenario({ moor: 2, seats: [seat(['forest-path']), seat([])], round: 1 })
    t.play('major-improvement', 'play forest-path')
    t.toRound(2).until((at) => at.asked === 1 && at.moves().includes('major-improvement'))
    t.play('major-improvement', 'play forest-path')
    expect([0, 1].map((who) => t.score(who, 'bonus') - BASE)).toEqual([-1, 0])
  })

  it('has no token alone', () => {
    const t = scenario({ moor: 2, players: 1, seats: [seat(['forest-path'])] })
    t.play('major-improvement', 'play forest-path')
    expect([t.seat(0).goods.wood, t.score(0, 'bonus') - BASE]).toEqual([3, 0])
  })

  it('needs a visible forest and costs 1 clay', () => {
    const open = (more: object) =>
      scenario({ moor: 2, seats: [{ ...seat(['forest-path']), ...more }] }).canPlay('forest-path')
    expect([{}, { forests: [] }, { goods: { wood: 1 } }].map(open)).toEqual([true, false, false])
  })
})
