import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../testing/scenario.ts'

/** A second occupation on Lessons costs 1 food. */
const lessons = (seat: SeatSetup) => scenario({ seats: [{ played: ['braggart'], hand: ['hedge-keeper'], ...seat }] })

describe('B12: raising the food just before paying it', () => {
  it('is not asked where there is food', () => {
    const t = lessons({ goods: { food: 1, grain: 1 } }).play('lessons', 'play hedge-keeper')
    expect(t.seat(0).goods).toEqual({ grain: 1 })
    expect(t.asked).toBe(1)
  })

  it('asks what to turn into food; nothing else answers', () => {
    const t = lessons({ goods: { grain: 1, vegetable: 1, reed: 1 } }).play('lessons', 'play hedge-keeper')
    expect(t.ask).toBe('pay')
    expect(t.table.decisions).toEqual([{ seat: 0, ask: 'pay', about: 'hedge-keeper' }])
    expect(t.moves()).toEqual(['eat grain 1', 'eat vegetable 1'])
    t.throughJson().play('eat vegetable 1')
    expect(t.seat(0).goods).toEqual({ grain: 1, reed: 1 })
    expect(t.seat(0).played.map(({ card }) => card)).toEqual(['braggart', 'hedge-keeper'])
  })

  it('by cooking, what is more than the price stays', () => {
    const seat = { majors: ['cooking-hearth-4'], pastures: [['e1']], goods: { cattle: 1 } }
    const t = lessons(seat).play('lessons', 'play hedge-keeper', 'cook cattle 1')
    expect(t.seat(0).goods).toEqual({ food: 3 })
  })

  it('what is needed for the price cannot be thrown away meanwhile', () => {
    const t = lessons({ goods: { grain: 1 } }).play('lessons', 'play hedge-keeper')
    expect(t.refusal('discard grain 1')?.refused).toBe('illegal-move')
  })

  it('who can raise nothing cannot use the space', () => {
    expect(lessons({ goods: { reed: 3 } }).refusal('lessons')?.refused).toBe('illegal-move')
    expect(lessons({ goods: { sheep: 1 } }).refusal('lessons')?.refused).toBe('illegal-move')
    expect(lessons({ majors: ['fireplace-2'], goods: { sheep: 1 } }).refusal('lessons')).toBeNull()
  })

  it('in several steps: 2 food from grain and vegetable', () => {
    const seats = [{ hand: ['shifting-cultivation'], goods: { grain: 1, vegetable: 1 } }]
    const t = scenario({ seats }).play('meeting-place', 'play shifting-cultivation')
    expect(t.play('eat grain 1').ask).toBe('pay')
    expect(t.play('eat vegetable 1').moves()).toContain('plow c2')
    expect(t.seat(0).goods).toEqual({})
  })
})

describe('B12: what cards exchange at any time, for a price', () => {
  it('food for a purchase is raised from what the price does not need', () => {
    const seat = {
      goods: { grain: 2, sheep: 1 },
      majors: ['fireplace-2'],
      played: ['grocer'],
      hand: ['whisky-barrels'],
    }
    const t = scenario({ seats: [seat] }).play('meeting-place', 'play whisky-barrels')
    expect(t.moves()).toEqual(['cook sheep 1'])
    t.play('cook sheep 1', 'use grocer wood 1', 'use grocer grain 1')
    expect(t.seat(0)).toMatchObject({ goods: { wood: 1 }, ledger: [{ card: 'whisky-barrels', points: 5 }] })
  })

  it('is found among many exchanges: the clay stays for the price, sheep become the stone', () => {
    const seat = {
      goods: { clay: 2, sheep: 6, grain: 3, food: 6 },
      pastures: [['c1', 'd1', 'e1']],
      played: ['grocer', 'hard-porcelain', 'sheep-walker'],
    }
    const t = scenario({ round: 4, seats: [seat] }).play('major-improvement')
    expect(t.moves()).toContain('build pottery')
    t.play('build pottery', 'use sheep-walker stone 1', 'use sheep-walker stone 1')
    expect(t.seat(0)).toMatchObject({ goods: { sheep: 4, grain: 3, food: 6 }, majors: ['pottery'] })
  })
})

describe('B7, F1: what is paid first', () => {
  const market = (seat: SeatSetup) => scenario({ players: 5, seats: [seat] })

  it('the cattle of the Animal Market are paid before they come, and cannot be cooked for their price', () => {
    const t = market({ majors: ['cooking-hearth-4'], goods: {} }).play('animal-market')
    expect(t.moves()).toEqual(['take sheep 1 food 1', 'take boar 1'])
  })

  it('the food for them can be raised', () => {
    const t = market({ goods: { grain: 1 } }).play('animal-market')
    expect(t.moves()).toEqual(['take sheep 1 food 1', 'take boar 1', 'take cattle 1'])
    t.play('take cattle 1', 'eat grain 1')
    expect(t.seat(0).goods).toEqual({ cattle: 1 })
  })

  it('a full farm can cook an animal for the price of the next one', () => {
    const t = market({ majors: ['fireplace-2'], goods: { sheep: 1 } }).play('animal-market', 'take cattle 1')
    expect(t.moves()).toEqual(['cook sheep 1'])
    t.play('cook sheep 1')
    expect(t.seat(0).goods).toEqual({ cattle: 1, food: 1 })
  })
})

describe('B13: prices are paid from the supply', () => {
  it('not from fields, spaces or other players', () => {
    const seats = [{ crops: { c1: 'grain 3' }, played: ['braggart'], hand: ['hedge-keeper'], goods: {} }]
    expect(scenario({ seats }).refusal('lessons')?.refused).toBe('illegal-move')
  })
})
