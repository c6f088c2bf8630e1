import { describe, expect, it } from 'vitest'
import { type ExpressSeatSetup, expressScenario } from '../../testing/express-scenario.ts'

const table = (dice: string, seat: ExpressSeatSetup = {}) => expressScenario({ dice, seats: [seat] }).play('keep')

describe('rooms (X4)', () => {
  it('cost 1 reed and 1 of the material of the house each, as many as one can pay', () => {
    const t = table('house wood', { goods: { reed: 3, wood: 2 } })
    expect(t.moves()).toEqual(['take wood', 'rooms 1', 'rooms 2'])
    t.play('rooms 2')
    expect(t.seat(0)).toMatchObject({ rooms: 2, goods: { reed: 1 } })
    expect(t.dice()).toBe('wood')
    const brick = table('house wood', { house: 'brick', goods: { reed: 1, brick: 1, wood: 5 } }).play('rooms 1')
    expect(brick.seat(0)).toMatchObject({ rooms: 1, goods: { wood: 5 } })
    const stone = table('house wood', { house: 'stone', goods: { reed: 1, stone: 1 } }).play('rooms 1')
    expect(stone.seat(0)).toMatchObject({ rooms: 1, goods: {} })
  })

  it('need a house die', () => {
    expect(table('field wood').refusal('rooms 1')?.message).toContain('house die')
  })
})

describe('upgrade (X4)', () => {
  it('costs 2 brick, then 2 stone', () => {
    const t = table('house', { goods: { brick: 2, stone: 1 } })
    expect(t.moves()).toEqual(['upgrade brick'])
    t.play('upgrade brick')
    expect(t.seat(0)).toMatchObject({ house: 'brick', goods: { stone: 1 } })
    const next = table('house', { house: 'brick', goods: { stone: 2 } }).play('upgrade stone')
    expect(next.seat(0)).toMatchObject({ house: 'stone', goods: {} })
  })

  it('may make both steps in one action, for both costs', () => {
    const t = table('house', { goods: { brick: 2, stone: 2 } })
    expect(t.moves()).toEqual(['upgrade brick', 'upgrade stone'])
    t.play('upgrade stone')
    expect(t.seat(0)).toMatchObject({ house: 'stone', goods: {} })
  })

  it('ends with stone', () => {
    expect(table('house wood', { house: 'stone', goods: { brick: 9, stone: 9 } }).moves()).toEqual(['take wood'])
  })
})

describe('baby (X4)', () => {
  it('needs more rooms than babies, and there are 4 at most', () => {
    expect(table('house wood', { goods: {} }).moves()).not.toContain('baby')
    expect(table('house wood', { rooms: 1, goods: {} }).moves()).toContain('baby')
    expect(table('house wood', { rooms: 1, babies: 1, goods: {} }).moves()).not.toContain('baby')
    expect(table('house wood', { rooms: 4, babies: 3, goods: {} }).moves()).toContain('baby')
    expect(table('house wood', { rooms: 5, babies: 4, goods: {} }).moves()).not.toContain('baby')
  })

  it('is one in an action, and free', () => {
    const t = table('house house', { rooms: 3, goods: {} }).play('baby')
    expect([t.seat(0).babies, t.asked, t.dice()]).toEqual([1, 1, 'house'])
  })
})

describe('field (X4)', () => {
  it('may stay bare', () => {
    const t = table('field grain', { goods: {} }).play('field')
    expect([t.seat(0).fields, t.seat(0).goods, t.dice()]).toEqual([1, {}, 'grain'])
  })

  it('is planted from a die or from the sheet: 2 of it are recorded', () => {
    const t = table('field grain vegetable', { goods: { vegetable: 1 } })
    expect(t.moves().filter((text) => text.startsWith('field'))).toEqual([
      'field',
      'field grain die',
      'field vegetable die',
      'field vegetable sheet',
    ])
    t.play('field grain die')
    expect([t.seat(0).goods, t.dice()]).toEqual([{ grain: 2, vegetable: 1 }, 'vegetable'])
    const sheet = table('field vegetable', { goods: { vegetable: 1 } }).play('field vegetable sheet')
    expect([sheet.seat(0).goods, sheet.dice()]).toEqual([{ vegetable: 2 }, 'vegetable'])
  })
})

