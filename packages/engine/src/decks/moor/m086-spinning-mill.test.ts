import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Spinning Mill (M086)', () => {
  const ROOMS = ['a1', 'a2', 'a3', 'b3']
  const table = (sheep: number, seat = {}) =>
    scenario({
      moor: 2,
      round: 4,
      seats: [
        {
          goods: { food: 9, fuel: 9, sheep },
          rooms: ROOMS,
          pastures: [['d1', 'e1', 'd2', 'e2']],
          played: ['spinning-mill'],
          majors: ['fireplace-2'],
          ...seat,
        },
      ],
    }).toAsk('feed')
  const bill = (t: ReturnType<typeof scenario>) => t.moves(0).filter((move) => move.startsWith('heat')).length - 1

  it('lowers the bill by 1 for every pair of sheep: 5 sheep, 2 fuel', () => {
    expect(bill(table(5))).toBe(2)
    expect(bill(table(1))).toBe(4)
  })

  it('counts the sheep of the field phase: those eaten since still count', () => {
    const t = table(5).playAs(0, 'cook sheep 3').throughJson()
    expect([t.seat(0).goods.sheep, bill(t)]).toEqual([2, 2])
  })

  it('never lowers it below 0', () => {
    const t = table(7, { house: 'clay', rooms: ['a1', 'a2', 'a3'] })
    expect(t.moves(0).some((move) => move.startsWith('heat'))).toBe(false)
  })

  it('counts anew in the next harvest', () => {
    const t = table(4).playAs(0, 'cook sheep 4').playAs(0, 'heat fuel 2').toRound(7).toAsk('feed')
    expect(bill(t)).toBe(4)
  })

  it('asks for 1 sheep, which is not paid', () => {
    const play = (sheep: number) =>
      scenario({ moor: 2, seats: [{ goods: { wood: 2, clay: 2, sheep }, hand: ['spinning-mill'] }] })
    expect(play(1).play('major-improvement', 'play spinning-mill').seat(0).goods).toEqual({ sheep: 1 })
    expect(play(0).play('major-improvement').moves()).not.toContain('play spinning-mill')
  })
})
