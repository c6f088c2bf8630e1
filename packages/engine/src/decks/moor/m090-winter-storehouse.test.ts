import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Winter Storehouse (M090)', () => {
  const table = (goods: object, seat = {}) =>
    scenario({ moor: 2, seats: [{ goods, played: ['winter-storehouse'], ...seat }, { goods: {} }] })
  const refills = (t: ReturnType<typeof scenario>) =>
    t.extras().filter((move) => move.startsWith('use winter-storehouse'))

  it('fills the supply up to 2 fuel and 2 food at any time, for one of 3 markers', () => {
    const t = table({})
    expect(refills(t)).toEqual(['use winter-storehouse fuel 2 food 2'])
    t.play('use winter-storehouse fuel 2 food 2').throughJson()
    expect([t.seat(0).goods, refills(t)]).toEqual([{ fuel: 2, food: 2 }, []])
    expect(t.seat(0).played).toMatchObject([{ lies: [{ what: 'marker', count: 2 }] }])
    t.play('discard fuel 2', 'use winter-storehouse fuel 2', 'discard food 1', 'use winter-storehouse food 1')
    expect(refills(t.play('discard fuel 1'))).toEqual([])
  })

  it('adds only what is missing: 1 fuel and 5 food become 2 fuel and 5 food', () => {
    const t = table({ fuel: 1, food: 5 }).play('use winter-storehouse fuel 1')
    expect(t.seat(0).goods).toEqual({ fuel: 2, food: 5 })
    expect(refills(table({ fuel: 2, food: 2 }))).toEqual([])
  })

  it('counts where something has to be paid, once at a time', () => {
    const forests = { forests: ['c1'] }
    const t = scenario({
      moor: 2,
      special: { sa2: 1 },
      seats: [{ goods: {}, played: ['winter-storehouse'], hand: ['loam'], ...forests }],
    })
    // T10: 2 food for the card, 1 fuel for the action.
    t.play('special sa2 black-market').throughJson()
    expect(t.moves()).toEqual(['use winter-storehouse fuel 2 food 2'])
    t.play('use winter-storehouse fuel 2 food 2').play('play loam')
    expect(t.seat(0).goods).toEqual({ fuel: 1 })
    // Three markers do not make 3 food at once.
    expect(table({}, { hand: ['stone-quarry'] }).canPlay('stone-quarry')).toBe(false)
    expect(table({}, { hand: ['drying-field'] }).canPlay('drying-field')).toBe(true)
  })

  it('helps twice where one price follows another: 2 food for the card, then 1 for the horse', () => {
    const markers = (left: number) => {
      const t = scenario({ moor: 2, special: { sa2: 1 }, seats: [{ goods: {}, played: ['winter-storehouse'] }] })
      at(at(t.state.players, 0).played, 0).data[0] = 3 - left
      return t
    }
    expect(markers(1).moves()).not.toContain('special sa2 horse-coper')
    const t = markers(2).play('special sa2 horse-coper', 'use winter-storehouse fuel 2 food 2').throughJson()
    expect(t.moves()).toEqual(['use winter-storehouse food 2'])
    expect(t.play('use winter-storehouse food 2').seat(0).goods).toEqual({ horse: 1, fuel: 2, food: 1 })
    const works = markers(2)
    at(works.state.players, 0).goods[1] = 2
    works.play('special sa2 clandestine-work', 'use winter-storehouse fuel 2 food 2', 'use winter-storehouse food 2')
    expect(works.play('build fireplace-2').seat(0).goods).toEqual({ fuel: 1, food: 1 })
  })

  it('costs 1 wood and 2 clay, and is worth no points', () => {
    const t = scenario({ moor: 2, seats: [{ goods: { wood: 1, clay: 2 }, hand: ['winter-storehouse'] }] })
    t.play('major-improvement', 'play winter-storehouse')
    expect([t.seat(0).goods, t.score(0, 'cards')]).toEqual([{}, 0])
  })
})