describe('pasture (X4)', () => {
  it('costs 1 wood and may take 1 animal die', () => {
    const t = table('pasture sheep sheep boar', { goods: { wood: 1 } })
    expect(t.moves()).toEqual(['pasture', 'pasture sheep', 'pasture boar'])
    t.play('pasture sheep')
    expect(t.seat(0)).toMatchObject({ pastures: 1, goods: { sheep: 1 }, pens: [{ animal: 'sheep', count: 1 }] })
    expect(t.dice()).toBe('sheep boar')
    expect(expressScenario({ dice: 'pasture sheep', seats: [{ goods: {} }] }).moves()).toEqual(['roll'])
  })

  it('lets the animal join earlier ones of its type', () => {
    const t = table('pasture sheep', { pastures: 1, goods: { wood: 1, sheep: 2 } }).play('pasture sheep')
    expect(t.seat(0)).toMatchObject({ pastures: 2, goods: { sheep: 3 } })
  })
})

describe('occupation (X4)', () => {
  it('costs 1 food and is the one shown', () => {
    const t = table('rancher')
    expect(t.moves()).toEqual(['learn rancher'])
    t.play('learn rancher')
    expect(t.seat(0)).toMatchObject({ occupations: ['rancher'], goods: { food: 1 } })
    expect(t.dice()).toBe('')
  })

  it('may be learned by several players', () => {
    const t = expressScenario({ dice: 'rancher', seats: [{}, { occupations: ['rancher'] }] })
    expect(t.play('keep').moves()).toEqual(['learn rancher'])
  })

  it('is any that is not owned if the face is', () => {
    const t = table('rancher', { occupations: ['rancher', 'mayor'], goods: { food: 1 } })
    expect(t.moves()).toEqual(['learn builder', 'learn farmer', 'learn gatherer', 'learn midwife'])
    expect(t.refusal('learn mayor')?.message).toContain('may choose')
    expect(t.play('learn midwife').seat(0).occupations).toEqual(['mayor', 'rancher', 'midwife'])
  })

  it('is none when all six are owned', () => {
    const all = ['mayor', 'builder', 'farmer', 'rancher', 'gatherer', 'midwife'] as const
    expect(
      table('rancher wood', { occupations: [...all] })
        .moves()
        .some((text) => text.startsWith('learn')),
    ).toBe(false)
  })
})

describe('improvements (X4)', () => {
  it('cookery costs 1 brick or 1 stone', () => {
    const t = table('oven').play('build oven')
    expect(t.moves()).toEqual(['pay brick 1', 'pay stone 1'])
    t.play('pay stone 1')
    expect(t.seat(0)).toMatchObject({ improvements: ['oven'], goods: { food: 2, reed: 1, wood: 1, brick: 1 } })
    const dice = table('hearth stone stone brick', { goods: {} }).play('build hearth')
    expect([dice.seat(0).improvements, dice.dice()]).toEqual([['hearth'], 'brick'])
  })

  it('workshops cost 1 wood', () => {
    const t = table('pottery').play('build pottery')
    expect(t.seat(0).goods).toEqual({ food: 2, reed: 1, brick: 1, stone: 1 })
    expect(expressScenario({ dice: 'pottery', seats: [{ goods: { brick: 5, stone: 5 } }] }).moves()).toEqual(['roll'])
  })

  it('an owned face gives any that is not owned, for the cost of the face', () => {
    const t = table('oven', { improvements: ['oven'], goods: { brick: 1 } })
    expect(t.moves()).toEqual([
      'build hearth',
      'build basketmaker',
      'build joinery',
      'build pottery',
      'build stonecutter',
    ])
    expect(t.play('build joinery').seat(0)).toMatchObject({ improvements: ['oven', 'joinery'], goods: {} })
    const workshop = table('joinery', { improvements: ['joinery'], goods: { wood: 1 } }).play('build hearth')
    expect(workshop.seat(0)).toMatchObject({ improvements: ['hearth', 'joinery'], goods: {} })
    expect(table('hearth wood', { improvements: ['oven'] }).refusal('build joinery')).not.toBeNull()
  })
})

