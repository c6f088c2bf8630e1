import { describe, expect, it } from 'vitest'
import { type ExpressSeatSetup, expressScenario } from '../testing/express-scenario.ts'

const table = (dice: string, seat: ExpressSeatSetup = {}) => expressScenario({ dice, seats: [seat] }).play('keep')

describe('oven and hearth (X5)', () => {
  it.each([
    ['oven', 'grain', 2],
    ['oven', 'vegetable', 3],
    ['hearth', 'sheep', 2],
    ['hearth', 'boar', 3],
    ['hearth', 'cattle', 4],
  ] as const)('%s: %s gives %i food at any time', (improvement, good, food) => {
    const t = table('wood', { pastures: 1, improvements: [improvement], goods: { [good]: 3 } })
    expect(t.extras()).toContain(`cook ${good} 1`)
    t.play(`cook ${good} 2`)
    expect(t.events).toEqual([{ event: 'cooked', seat: 0, good, count: 2, food: 2 * food }])
    expect(t.seat(0).goods).toEqual({ [good]: 1, food: 2 * food })
    expect(t.ask).toBe('group')
    expect(t.refusal(`cook ${good} 2`)?.message).toContain('not so much')
  })

  it('without them nothing gives food', () => {
    const t = table('wood', { pastures: 1, goods: { grain: 1, sheep: 1 } })
    expect(t.extras()).toEqual(['discard sheep 1'])
    expect(t.refusal('cook grain 1')?.message).toContain('oven')
    expect(t.refusal('cook sheep 1')?.message).toContain('hearth')
    expect(t.refusal('cook wood 1')?.message).toContain('Nobody')
    expect(t.refusal('discard grain 1')?.message).toContain('animals')
  })

  it('cooks before the dice are chosen, while paying and while feeding', () => {
    const seat: ExpressSeatSetup = { improvements: ['oven'], goods: { grain: 3 } }
    const t = expressScenario({ dice: 'mayor food food 2food', seats: [seat] })
    t.play('cook grain 1').play('keep', 'learn mayor')
    expect(t.moves()).toEqual(['pay food 1', 'pay dice food+food', 'pay dice 2food', 'pay dice food+2food'])
    t.play('cook grain').play('pay food 1')
    expect(t.seat(0).goods).toEqual({ food: 3, grain: 1 })
  })

  it('can only be cooked by the seat that is asked', () => {
    const t = expressScenario({ dice: 'wood', seats: [{}, { improvements: ['oven'], goods: { grain: 1 } }] })
    expect(t.refusal('cook grain 1', 1)).toMatchObject({ refused: 'not-your-turn' })
    expect(t.extras(1)).toEqual([])
  })
})

describe('workshops (X5)', () => {
  it.each([
    ['basketmaker', 'reed'],
    ['joinery', 'wood'],
    ['pottery', 'brick'],
    ['stonecutter', 'stone'],
  ] as const)('%s: 1 more %s when it is collected', (improvement, good) => {
    const t = table(`${good} ${good}`, { improvements: [improvement], goods: {} })
    expect(t.play(`take ${good}`).seat(0).goods).toEqual({ [good]: 2 })
    const other = good === 'reed' ? 'wood' : 'reed'
    expect(
      table(other, { improvements: [improvement], goods: {} })
        .play(`take ${other}`)
        .seat(0).goods,
    ).toEqual({
      [other]: 1,
    })
  })

  it('their virtual die is not collected alone', () => {
    expect(table('grain', { improvements: ['joinery'], goods: {} }).moves()).toEqual(['take grain'])
  })

  it('their virtual die pays double together with a real one', () => {
    const t = table('pasture wood', { improvements: ['joinery'], goods: {} })
    expect(t.moves()).toContain('pasture')
    t.play('pasture')
    expect(t.events).toContainEqual({ event: 'paid', seat: 0, sheet: {}, dice: ['wood'], virtual: ['wood'] })
    expect([t.seat(0).pastures, t.dice()]).toEqual([1, ''])
    expect(expressScenario({ dice: 'pasture', seats: [{ improvements: ['joinery'], goods: {} }] }).moves()).toEqual([
      'roll',
    ])
  })

  it('leave the choice between one real die and two', () => {
    const t = table('pasture wood wood', { improvements: ['joinery'], goods: { wood: 1 } }).play('pasture')
    expect(t.moves()).toEqual(['pay wood 1', 'pay dice wood', 'pay dice wood+wood'])
    expect(t.play('pay dice wood').dice()).toBe('wood')
  })

  it('stand in for one die of their kind: three real and the virtual one pay 2', () => {
    const t = table('house brick brick brick', { improvements: ['pottery'], goods: {} }).play('upgrade brick')
    expect([t.seat(0).house, t.dice()]).toEqual(['brick', ''])
    expect(table('house brick brick', { improvements: ['pottery'], goods: {} }).moves()).not.toContain('upgrade brick')
  })

  it('help each other in one group', () => {
    const seat: ExpressSeatSetup = { improvements: ['basketmaker', 'joinery'], goods: {} }
    const t = table('house reed wood', seat).play('rooms 1')
    expect([t.seat(0).rooms, t.dice()]).toEqual([1, ''])
  })
})
