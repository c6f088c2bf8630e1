import { describe, expect, it } from 'vitest'
import { expressScenario } from '../testing/express-scenario.ts'

const sets = (moves: string[]) => moves.filter((text) => text.startsWith('set'))

describe('keep or roll (X3)', () => {
  it('begins the game with a roll of all 13 dice', () => {
    const t = expressScenario()
    expect([t.ask, t.moves()]).toEqual(['dice', ['roll']])
    expect(t.refusal('keep')).toMatchObject({
      refused: 'illegal-move',
      message: expect.stringContaining('first action'),
    })
    t.play('roll')
    expect(t.dice().split(' ')).toHaveLength(13)
    expect(t.events).toEqual([{ event: 'rolled', seat: 0, dice: t.dice().split(' ') }])
  })

  it('keeps what the last action left, or gathers and rolls everything', () => {
    const t = expressScenario({ dice: 'house field wood wood reed grain' }).play('keep', 'take wood+wood')
    expect([t.asked, t.dice()]).toEqual([1, 'house field grain reed'])
    t.play('keep')
    expect(t.events).toEqual([{ event: 'kept', seat: 1, dice: ['house', 'field', 'grain', 'reed'] }])
    t.play('take reed').play('roll')
    expect(t.dice().split(' ')).toHaveLength(13)
  })

  it('has to roll when the dice that are left make no group', () => {
    expect(expressScenario({ dice: '' }).moves()).toEqual(['roll'])
    const sheep = { dice: 'house sheep sheep', seats: [{ goods: {} }] }
    expect(expressScenario(sheep).refusal('keep')?.message).toContain('roll them')
    expect(expressScenario({ ...sheep, seats: [{ goods: {}, pastures: 1 }] }).moves()).toEqual(['keep', 'roll'])
    expect(expressScenario({ dice: 'mayor', seats: [{ goods: {} }] }).moves()).toEqual(['roll'])
  })

  it('counts groups that an occupation makes possible; then the dice have to be set', () => {
    const t = expressScenario({ dice: 'house', seats: [{ goods: { food: 2 }, occupations: ['mayor'] }] })
    expect(t.moves()).toEqual(['keep', 'roll'])
    t.play('keep')
    expect(t.moves()).toEqual(['set house field'])
    expect(t.refusal('set house pasture')).not.toBeNull()
    const poor = expressScenario({ dice: 'house', seats: [{ goods: { food: 1 }, occupations: ['mayor'] }] })
    expect(poor.moves()).toEqual(['roll'])
  })

  it('sets a die only to what leaves a group', () => {
    const t = expressScenario({
      dice: 'mayor joinery',
      seats: [{ goods: { brick: 1 }, occupations: ['builder'], improvements: [] }],
    })
    t.play('keep')
    expect(t.moves()).toEqual(['set joinery oven', 'set joinery hearth'])
  })

  it('can be made possible by cooking first', () => {
    const t = expressScenario({
      dice: 'mayor',
      seats: [{ goods: { sheep: 1 }, pastures: 1, improvements: ['hearth'] }],
    })
    expect([t.moves(), t.extras()]).toEqual([['roll'], ['cook sheep 1', 'discard sheep 1']])
    t.play('cook sheep 1').play('keep', 'learn mayor')
    expect(t.seat(0)).toMatchObject({ goods: { food: 1 }, occupations: ['mayor'] })
  })

  it('chooses once in an action', () => {
    expect(expressScenario({ dice: 'wood' }).play('keep').refusal('roll')?.message).toContain('once')
    expect(expressScenario({ dice: 'wood' }).refusal('take wood')?.message).toContain('Keep the dice or roll')
  })
})

describe('occupations that set dice (X3)', () => {
  const dice = 'house field farmer pottery food grain vegetable reed wood stone sheep boar cattle'
  const with_ = (name: string, food = 5) =>
    expressScenario({ dice, seats: [{ goods: { food }, occupations: [name as 'mayor'] }] }).play('keep')

  it('mayor: one farm die, for 2 food from the sheet', () => {
    const t = with_('mayor')
    expect(sets(t.moves())).toEqual(['set house pasture', 'set house field', 'set field house', 'set field pasture'])
    t.play('set field house')
    expect(t.seat(0).goods).toEqual({ food: 3 })
    expect(t.dice()).toContain('house house')
    expect(sets(t.moves())).toEqual([])
    expect(sets(with_('mayor', 1).moves())).toEqual([])
  })

  it('builder: the improvement die', () => {
    const t = with_('builder')
    expect(sets(t.moves())).toHaveLength(5)
    t.play('set pottery hearth')
    expect(t.events).toEqual([{ event: 'set', seat: 0, occupation: 'builder', from: 'pottery', to: 'hearth' }])
    expect(sets(t.moves())).toEqual([])
  })

  it.each([
    ['farmer', 'set grain food', 'set vegetable food', 'take food+food+food'],
    ['rancher', 'set sheep cattle', 'set boar cattle', 'pasture cattle'],
    ['gatherer', 'set reed stone', 'set wood stone', 'take stone+stone+stone'],
  ])('%s: up to 2 dice of one kind', (name, first, second, group) => {
    const t = with_(name)
    const before = t.moves()
    expect(before).toContain(first)
    t.play(first).throughJson()
    expect(t.moves()).toContain(second)
    t.play(second)
    expect(sets(t.moves())).toEqual([])
    if (name !== 'rancher') t.play(group)
    expect(with_(name).play(first).moves()).toContain('take food')
  })

  it('midwife: nothing', () => {
    expect(sets(with_('midwife').moves())).toEqual([])
  })

  it('uses one occupation in an action', () => {
    const t = expressScenario({ dice, seats: [{ occupations: ['farmer', 'gatherer'] }] }).play('keep')
    t.play('set grain food')
    expect(t.moves()).toContain('set vegetable food')
    expect(t.moves()).not.toContain('set reed wood')
    expect(t.refusal('set reed wood')?.message).toContain('one occupation')
  })

  it('sets only dice that are available, and leaves them so for the next player', () => {
    const t = expressScenario({ dice: 'grain wood', seats: [{ occupations: ['farmer', 'rancher'] }] }).play('keep')
    expect(sets(t.moves())).toEqual(['set grain food', 'set grain 2food', 'set grain vegetable'])
    expect(t.refusal('set sheep boar')?.message).toContain('No available die')
    t.play('set grain vegetable', 'take wood')
    expect([t.asked, t.dice()]).toEqual([1, 'vegetable'])
  })

  it('does not use an occupation before it is owned', () => {
    const t = expressScenario({ dice: 'farmer grain food' }).play('keep', 'learn farmer')
    expect(t.asked).toBe(1)
    expect(sets(t.play('keep').moves())).toEqual([])
  })
})

