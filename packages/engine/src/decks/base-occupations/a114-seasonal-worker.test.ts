import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Seasonal Worker (A114)', () => {
  const table = (round: number, played = ['seasonal-worker']) => scenario({ round, seats: [{ goods: {}, played }] })

  it('gives 1 grain on top of Day Laborer, up to round 5 without a question', () => {
    for (const round of [1, 5]) {
      const t = table(round).play('day-laborer')
      expect([t.seat(0).goods, t.asked]).toEqual([{ grain: 1, food: 2 }, 1])
    }
  })

  it('leaves the choice of a vegetable from round 6 on; one has to be taken, before the food', () => {
    for (const round of [6, 14]) {
      const t = table(round).play('day-laborer').throughJson()
      expect([t.moves(), t.seat(0).goods]).toEqual([['take grain 1', 'take vegetable 1'], {}])
      expect(t.play('take vegetable 1').seat(0).goods).toEqual({ vegetable: 1, food: 2 })
    }
    expect(table(6).play('day-laborer', 'take grain 1').seat(0).goods).toEqual({ grain: 1, food: 2 })
  })

  it('gives nothing elsewhere and to others', () => {
    expect(table(6).play('forest').seat(0).goods).toEqual({ wood: 3 })
    const t = table(6).play('forest', 'day-laborer')
    expect([t.asked, t.ask, t.seat(0).goods]).toEqual([0, 'place', { wood: 3 }])
  })

  it('shares the use with Loam Pit, Cottager and Assistant Tiller: what has no choice first, the food last', () => {
    const all = ['seasonal-worker', 'loam-pit', 'cottager', 'assistant-tiller']
    const t = scenario({ round: 6, seats: [{ goods: { reed: 1 }, played: all }] }).play('day-laborer')
    expect(t.seat(0).goods).toEqual({ clay: 3, reed: 1 })
    // The crop has to be taken, so the use cannot be finished without it.
    expect(t.moves()).toEqual(['use seasonal-worker', 'use cottager', 'use assistant-tiller'])
    t.play('use assistant-tiller', 'plow c1').throughJson()
    expect(t.moves()).toEqual(['use seasonal-worker', 'use cottager'])
    t.play('use seasonal-worker', 'take vegetable 1', 'use cottager', 'renovate clay')
    expect(t.seat(0)).toEqual(expect.objectContaining({ house: 'clay', goods: { clay: 1, vegetable: 1, food: 2 } }))
  })
})
