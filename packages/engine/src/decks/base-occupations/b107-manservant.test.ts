import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Manservant (B107)', () => {
  const goods = { stone: 2, reed: 1 }
  const table = (round: number, seat: SeatSetup = {}) =>
    scenario({ round, seats: [{ goods, house: 'clay', played: ['manservant'], ...seat }, { goods }] })
  const promises = (t: ReturnType<typeof table>) =>
    t.table.promises.map(({ round, what, count }) => `${round} ${what} ${count}`)

  it('lays 3 food on every round space ahead as soon as the house is of stone', () => {
    const t = table(10)
    expect(promises(t)).toEqual([])
    t.play('house-redevelopment').throughJson()
    expect(promises(t)).toEqual(['11 food 3', '12 food 3', '13 food 3', '14 food 3'])
    t.toRound(11)
    expect(t.events).toContainEqual({ event: 'got', seat: 0, from: 'round', goods: { food: 3 } })
  })

  it('does nothing for a clay house', () => {
    const t = table(10, { house: 'wood', goods: { clay: 2, reed: 1 } }).play('house-redevelopment')
    expect([t.seat(0).house, promises(t)]).toEqual(['clay', []])
    const played = table(2, { played: [], hand: ['manservant'] }).play('lessons', 'play manservant')
    expect(promises(played)).toEqual([])
  })

  it('acts at once in a stone house, and once a game', () => {
    const t = table(12, { house: 'stone', played: [], hand: ['manservant', 'grocer'], goods: { food: 5 } })
    t.play('lessons', 'play manservant').throughJson()
    expect(promises(t)).toEqual(['13 food 3', '14 food 3'])
    t.until(({ asked, ask, state }) => state.round === 13 && asked === 0 && ask === 'place').play(
      'lessons',
      'play grocer',
    )
    expect(promises(t)).toEqual(['14 food 3'])
  })

  it('lays nothing in the last round', () => {
    expect(promises(table(14).play('house-redevelopment'))).toEqual([])
  })

  it('begins with the next round when Scholar plays it', () => {
    const seat: SeatSetup = { goods: { food: 1 }, house: 'stone', home: 0, played: ['scholar'], hand: ['manservant'] }
    const t = scenario({ round: 10, starting: 1, seats: [seat] })
      .toRound(11)
      .play('use scholar', 'play manservant')
    expect(promises(t)).toEqual(['12 food 3', '13 food 3', '14 food 3'])
    expect(t.seat(0).goods).toEqual({})
  })

  it('hears of a renovation that a card grants: wood straight to stone without reed', () => {
    const played = ['manservant', 'clay-hut-builder', 'roughcaster', 'conservator', 'fast-mason']
    const seat: SeatSetup = { goods: { stone: 1 }, house: 'wood', played }
    const t = scenario({ players: 5, round: 10, seats: [seat] })
      .play('western-quarry', 'use fast-mason')
      .throughJson()
    expect([t.seat(0).house, t.seat(0).goods]).toEqual(['stone', {}])
    expect(promises(t).filter((text) => text.includes('food'))).toHaveLength(4)
    expect(promises(t).filter((text) => text.includes('clay'))).toHaveLength(4)
  })

  it('watches its owner only', () => {
    const t = scenario({ round: 6, seats: [{ goods, house: 'clay' }, { played: ['manservant'] }] })
    expect(promises(t.play('house-redevelopment'))).toEqual([])
  })
})
