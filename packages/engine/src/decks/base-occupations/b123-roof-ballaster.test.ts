import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Roof Ballaster (B123)', () => {
  const played = (goods: object, seat: SeatSetup = {}) =>
    scenario({ seats: [{ goods, hand: ['roof-ballaster'], ...seat }] }).play('lessons', 'play roof-ballaster')

  it('gives 1 stone for each room for 1 food in all', () => {
    const t = played({ food: 2 }).throughJson()
    expect([t.moves(), t.seat(0).goods]).toEqual([['use roof-ballaster', 'done'], { food: 2 }])
    expect([t.play('use roof-ballaster').seat(0).goods, t.asked]).toEqual([{ food: 1, stone: 2 }, 1])
    const four = played({ food: 1 }, { rooms: ['a1', 'a2', 'a3', 'b1'] }).play('use roof-ballaster')
    expect(four.seat(0).goods).toEqual({ stone: 4 })
  })

  it('may be left, and is gone then', () => {
    const t = played({ food: 2 }).play('done')
    expect([t.seat(0).goods, t.asked]).toEqual([{ food: 2 }, 1])
    expect(t.play('forest').extras()).not.toContain('use roof-ballaster')
  })

  it('takes its food on top of the occupation cost', () => {
    const second = { played: ['conservator'] }
    const poor = played({ food: 1 }, second)
    expect(poor.seat(0)).toEqual(
      expect.objectContaining({
        goods: {},
        played: [expect.objectContaining({ card: 'conservator' }), expect.objectContaining({ card: 'roof-ballaster' })],
      }),
    )
    expect(poor.asked).toBe(1)
    const rich = played({ food: 2 }, second)
    expect(rich.moves()).toEqual(['use roof-ballaster', 'done'])
    expect(rich.play('use roof-ballaster').seat(0).goods).toEqual({ stone: 2 })
  })

  it('may be played without food, and takes food that has to be raised', () => {
    expect(played({}).asked).toBe(1)
    const t = played({ grain: 1 }).play('use roof-ballaster').throughJson()
    expect([t.moves(), t.play('eat grain 1').seat(0).goods]).toEqual([['eat grain 1'], { stone: 2 }])
  })

  it('does not take a Caravan for a room', () => {
    expect(
      played({ food: 1 }, { played: ['caravan'] })
        .play('use roof-ballaster')
        .seat(0).goods,
    ).toEqual({ stone: 2 })
  })
})
