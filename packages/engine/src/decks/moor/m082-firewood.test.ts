import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Firewood (M082)', () => {
  const table = (goods = {}, seat = {}) =>
    scenario({
      moor: 2,
      round: 4,
      seats: [{ goods: { food: 9, ...goods }, home: 0, people: 2, majors: ['well'], played: ['firewood'], ...seat }],
    }).toAsk('feed')
  const heats = (t: ReturnType<typeof scenario>) => t.moves(0).filter((move) => move.startsWith('heat'))

  it('lowers the bill by 1 if at least 1 wood is burnt for it: 2 rooms and 1 wood, and nothing more is due', () => {
    const t = table({ wood: 1 }).throughJson()
    t.playAs(0, 'heat wood 1')
    expect([t.seat(0).ill, t.seat(0).goods.wood]).toEqual([0, undefined])
  })

  it('lowers nothing without wood, nor for wood that became fuel before', () => {
    const t = table({ fuel: 1 }).playAs(0, 'heat fuel 1')
    expect(t.seat(0).ill).toBe(1)
    const turned = table({ wood: 1 }).playAs(0, 'fuel 1')
    expect(heats(turned)).toEqual(['heat fuel 1', 'heat nothing'])
    expect(turned.playAs(0, 'heat fuel 1').seat(0).ill).toBe(1)
  })

  it('counts once, whatever the amount of wood', () => {
    const rooms = ['a1', 'a2', 'a3', 'b1']
    const t = table({ wood: 5 }, { rooms })
    expect(heats(t)).toContain('heat wood 3')
    expect(heats(t)).not.toContain('heat wood 4')
    expect(table({ wood: 2 }, { rooms }).playAs(0, 'heat wood 2').seat(0).ill).toBe(1)
  })

  it('takes the wood also where the bill becomes 0', () => {
    const t = table({ wood: 1, fuel: 1 }, { house: 'clay' })
    expect(heats(t)).toEqual(expect.arrayContaining(['heat wood 1', 'heat fuel 1']))
    expect(t.playAs(0, 'heat wood 1').seat(0).goods).toMatchObject({ fuel: 1 })
    expect([t.seat(0).goods.wood, t.seat(0).ill]).toEqual([undefined, 0])
  })

  it('gains nothing with the Heating Stove, but joins the other parts of the bill', () => {
    const stove = table({ wood: 1 }, { majors: ['heating-stove'] })
    expect(stove.playAs(0, 'heat wood 1').seat(0)).toMatchObject({ ill: 0 })
    const both = table({ wood: 1 }, { majors: ['furnace'], rooms: ['a1', 'a2', 'a3'] })
    expect(both.playAs(0, 'heat wood 1').seat(0).ill).toBe(0)
  })

  it('brings 1 fuel when it is played, for 1 wood and 1 major', () => {
    const play = (majors: string[]) =>
      scenario({ moor: 2, seats: [{ goods: { wood: 1 }, majors, hand: ['firewood'] }] })
    expect(play(['well']).play('major-improvement', 'play firewood').seat(0).goods).toEqual({ fuel: 1 })
    expect(play([]).refusal('major-improvement')?.refused).toBe('illegal-move')
  })
})
