import { describe, expect, it } from 'vitest'
import { agricola } from '../../agricola.ts'
import { occupation } from '../../cards/card.ts'
import { cards, register } from '../../cards/registry.ts'
import { gain } from '../../cards/verbs.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Scholar (B097)', () => {
  const table = (hand: string[], goods: object = { food: 5, wood: 5 }, seat = {}) =>
    scenario({ round: 1, starting: 1, seats: [{ goods, house: 'stone', home: 0, played: ['scholar'], hand, ...seat }] })
  const next = (...given: Parameters<typeof table>) => table(...given).toRound(2)

  it('plays an occupation for 1 food, or a minor at its price, at the start of a round', () => {
    const t = next(['conservator', 'handplow'])
    expect([t.asked, t.moves()]).toEqual([0, ['use scholar', 'done']])
    // The accumulation spaces are not filled yet.
    expect(t.lying('forest')).toBe(3)
    t.play('use scholar').throughJson()
    expect(t.moves()).toEqual(['play conservator', 'play handplow'])
    t.play('play conservator')
    expect(t.seat(0).goods).toEqual({ wood: 5, food: 4 })
    expect([t.ask, t.state.round]).toEqual(['place', 2])
    const minor = next(['conservator', 'handplow']).play('use scholar', 'play handplow')
    expect(minor.seat(0).goods).toEqual({ wood: 4, food: 5 })
    expect(minor.ask).toBe('place')
  })

  it('plays one card a round, in every round', () => {
    const t = next(['conservator', 'consultant']).play('use scholar', 'play conservator')
    expect(t.ask).toBe('place')
    expect(t.toRound(3).moves()).toEqual(['use scholar', 'done'])
  })

  it('may be left', () => {
    expect(next(['conservator']).play('done').seat(0).hand.occupations).toEqual(['conservator'])
  })

  it('acts in a stone house only', () => {
    expect(next(['conservator'], { food: 5 }, { house: 'clay' }).ask).toBe('place')
    expect(next(['conservator'], { food: 5 }, { house: 'wood' }).ask).toBe('place')
  })

  it('keeps to prerequisites and costs, and is not offered without a playable card', () => {
    expect(next(['conservator'], { wood: 1 }).ask).toBe('place')
    expect(next(['handplow'], { food: 1 }).ask).toBe('place')
    expect(next(['pond-hut']).ask).toBe('place')
    expect(next([]).ask).toBe('place')
    const t = next(['pond-hut'], { wood: 1 }, { played: ['scholar', 'conservator'] }).play('use scholar')
    expect(t.moves()).toEqual(['play pond-hut'])
    expect(next(['conservator'], { grain: 1 }).play('use scholar', 'play conservator').moves()).toEqual(['eat grain 1'])
  })

  it('comes after the goods of the round space: what it lays there begins with the next round', () => {
    const t = next(['pond-hut'], { wood: 1 }, { played: ['scholar', 'conservator'] }).play(
      'use scholar',
      'play pond-hut',
    )
    expect(agricola.view(t.state, 0).table.promises.map(({ round }) => round)).toEqual([3, 4, 5])
    expect(t.seat(0).goods).toEqual({})
  })

  it('brings a card that acts at the start of rounds early enough for this round', () => {
    const early = occupation({
      id: 'Z001',
      name: 'early-riser',
      on: { 'round-start': { effects: [gain({ clay: 1 })] } },
    })
    register([...cards(), early])
    const t = next(['early-riser'], { food: 1 }).play('use scholar', 'play early-riser')
    expect(t.seat(0).goods).toEqual({ clay: 1 })
    expect(t.toRound(3).seat(0).goods.clay).toBe(2)
  })

  it('builds no major and gives nothing to others', () => {
    expect(next([], { clay: 9, wood: 9, stone: 9 }).ask).toBe('place')
    const other = scenario({
      seats: [{ house: 'stone', hand: ['handplow'], goods: { wood: 1 } }, { played: ['scholar'] }],
    })
    expect(other.toRound(2).ask).toBe('place')
  })
})
