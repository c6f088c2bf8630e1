import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { scenario } from '../../testing/scenario.ts'

const PILE = ['wood', 'grain', 'reed', 'stone', 'vegetable', 'clay', 'reed', 'vegetable']

describe('Grocer (A102)', () => {
  const table = (goods: object, more = {}) => scenario({ seats: [{ goods, played: ['grocer'] }, { goods }], ...more })
  const offers = (t: ReturnType<typeof table>, seat?: number) =>
    t.extras(seat).filter((move) => move.startsWith('use grocer'))

  it('sells its eight goods from the top, 1 food each, as many as the owner likes', () => {
    const t = table({ food: 9 })
    for (const good of PILE) {
      expect(offers(t)).toEqual([`use grocer ${good} 1`])
      t.throughJson().play(`use grocer ${good} 1`)
    }
    expect(t.seat(0).goods).toEqual({ wood: 1, clay: 1, reed: 2, stone: 1, grain: 1, vegetable: 2, food: 1 })
    expect([offers(t), t.asked, t.ask]).toEqual([[], 0, 'place'])
  })

  it('sells nothing else, not to others, and not without food', () => {
    expect(table({ food: 1 }).refusal('use grocer reed 1')?.refused).toBe('illegal-move')
    expect(offers(table({ wood: 1 }))).toEqual([])
    const t = table({ food: 9 }).play('forest')
    expect([t.asked, offers(t)]).toEqual([1, []])
    expect(t.refusal('use grocer wood 1', 0)?.refused).toBe('not-your-turn')
  })

  it('sells the wood that a stable needs', () => {
    const t = table({ wood: 1, food: 1 }).play('farm-expansion', 'stable c1').throughJson()
    expect(t.moves()).toEqual(['use grocer wood 1'])
    expect(t.play('use grocer wood 1').seat(0)).toMatchObject({ goods: {}, stables: ['c1'] })
    expect(table({ wood: 1 }).moves()).not.toContain('farm-expansion')
    expect(table({ food: 9 }).moves()).not.toContain('farm-expansion')
  })

  it('sells the reed that a room needs; the grain before it can be eaten for the food', () => {
    const t = table({ wood: 5, reed: 1, food: 2 }).play('farm-expansion', 'room a1', 'use grocer wood 1')
    t.play('use grocer grain 1').throughJson()
    expect(t.moves()).toEqual(['eat grain 1'])
    expect(t.play('eat grain', 'use grocer reed 1').seat(0)).toMatchObject({ goods: { wood: 1 } })
    expect(t.seat(0).rooms).toEqual(['a1', 'a2', 'a3'])
    expect(table({ wood: 5, reed: 1, food: 1 }).play('farm-expansion').moves()).not.toContain('room a1')
  })

  it('takes food raised from grain', () => {
    const t = table({ wood: 1, grain: 1 }).play('farm-expansion', 'stable c1')
    expect(t.throughJson().moves()).toEqual(['eat grain 1'])
    expect(t.play('eat grain', 'use grocer wood 1').seat(0).goods).toEqual({})
  })

  it('is paid with something else than the grain that a price asks for', () => {
    const barrels = (goods: object) => {
      const t = scenario({ seats: [{ goods: { ...goods, food: 1 }, played: ['grocer'], hand: ['whisky-barrels'] }] })
      return t.play('use grocer wood 1', 'meeting-place')
    }
    const t = barrels({ grain: 2, vegetable: 1 })
    expect([t.asked, t.moves()]).toEqual([0, ['play whisky-barrels', 'done']])
    t.play('play whisky-barrels').throughJson()
    expect(t.moves()).toEqual(['eat vegetable 1'])
    expect(t.play('eat vegetable', 'use grocer grain 1').seat(0).goods).toEqual({ wood: 1 })
    expect(barrels({ grain: 3 }).moves()).toEqual(['play whisky-barrels', 'done'])
    expect(barrels({ grain: 2 }).asked).toBe(1)
  })

  it('keeps the goods on the card out of the score, and sells them until it is counted', () => {
    const last = table({ food: 20 }, { round: 14, starting: 1 }).toAsk('last-chance')
    last.play('use grocer wood 1')
    expect(last.throughJson().moves()).toEqual(['use grocer grain 1', 'done'])
    expect([last.score(0, 'grain'), last.score(0, 'vegetables')]).toEqual([-1, -1])
    expect(last.play('use grocer grain 1').score(0, 'grain')).toBe(1)
    expect(last.play('done').state.over).toBe(true)
  })

  it('shows what is left of its pile', () => {
    const t = table({ food: 9 })
    expect(at(t.seat(0).played, 0).lies).toContainEqual({ what: 'reed', count: 2 })
    for (const good of PILE.slice(0, 7)) t.play(`use grocer ${good} 1`)
    expect(at(t.seat(0).played, 0).lies).toEqual([{ what: 'vegetable', count: 1 }])
  })
})
