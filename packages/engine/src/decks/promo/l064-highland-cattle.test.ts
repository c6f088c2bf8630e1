import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Highland Cattle (L064)', () => {
  const hand = (seat: SeatSetup = {}) => scenario({ seats: [{ goods: {}, hand: ['highland-cattle'], ...seat }] })
  const play = (seat?: SeatSetup) => hand(seat).play('meeting-place', 'play highland-cattle')
  const table = (goods: object, seat: SeatSetup = {}, more = {}) =>
    scenario({ round: 10, seats: [{ goods, played: ['highland-cattle'], ...seat }, { goods: {} }], ...more })

  it('brings 1 cattle and a place for it, so that the house stays free for another animal', () => {
    const t = play()
    expect([t.seat(0).goods, t.asked]).toEqual([{ cattle: 1 }, 1])
    const more = table({ cattle: 1 }).play('sheep-market').throughJson()
    expect([more.seat(0).goods, more.asked]).toEqual([{ sheep: 1, cattle: 1 }, 1])
    expect(more.seat(0).animals).toContainEqual({ pen: 'highland-cattle', animal: 'cattle', count: 1 })
  })

  it('asks for no animals at all; letting them go first is allowed', () => {
    const t = hand({ goods: { sheep: 1 } }).play('meeting-place')
    expect(t.asked).toBe(1)
    const released = hand({ goods: { sheep: 1 } }).play('discard sheep 1', 'meeting-place')
    expect(released.moves()).toContain('play highland-cattle')
  })

  it('holds one cattle and no other animal; it is no pasture', () => {
    const t = table({ cattle: 1, sheep: 1 }).play('sheep-market')
    expect([t.ask, t.moves()]).toEqual(['keep', ['keep sheep 1 cattle 1']])
    expect(t.seat(0).pastures).toEqual([])
    expect(table({ cattle: 2 }).play('cattle-market').moves()).toEqual(['keep cattle 2'])
    expect(t.refusal('arrange highland-cattle sheep 1, house sheep 1')?.refused).toBe('illegal-move')
  })

  it('counts, scores and breeds like any other', () => {
    const seats = [
      { goods: { cattle: 2, food: 9 }, home: 1, played: ['highland-cattle'], stables: ['b1'] },
      { goods: { food: 9 }, home: 0 },
    ]
    const t = scenario({ round: 11, seats }).play('clay-pit').playAs(0, 'feed').playAs(1, 'feed')
    expect(t.seat(0).goods.cattle).toBe(3)
    expect(t.score(0, 'cattle')).toBe(2)
  })

  it('loses its place for good when the owner has no cattle any more', () => {
    const t = table({ cattle: 1 }).play('discard cattle 1').throughJson()
    expect(at(t.seat(0).played, 0).data).toEqual([1])
    t.play('cattle-market', 'forest', 'sheep-market')
    expect([t.ask, t.moves()]).toEqual(['keep', ['keep cattle 1', 'keep sheep 1']])
  })

  it('lasts while cattle come and go without a break (ruling)', () => {
    const t = table({ cattle: 1 }).play('cattle-market', 'forest').play('discard cattle 1', 'sheep-market')
    expect([t.seat(0).goods, t.asked]).toEqual([{ sheep: 1, cattle: 1 }, 1])
    const cooked = table({ cattle: 1 }, { majors: ['fireplace-2'] }).play(
      'cook cattle 1',
      'cattle-market',
      'forest',
      'sheep-market',
    )
    expect(cooked.ask).toBe('keep')
  })
})
