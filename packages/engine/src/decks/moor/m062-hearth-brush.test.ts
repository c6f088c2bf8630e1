import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const PRICE = { clay: 2, stone: 1 }
const STACK = 6

describe('Hearth Brush (M062)', () => {
  const table = (goods: object, seat = {}) => scenario({ moor: 2, seats: [{ goods, hand: ['hearth-brush'], ...seat }] })
  const play = (goods: object, ...moves: string[]) =>
    table({ reed: 1, ...goods }).play('major-improvement', 'play hearth-brush', ...moves)

  it('may bring the Heating Stove to the top, the Stone Oven beneath', () => {
    const t = play({}).throughJson()
    expect(t.moves()).toEqual(['use hearth-brush', 'done'])
    t.play('use hearth-brush').throughJson()
    expect(t.events).toContainEqual({ event: 'raised', seat: 0, card: 'heating-stove' })
    expect(t.table.stacks[STACK]).toEqual(['stone-oven', 'heating-stove'])
    expect(play({}, 'done').table.stacks[STACK]).toEqual(['heating-stove', 'stone-oven'])
  })

  it('builds it after any person action from the next round on', () => {
    const t = play(PRICE, 'use hearth-brush', 'day-laborer', 'fishing')
    expect(t.asked).toBe(1)
    t.toRound(2).until((at) => at.asked === 0)
    t.play('infirmary').throughJson()
    expect(t.moves()).toEqual(['use hearth-brush', 'done'])
    t.play('use hearth-brush')
    expect(t.seat(0).majors).toEqual(['heating-stove'])
    expect(t.table.stacks[STACK]).toEqual(['stone-oven'])
  })

  it('does not build it after special actions, nor unpaid, nor beneath', () => {
    const t = play({ ...PRICE, food: 9 }, 'use hearth-brush')
      .toRound(2)
      .until((at) => at.asked === 0)
    expect(t.play('special sa2 hiring-fair').asked).toBe(1)
    const poor = play({ food: 9 }, 'use hearth-brush')
      .toRound(2)
      .until((at) => at.asked === 0)
    expect(poor.play('grain-seeds').asked).toBe(1)
    const beneath = play({ ...PRICE, food: 9 }, 'done')
      .toRound(2)
      .until((at) => at.asked === 0)
    expect(beneath.play('grain-seeds').asked).toBe(1)
  })

  it('lets others buy the Stove as well', () => {
    const t = scenario({ moor: 2, seats: [{ goods: { reed: 1 }, hand: ['hearth-brush'] }, { goods: PRICE }] })
    t.play('major-improvement', 'play hearth-brush', 'use hearth-brush')
    t.toRound(2).until((at) => at.asked === 1 && at.moves().includes('major-improvement'))
    expect(t.play('major-improvement').moves()).toContain('build heating-stove')
  })

  it('is worth a point to whoever owns the Stove', () => {
    const bonus = (majors: string[], played: string[]) =>
      scenario({ moor: 2, seats: [{ majors, played }] }).score(0, 'bonus')
    expect(bonus(['heating-stove'], ['hearth-brush']) - bonus(['heating-stove'], [])).toBe(1)
    expect(bonus(['stone-oven'], ['hearth-brush']) - bonus(['stone-oven'], [])).toBe(0)
  })

  it('costs 1 reed', () => {
    expect(table({ wood: 1 }).canPlay('hearth-brush')).toBe(false)
  })
})
