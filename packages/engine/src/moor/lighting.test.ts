import { describe, expect, it } from 'vitest'
import { scenario } from '../testing/scenario.ts'

const table = (goods: object, majors: string[] = []) =>
  scenario({ moor: 1, lighting: true, seats: [{ goods, majors }] })

describe('M14: lighting the stove', () => {
  it('a new cooking improvement does nothing until 1 fuel lights it', () => {
    const t = table({ clay: 2, sheep: 1, wood: 1 }).play('major-improvement', 'build fireplace-2').throughJson()
    expect(t.seat(0).unlit).toEqual(['fireplace-2'])
    t.play('day-laborer')
    expect(t.refusal('cook sheep 1')?.message).toBe('You have no improvement to cook that with.')
    expect(t.extras()).toContain('light fireplace-2')
    t.play('light fireplace-2', 'cook sheep 1')
    expect(t.seat(0)).toMatchObject({ unlit: [], goods: { food: 2 } })
  })

  it('it takes fuel or wood, and its points count all the same', () => {
    const t = table({ clay: 2 }).play('major-improvement', 'build fireplace-2', 'day-laborer')
    expect(t.refusal('light fireplace-2')?.message).toBe('That takes 1 fuel.')
    expect(t.score(0, 'cards')).toBe(1)
  })

  it('an upgrade is lit as the card given for it was', () => {
    const unlit = table({ clay: 2 }).play('major-improvement', 'build fireplace-2', 'day-laborer', 'fishing', 'forest')
    const lit = table({}, ['fireplace-2']).play('major-improvement', 'build cooking-hearth-4 return fireplace-2')
    expect(lit.seat(0)).toMatchObject({ majors: ['cooking-hearth-4'], unlit: [] })
    expect(unlit.state.round).toBe(2)
    unlit.until(({ asked }) => asked === 0)
    unlit.play('major-improvement', 'build cooking-hearth-4 return fireplace-2')
    expect(unlit.seat(0)).toMatchObject({ majors: ['cooking-hearth-4'], unlit: ['cooking-hearth-4'] })
  })

  it('baking with an unlit card is impossible too', () => {
    const t = scenario({ moor: 1, lighting: true, round: 3, seats: [{ goods: { clay: 2, grain: 1, fuel: 1 } }] })
    t.play('major-improvement', 'build fireplace-2', 'day-laborer')
    expect(t.moves()).not.toContain('grain-utilization')
    t.play('light fireplace-2')
    expect(t.moves()).toContain('grain-utilization')
  })

  it('it takes fuel or wood that is there: what could become wood is exchanged before', () => {
    const t = table({ clay: 3 }, ['ceramics-stall']).play('major-improvement', 'build fireplace-2', 'day-laborer')
    expect(t.refusal('light fireplace-2')?.message).toBe('That takes 1 fuel.')
    t.play('use ceramics-stall wood 1', 'light fireplace-2')
    expect(t.seat(0)).toMatchObject({ unlit: [], goods: {} })
  })

  it('without the variant everything is lit', () => {
    const t = scenario({ moor: 1, seats: [{ goods: { clay: 2 } }] }).play('major-improvement', 'build fireplace-2')
    expect(t.seat(0).unlit).toEqual([])
  })
})
