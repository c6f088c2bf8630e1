import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Clay Hut Builder (A120)', () => {
  const goods = { clay: 2, reed: 1 }
  const table = (round: number, seat: SeatSetup = {}) =>
    scenario({ round, seats: [{ goods, played: ['clay-hut-builder'], ...seat }, { goods }] })
  const promises = (t: ReturnType<typeof table>) =>
    t.table.promises.map(({ round, what, count }) => `${round} ${what} ${count}`)

  it('lays 2 clay on each of the next five round spaces as soon as the house is of clay', () => {
    const t = table(6)
    expect(promises(t)).toEqual([])
    t.play('house-redevelopment').throughJson()
    expect(promises(t)).toEqual(['7 clay 2', '8 clay 2', '9 clay 2', '10 clay 2', '11 clay 2'])
    t.toRound(7)
    expect(t.events).toContainEqual({ event: 'got', seat: 0, from: 'round', goods: { clay: 2 } })
  })

  it('acts at once if the house is not of wood when it is played', () => {
    for (const house of ['clay', 'stone'] as const) {
      const t = table(2, { house, played: [], hand: ['clay-hut-builder'] }).play('lessons', 'play clay-hut-builder')
      expect(promises(t.throughJson())).toEqual(['3 clay 2', '4 clay 2', '5 clay 2', '6 clay 2', '7 clay 2'])
    }
    const wood = table(2, { played: [], hand: ['clay-hut-builder'] }).play('lessons', 'play clay-hut-builder')
    expect(promises(wood)).toEqual([])
  })

  it('acts once a game', () => {
    const t = table(6, { goods: { clay: 2, stone: 2, reed: 2 } }).play('house-redevelopment')
    expect(promises(t)).toHaveLength(5)
    t.until(({ asked, ask, state }) => state.round === 7 && asked === 0 && ask === 'place').play('house-redevelopment')
    expect([t.seat(0).house, promises(t).length]).toEqual(['stone', 4])
  })

  it('loses what would lie beyond round 14', () => {
    expect(promises(table(12).play('house-redevelopment'))).toEqual(['13 clay 2', '14 clay 2'])
    expect(promises(table(14).play('house-redevelopment'))).toEqual([])
  })

  it('hears of every renovation: also of one that a card grants, and of one straight to stone', () => {
    const cottager = table(3, { played: ['clay-hut-builder', 'cottager'] })
    cottager.play('day-laborer', 'use cottager', 'renovate clay')
    expect(promises(cottager)).toHaveLength(5)
    const seat = {
      goods: { stone: 2, reed: 1 },
      played: ['clay-hut-builder', 'conservator', 'manservant', 'roughcaster'],
    }
    const t = table(6, seat).play('house-redevelopment').throughJson()
    // Both promises from one renovation; Roughcaster pays nothing for wood to stone.
    expect(promises(t).filter((text) => text.includes('clay'))).toHaveLength(5)
    expect(promises(t).filter((text) => text.includes('food'))).toHaveLength(8)
    expect(t.seat(0)).toEqual(expect.objectContaining({ house: 'stone', goods: {} }))
  })

  it('watches its owner only', () => {
    const t = scenario({ round: 6, seats: [{ goods }, { goods, played: ['clay-hut-builder'] }] })
    expect(promises(t.play('house-redevelopment'))).toEqual([])
  })
})
