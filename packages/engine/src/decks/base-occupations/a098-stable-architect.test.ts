import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Stable Architect (A098)', () => {
  const table = (seat: SeatSetup) => scenario({ seats: [{ played: ['stable-architect'], ...seat }, seat] })

  it('gives 1 point for each stable outside pastures', () => {
    expect(table({ stables: ['c1', 'c3', 'e2'] }).score(0, 'bonus')).toBe(3)
    expect(table({}).score(0, 'bonus')).toBe(0)
  })

  it('leaves stables in pastures at their usual point', () => {
    const t = table({ stables: ['c1', 'd1', 'e3'], pastures: [['c1'], ['d1', 'e1']] })
    expect([t.score(0, 'bonus'), t.score(0, 'stables')]).toEqual([1, 2])
  })

  it('changes as soon as a stable is fenced in', () => {
    const t = scenario({
      round: 2,
      seats: [{ goods: { wood: 4 }, stables: ['e1', 'e3'], played: ['stable-architect'] }],
    })
    expect(t.score(0, 'bonus')).toBe(2)
    t.play('fencing', 'fence e3').throughJson()
    expect([t.score(0, 'bonus'), t.score(0, 'stables')]).toEqual([1, 1])
  })

  it('counts from the moment it is played, for its owner only', () => {
    const t = scenario({ seats: [{ stables: ['c1'], hand: ['stable-architect'] }, { stables: ['c1'] }] })
    expect(t.score(0, 'bonus')).toBe(0)
    t.play('lessons', 'play stable-architect')
    expect([t.score(0, 'bonus'), t.score(1, 'bonus')]).toEqual([1, 0])
  })
})
