import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const TWO_ROOMS = { wood: 10, reed: 4 }

describe('Building Plan (M037)', () => {
  const table = (goods: object, seat = {}) =>
    scenario({ moor: 2, seats: [{ goods, played: ['building-plan'], ...seat }] })

  it('builds up to 2 stables for nothing after 2 rooms in one action', () => {
    const t = table(TWO_ROOMS).play('farm-expansion', 'room a1', 'room b1').throughJson()
    expect(t.moves()).toContain('choose e3')
    t.play('choose e3').throughJson().play('choose e2')
    expect([t.asked, t.seat(0).stables]).toEqual([1, ['e2', 'e3']])
    expect(t.seat(0).goods).toEqual({})
  })

  it('may be left, or stop at one', () => {
    const rooms = () => table(TWO_ROOMS).play('farm-expansion', 'room a1', 'room b1')
    expect(rooms().play('done').seat(0).stables).toEqual([])
    expect(rooms().play('choose c1', 'done').seat(0).stables).toEqual(['c1'])
  })

  it('does nothing after a single room, and does not add up two actions', () => {
    const t = table({ wood: 10, reed: 4 }).play('farm-expansion', 'room a1', 'done')
    expect([t.asked, t.seat(0).rooms.length]).toEqual([1, 3])
    t.until((at) => at.asked === 0 && at.state.round === 2 && at.moves().includes('farm-expansion'))
    t.play('farm-expansion', 'room b1')
    expect(t.asked).toBe(1)
  })

  it('builds where a stable may stand, 4 at the most', () => {
    const three = table(TWO_ROOMS, { stables: ['e1', 'e2', 'd2'], moors: ['c1'], fields: ['c2'] })
    three.play('farm-expansion', 'room a1', 'room b1')
    expect(three.moves()).not.toContain('choose c1')
    expect(three.moves()).not.toContain('choose c2')
    expect(three.play('choose e3').asked).toBe(1)
  })

  it('costs 1 food', () => {
    expect(table({ food: 1 }, { played: [], hand: ['building-plan'] }).canPlay('building-plan')).toBe(true)
    expect(table({}, { played: [], hand: ['building-plan'] }).canPlay('building-plan')).toBe(false)
  })
})