describe('produce and resources (X4)', () => {
  it('are 1 to 3 dice of one type', () => {
    const t = table('grain grain vegetable wood reed wood', { goods: {} })
    expect(t.moves()).toEqual([
      'take grain',
      'take grain+grain',
      'take vegetable',
      'take reed',
      'take wood',
      'take wood+wood',
    ])
    expect(t.refusal('take grain+vegetable')?.message).toContain('one type')
    expect(t.refusal('take grain+grain+grain')).not.toBeNull()
    expect(t.play('take grain+grain').seat(0).goods).toEqual({ grain: 2 })
  })

  it('count the food faces as one type, by their value', () => {
    const t = table('food 2food 2food', { goods: {} })
    expect(t.moves()).toEqual([
      'take 2food',
      'take 2food+2food',
      'take food',
      'take food+2food',
      'take food+2food+2food',
    ])
    expect(t.play('take 2FOOD+food + 2food'.replace(' + ', '+')).seat(0).goods).toEqual({ food: 5 })
  })
})

describe('animals (X4)', () => {
  it('need a pasture or a hearth', () => {
    expect(table('sheep sheep wood').moves()).toEqual(['take wood'])
    expect(table('sheep sheep wood', { pastures: 1 }).moves()).toContain('take sheep+sheep')
    expect(table('sheep wood', { improvements: ['hearth'] }).moves()).toContain('take sheep')
  })

  it('join their type or go into an empty pasture', () => {
    const t = table('sheep sheep boar', { pastures: 1, goods: { sheep: 2 } }).play('take sheep+sheep')
    expect([t.seat(0).goods, t.asked]).toEqual([{ sheep: 4 }, 1])
    const two = table('boar', { pastures: 2, goods: { sheep: 2 } }).play('take boar')
    expect([two.seat(0).goods, two.asked]).toEqual([{ sheep: 2, boar: 1 }, 1])
  })

  it('are cooked at once without a pasture', () => {
    const t = table('boar boar', { improvements: ['hearth'], goods: {} }).play('take boar+boar')
    expect([t.seat(0).goods, t.asked]).toEqual([{ food: 6 }, 1])
  })

  it('make room by letting one type go, the earlier or the new', () => {
    const t = table('boar boar', { pastures: 1, goods: { sheep: 3 } }).play('take boar+boar')
    expect([t.ask, t.moves()]).toEqual(['animals', ['discard sheep 3', 'discard boar 2']])
    expect(t.throughJson().refusal('keep')?.message).toContain('let one kind go')
    expect(t.play('discard sheep 3').seat(0).goods).toEqual({ boar: 2 })
    expect(t.asked).toBe(1)
  })

  it('are cooked to make room with a hearth', () => {
    const seat = { pastures: 2, goods: { sheep: 3, cattle: 1 }, improvements: ['hearth' as const] }
    const t = table('boar', seat).play('take boar')
    expect(t.moves()).toEqual(['cook sheep 3', 'cook boar 1', 'cook cattle 1'])
    t.play('cook sheep 1')
    expect(t.ask).toBe('animals')
    t.play('cook sheep 2')
    expect([t.seat(0).goods, t.asked]).toEqual([{ food: 6, boar: 1, cattle: 1 }, 1])
  })
})
