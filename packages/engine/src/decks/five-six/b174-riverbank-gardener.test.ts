import { describe, expect, it } from 'vitest'
import { dealtWith, scenario } from '../../testing/scenario.ts'

describe('Riverbank Gardener (B174)', () => {
  const table = (more = {}) => scenario({ players: 5, seats: [{ goods: {}, played: ['riverbank-gardener'] }], ...more })

  it('brings 1 vegetable on top of the wood and the reed, without a question', () => {
    const t = table({ lying: { 'riverbank-forest': 2 } })
      .play('riverbank-forest')
      .throughJson()
    expect([t.seat(0).goods, t.asked]).toEqual([{ wood: 2, reed: 1, vegetable: 1 }, 1])
  })

  it('brings nothing elsewhere and to others', () => {
    expect(table().play('forest').seat(0).goods).toEqual({ wood: 3 })
    expect(table({ starting: 4 }).play('riverbank-forest').seat(0).goods).toEqual({})
  })

  it('is used with 5 or 6 players', () => {
    expect(dealtWith('riverbank-gardener')).toEqual([5, 6])
  })
})
