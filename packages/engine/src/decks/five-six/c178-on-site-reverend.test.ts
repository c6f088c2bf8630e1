import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('On-Site Reverend (C178)', () => {
  const CHOICES = ['take wood 1', 'take clay 1', 'take reed 1', 'take stone 1']
  const table = (round: number) => {
    const others = Array.from({ length: 4 }, () => ({ goods: { food: 9 }, home: 0 }))
    const own = { goods: { food: 9 }, home: 1, crops: { c1: 'grain 3' }, played: ['on-site-reverend'] }
    return scenario({ players: 5, round, seats: [own, ...others] }).play('day-laborer')
  }

  it('takes a building resource of choice when a harvest begins, before the crops', () => {
    const t = table(4).throughJson()
    expect([t.asked, t.moves()]).toEqual([0, CHOICES])
    expect(t.seat(0).fields).toMatchObject([{ count: 3 }])
    t.play('take reed 1')
    expect(t.seat(0).goods).toEqual({ food: 11, reed: 1, grain: 1 })
    expect(t.ask).toBe('feed')
  })

  it('has to take one: it cannot be left', () => {
    expect(table(4).refusal('done')?.refused).toBe('illegal-move')
  })

  it('acts in all six harvests and in no other round', () => {
    const rounds = Array.from({ length: 14 }, (_, i) => i + 1)
    const asked = rounds.filter((round) => table(round).moves().includes('take stone 1'))
    expect(asked).toEqual([4, 7, 9, 11, 13, 14])
  })
})
