import { describe, expect, it } from 'vitest'
import { agricola } from '../../agricola.ts'
import { cardNamed } from '../../cards/registry.ts'
import { at } from '../../core/at.ts'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Paper Maker (B109)', () => {
  const table = (goods: object, seat: SeatSetup = {}, more = {}) =>
    scenario({ seats: [{ goods, played: ['paper-maker'], hand: ['conservator'], ...seat }], ...more })

  it('opens Lessons to a player without food: the wood pays', () => {
    const t = table({ wood: 1 })
    expect(t.moves()).toContain('lessons')
    t.play('lessons').throughJson()
    expect(t.moves()).toEqual(['play conservator'])
    t.play('play conservator').throughJson()
    // Leaving the card would leave the price unpaid.
    expect(t.moves()).toEqual(['use paper-maker'])
    t.play('use paper-maker')
    expect(t.seat(0)).toEqual(
      expect.objectContaining({
        goods: {},
        played: [expect.objectContaining({ card: 'paper-maker' }), expect.objectContaining({ card: 'conservator' })],
      }),
    )
    expect(t.asked).toBe(1)
  })

  it('opens nothing without wood, or with nothing to play', () => {
    expect(table({}).moves()).not.toContain('lessons')
    expect(table({ wood: 1 }, { hand: [] }).moves()).not.toContain('lessons')
    expect(table({ wood: 1 }, { hand: ['handplow'] }).moves()).not.toContain('lessons')
  })

  it('gives 1 food for every occupation in front of the owner, itself included, not the one being played', () => {
    const played = ['paper-maker', 'grocer', 'consultant']
    const t = table({ wood: 3 }, { played }).play('lessons', 'play conservator', 'use paper-maker')
    expect(t.seat(0).goods).toEqual({ wood: 2, food: 2 })
  })

  it('asks where the price could be paid without it, and may be left', () => {
    const asked = () => table({ wood: 1, food: 1 }).play('lessons', 'play conservator').throughJson()
    expect(asked().moves()).toEqual(['use paper-maker', 'done'])
    expect(asked().play('done').seat(0).goods).toEqual({ wood: 1 })
    expect(asked().play('use paper-maker').seat(0).goods).toEqual({ food: 1 })
  })

  it('costs 1 wood for each occupation, once', () => {
    const t = table({ wood: 2, food: 1 }).play('lessons', 'play conservator', 'use paper-maker')
    expect([t.seat(0).goods, t.asked]).toEqual([{ wood: 1, food: 1 }, 1])
    // Two wood do not bring 2 food before one occupation: the Lessons for 2 food stay closed.
    const dear = table({ wood: 2 }, {}, { players: 3 })
    expect(dear.moves()).toContain('lessons')
    expect(dear.moves()).not.toContain('lessons-b')
    expect(table({ wood: 1, food: 1 }, {}, { players: 3 }).moves()).toContain('lessons-b')
  })

  it('is not used for itself', () => {
    const t = table({ wood: 2, food: 2 }, { played: ['conservator'], hand: ['paper-maker'] })
    t.play('lessons', 'play paper-maker')
    expect([t.seat(0).goods, t.asked]).toEqual([{ wood: 2, food: 1 }, 1])
    expect(table({ wood: 2 }, { played: ['conservator'], hand: ['paper-maker'] }).moves()).not.toContain('lessons')
  })

  it('counts wood that another card sells', () => {
    // 1 food buys the wood, the wood is worth 2 food, and those pay.
    const t = table({ food: 1 }, { played: ['paper-maker', 'grocer'] }, { players: 3 })
    expect(t.moves()).toContain('lessons-b')
    t.play('lessons-b', 'play conservator', 'use paper-maker').throughJson()
    expect(t.moves()).toEqual(['use grocer wood 1'])
    expect(t.play('use grocer wood 1').seat(0).goods).toEqual({})
    expect(table({}, { played: ['paper-maker', 'grocer'] }, { players: 3 }).moves()).not.toContain('lessons-b')
  })

  it('raises food that is paid like any other: Senior Teacher gets 1 of it', () => {
    const t = scenario({
      players: 5,
      seats: [
        { goods: { wood: 1 }, played: ['paper-maker'], hand: ['conservator'] },
        { goods: {}, played: ['senior-teacher'] },
      ],
    }).play('lessons', 'play conservator', 'use paper-maker')
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([{}, { food: 1 }])
  })

  it('pays for the occupation of the Scholar', () => {
    const scholar = (goods: object) =>
      table(goods, { house: 'stone', home: 0, played: ['scholar', 'paper-maker'] }, { starting: 1 }).toRound(2)
    const t = scholar({ wood: 1 })
    expect([t.asked, t.moves()]).toEqual([0, ['use scholar', 'done']])
    t.play('use scholar').throughJson()
    expect(t.moves()).toEqual(['play conservator'])
    expect(t.play('play conservator', 'use paper-maker').seat(0).goods).toEqual({ food: 1 })
    expect(scholar({}).ask).toBe('place')
  })

  it('leaves the others to their own food', () => {
    const t = scenario({
      seats: [{ goods: { wood: 1 }, hand: ['conservator'], played: ['grocer'] }, { played: ['paper-maker'] }],
    })
    expect(t.moves()).not.toContain('lessons')
    const free = scenario({ seats: [{ hand: ['conservator'] }, { goods: { wood: 1 }, played: ['paper-maker'] }] })
    expect([free.play('lessons', 'play conservator').asked, free.ask]).toEqual([1, 'place'])
  })

  it('shows everybody the occupation that is about to be played, and no other', () => {
    const t = table({ wood: 1, food: 1 }, { hand: ['grocer', 'conservator'] }).play('lessons', 'play conservator')
    const view = agricola.view(t.state, 1)
    expect(at(view.table.seats, 0).hand.occupations).toEqual(['conservator', null])
    expect(JSON.stringify(view)).not.toContain('grocer')
    // Whoever imagines the hidden cards deals it to nobody else.
    const imagined = agricola.imagine(view, 'any')
    expect(at(imagined.players, 0).hand).toContain(cardNamed('conservator'))
    expect(at(imagined.players, 0).hand).toHaveLength(2)
    const drawn = agricola.copy(t.state)
    agricola.resample(drawn, 1, [1, 2, 3, 4])
    expect(at(drawn.players, 0).hand[1]).toBe(cardNamed('conservator'))
    const later = agricola.view(t.play('done').state, 1)
    expect(at(later.table.seats, 0).hand.occupations).toEqual([null])
  })

  it('does nothing for improvements', () => {
    const t = table({ wood: 2 }, { hand: ['handplow'] }).play('meeting-place', 'play handplow')
    expect([t.seat(0).goods, t.asked]).toEqual([{ wood: 1 }, 1])
  })
})
