import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Putcher Maker (D172)', () => {
  const EXCHANGE = 'use putcher-maker food 2'
  const table = (seat: SeatSetup = {}, more = {}) =>
    scenario({
      players: 5,
      seats: [{ goods: {}, played: ['putcher-maker'], ...seat }, { goods: { reed: 9 } }],
      ...more,
    })

  it('turns 1 reed into 2 food at any time, as often as its owner likes', () => {
    const t = table({ goods: { reed: 2 } })
    expect(t.extras()).toContain(EXCHANGE)
    t.play(EXCHANGE).throughJson().play(EXCHANGE)
    expect([t.seat(0).goods, t.extras().includes(EXCHANGE)]).toEqual([{ food: 4 }, false])
    expect([t.asked, t.ask]).toEqual([0, 'place'])
  })

  it('is not for others, and not without reed', () => {
    expect(table().refusal(EXCHANGE)?.refused).toBe('illegal-move')
    const t = table().play('forest')
    expect(t.extras(1).filter((move) => move.includes('putcher'))).toEqual([])
  })

  it('pays prices: payments count on it', () => {
    const seat = { hand: ['conservator'] }
    const t = table({ ...seat, goods: { reed: 1 } })
      .play('lessons-copse', 'play conservator')
      .throughJson()
    expect(t.moves()).toEqual([EXCHANGE])
    expect(t.play(EXCHANGE).seat(0).goods).toEqual({})
    expect(table(seat).moves()).not.toContain('lessons')
  })

  it("works beside the Basketmaker's Workshop, which works once a harvest", () => {
    const others = Array.from({ length: 4 }, () => ({ goods: { food: 9 }, home: 0 }))
    const own = { goods: { reed: 2 }, home: 1, played: ['putcher-maker'], majors: ['basketmakers-workshop'] }
    const t = scenario({ players: 5, round: 4, seats: [own, ...others] }).play('clay-pit')
    expect([t.asked, t.ask]).toEqual([0, 'feed'])
    t.playAs(0, 'craft basketmakers-workshop').playAs(0, EXCHANGE)
    expect(t.seat(0).goods).toEqual({ clay: 1, food: 5 })
  })

  it('is no reason to ask once more before scoring: food scores nothing', () => {
    const others = Array.from({ length: 4 }, () => ({ goods: { food: 9 }, home: 0 }))
    const last = (played: string[]) =>
      scenario({ players: 5, round: 14, seats: [{ goods: { reed: 3 }, home: 1, played }, ...others] })
        .play('farmland', 'plow c1')
        .until((at) => at.state.over || at.ask === 'last-chance')
    expect(last(['putcher-maker']).state.over).toBe(true)
    // But the reed may still buy what the Grocer sells.
    expect(last(['putcher-maker', 'grocer']).ask).toBe('last-chance')
  })
})