describe('costs (X3)', () => {
  it('come from the sheet, or from dice at double the cost; it is asked only where there is a choice', () => {
    const t = expressScenario({ dice: 'pasture wood wood' }).play('keep', 'pasture')
    expect([t.ask, t.moves()]).toEqual(['pay', ['pay wood 1', 'pay dice wood+wood']])
    expect(t.throughJson().refusal('feed')?.message).toContain('pay first')
    t.play('pay dice wood+wood')
    expect(t.seat(0)).toMatchObject({ pastures: 1, goods: { wood: 1 } })
    expect(t.dice()).toBe('')
    expect(t.events).toContainEqual({ event: 'paid', seat: 0, sheet: {}, dice: ['wood', 'wood'], virtual: [] })
    const sheet = expressScenario({ dice: 'pasture wood' }).play('keep', 'pasture')
    expect([sheet.asked, sheet.seat(0).goods.wood, sheet.dice()]).toEqual([1, undefined, 'wood'])
    const dice = expressScenario({ dice: 'pasture wood wood', seats: [{ goods: {} }] }).play('keep', 'pasture')
    expect([dice.asked, dice.seat(0).goods]).toEqual([1, {}])
  })

  it('are paid unit by unit one way or the other', () => {
    const t = expressScenario({ dice: 'house brick brick', seats: [{ goods: { brick: 1 } }] }).play('keep')
    expect(t.moves()).toContain('upgrade brick')
    t.play('upgrade brick')
    expect([t.seat(0).house, t.seat(0).goods]).toEqual(['brick', {}])
    const both = expressScenario({ dice: 'house brick brick', seats: [{ goods: { brick: 2 } }] }).play('keep')
    both.play('upgrade brick')
    expect(both.moves()).toEqual(['pay brick 2', 'pay brick 1 dice brick+brick'])
    expect(
      expressScenario({ dice: 'house brick', seats: [{ goods: { brick: 1 } }] })
        .play('keep')
        .moves(),
    ).not.toContain('upgrade brick')
  })

  it('mix for rooms', () => {
    const t = expressScenario({ dice: 'house reed reed wood', seats: [{ goods: { reed: 1, wood: 2 } }] }).play('keep')
    expect(t.moves().filter((text) => text.startsWith('rooms'))).toEqual(['rooms 1', 'rooms 2'])
    t.play('rooms 2')
    expect([t.seat(0).rooms, t.seat(0).goods, t.dice()]).toEqual([2, {}, 'wood'])
    const one = expressScenario({ dice: 'house reed reed', seats: [{ goods: { reed: 1, wood: 2 } }] }).play(
      'keep',
      'rooms 1',
    )
    expect(one.moves()).toEqual(['pay reed 1 wood 1', 'pay wood 1 dice reed+reed'])
  })

  it('are two dice for 1 food whatever food they show, or one 2-food die (ruling)', () => {
    const t = expressScenario({ dice: 'mayor food food 2food', seats: [{ goods: {} }] }).play('keep', 'learn mayor')
    expect(t.moves()).toEqual(['pay dice food+food', 'pay dice 2food', 'pay dice food+2food'])
    t.play('pay dice 2food')
    expect(t.dice()).toBe('food food')
    const poor = expressScenario({ dice: 'mayor food', seats: [{ goods: {} }] }).play('keep')
    expect(poor.moves()).toEqual(['take food'])
  })

  it('mix the faces of one type: a 1-food and a 2-food die together pay 1 food', () => {
    const t = expressScenario({ dice: 'mayor food 2food', seats: [{ goods: {} }] }).play('keep', 'learn mayor')
    expect(t.moves()).toEqual(['pay dice 2food', 'pay dice food+2food'])
    t.play('pay dice food+2food')
    expect([t.asked, t.dice(), t.seat(0).goods]).toEqual([1, '', {}])
  })

  it('are never more than two for each food', () => {
    const t = expressScenario({ dice: 'mayor 2food 2food food', seats: [{ goods: { food: 1 } }] })
    expect(t.play('keep', 'learn mayor').moves()).toEqual([
      'pay food 1',
      'pay dice 2food',
      'pay dice food+2food',
      'pay dice 2food+2food',
    ])
    expect(t.refusal('pay dice food+2food+2food')).not.toBeNull()
  })
})
