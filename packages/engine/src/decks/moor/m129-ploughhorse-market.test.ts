import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Ploughhorse Market (M129)', () => {
  const table = (goods: object, seat = {}, round = 1) =>
    scenario({ moor: 2, round, seats: [{ goods, played: ['ploughhorse-market'], ...seat }, { goods: { food: 1 } }] })

  it('may buy one horse for 1 food right after Farmland', () => {
    const t = table({ food: 2 }).play('farmland')
    expect(t.moves()).not.toContain('use ploughhorse-market')
    t.play('plow c2').throughJson()
    expect(t.moves()).toEqual(['use ploughhorse-market', 'done'])
    t.play('use ploughhorse-market')
    expect([t.seat(0).goods, t.asked]).toEqual([{ horse: 1, food: 1 }, 1])
  })

  it('works with Cultivation too, may be left, and needs the food', () => {
    const t = table({ food: 1 }, {}, 13).play('cultivation', 'plow c2')
    expect(t.moves()).toEqual(['use ploughhorse-market', 'done'])
    expect(t.play('done').seat(0).goods).toEqual({ food: 1 })
    expect(table({}).play('farmland', 'plow c2').asked).toBe(1)
  })

  it('does nothing after Slash and Burn, nor for others', () => {
    expect(table({ food: 1 }, { forests: ['c2'] }).play('special sa1 slash-and-burn').asked).toBe(1)
    expect(table({ food: 1 }).play('forest', 'farmland', 'plow c2').asked).toBe(0)
  })

  it('may cook the horse at once', () => {
    const t = table({ food: 1, sheep: 1 }, { majors: ['horse-slaughterhouse-1'] })
    t.play('farmland', 'plow c2', 'use ploughhorse-market').throughJson()
    expect(t.moves()).toEqual(['keep horse 1', 'keep sheep 1'])
    expect(t.play('keep sheep 1').seat(0).goods).toEqual({ sheep: 1, food: 2 })
  })

  it('asks for 1 major, and 1 clay', () => {
    const play = (majors: string[]) =>
      scenario({ moor: 2, seats: [{ goods: { clay: 1 }, majors, hand: ['ploughhorse-market'] }] })
    expect(play(['well']).play('major-improvement', 'play ploughhorse-market').seat(0).goods).toEqual({})
    expect(play([]).refusal('major-improvement')?.refused).toBe('illegal-move')
  })
})
