import { describe, expect, it } from 'vitest'
import { dealtWith, scenario } from '../../testing/scenario.ts'

const SHEEP = 'take sheep 1 food 1'
const BOAR = 'take boar 1'
const CATTLE = 'take cattle 1'

describe('Animal Brander (A180)', () => {
  const table = (goods: object, seat = {}) =>
    scenario({ players: 5, seats: [{ goods, pastures: [['e1']], played: ['animal-brander'], ...seat }] })
  const branded = (goods: object, seat = {}) =>
    table(goods, seat).play('animal-market', 'use animal-brander').throughJson()

  it('carries out the option of this use twice for 1 food: 2 sheep and 2 food', () => {
    const t = table({ food: 1 }).play('animal-market').throughJson()
    expect(t.moves()).toEqual(['use animal-brander', 'done'])
    t.play('use animal-brander').throughJson()
    expect([t.seat(0).goods, t.moves()]).toEqual([{}, [SHEEP, BOAR]])
    t.play(SHEEP)
    expect([t.seat(0).goods, t.asked]).toEqual([{ sheep: 2, food: 2 }, 1])
  })

  it('brings 2 boars', () => {
    expect(branded({ food: 1 }).play(BOAR).seat(0).goods).toEqual({ boar: 2 })
  })

  it('brings 2 cattle for 3 food in all, and is no way to them with 2', () => {
    expect(branded({ food: 3 }).play(CATTLE).seat(0).goods).toEqual({ cattle: 2 })
    const t = branded({ food: 2 })
    expect(t.moves()).toEqual([SHEEP, BOAR])
    expect(t.refusal(CATTLE)?.refused).toBe('illegal-move')
    expect(table({ food: 2 }).play('animal-market', 'done').moves()).toContain(CATTLE)
  })

  it('lets the first cattle be cooked for the food of the second', () => {
    const t = branded({ food: 2 }, { majors: ['fireplace-2'] })
      .play(CATTLE)
      .throughJson()
    expect(t.moves()).toEqual(['cook cattle 1'])
    expect(t.play('cook cattle').seat(0).goods).toEqual({ cattle: 1, food: 2 })
  })

  it('wants its fee before anything arrives: the food of the first sheep cannot pay it', () => {
    const t = table({}).play('animal-market')
    expect([t.ask, t.moves()]).toEqual(['acts', [SHEEP, BOAR]])
    expect(t.play(SHEEP).seat(0).goods).toEqual({ sheep: 1, food: 1 })
  })

  it('takes a fee raised from crops', () => {
    const t = branded({ grain: 1 })
    expect(t.moves()).toEqual(['eat grain 1'])
    expect(t.play('eat grain', BOAR).seat(0).goods).toEqual({ boar: 2 })
  })

  it('asks about each animal that finds no place', () => {
    const t = branded({ food: 1 }, { pastures: [] }).play(BOAR)
    expect([t.throughJson().ask, t.moves()]).toEqual(['keep', ['keep boar 1']])
    expect(t.play('keep boar 1').seat(0).goods).toEqual({ boar: 1 })
  })

  it('may be left, and holds for this use only', () => {
    expect(table({ food: 1 }).play('animal-market', 'done', BOAR).seat(0).goods).toEqual({ boar: 1, food: 1 })
    const t = branded({ food: 1 })
      .play(BOAR)
      .toRound(2)
      .until(({ asked }) => asked === 0)
    const food = t.seat(0).goods.food ?? 0
    t.play('animal-market')
    if (food > 0) t.play('done')
    expect(t.play(BOAR).seat(0).goods.boar).toBe(3)
  })

  it('does nothing for others or elsewhere', () => {
    const other = scenario({ players: 5, starting: 4, seats: [{ goods: { food: 1 }, played: ['animal-brander'] }] })
    expect(other.play('animal-market').ask).toBe('acts')
    expect(table({ food: 1 }).play('grove').asked).toBe(1)
  })

  it('is used with 5 or 6 players', () => {
    expect(dealtWith('animal-brander')).toEqual([5, 6])
  })
})
