import { describe, expect, it } from 'vitest'
import { agricola } from '../../agricola.ts'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Clearing Spade (A071)', () => {
  const table = (seat: SeatSetup = {}, more = {}) =>
    scenario({
      seats: [{ goods: {}, crops: { c1: 'grain 3' }, fields: ['c2', 'c3'], played: ['clearing-spade'], ...seat }],
      ...more,
    })
  const offers = (t: ReturnType<typeof table>, seat?: number) =>
    t.extras(seat).filter((move) => move.startsWith('move'))
  const fields = (t: ReturnType<typeof table>) =>
    t.seat(0).fields.map(({ cell, crop, count }) => `${cell} ${crop} ${count}`)
  /** The last people of round 4 are placed: the harvest begins. */
  const harvest = (seat: SeatSetup = {}) =>
    table({ home: 1, ...seat }, { round: 4 }).until(({ ask }) => ask !== 'place')

  it('moves one crop from a field with 2 or more to an empty field, as often as the owner likes', () => {
    const t = table()
    expect(offers(t)).toEqual(['move c1 c2', 'move c1 c3'])
    t.play('move c1 c3').throughJson()
    expect(t.events).toContainEqual({ event: 'moved', seat: 0, crop: 'grain', from: 'c1', to: 'c3' })
    expect(fields(t)).toEqual(['c1 grain 2', 'c2 null 0', 'c3 grain 1'])
    t.play('move c1 c2')
    expect(fields(t)).toEqual(['c1 grain 1', 'c2 grain 1', 'c3 grain 1'])
    expect([offers(t), t.seat(0).goods, t.asked, t.ask]).toEqual([[], {}, 0, 'place'])
  })

  it('leaves the last crop where it is, and needs an empty field', () => {
    expect(offers(table({ crops: { c1: 'grain 1', c2: 'vegetable 1' }, fields: ['c3'] }))).toEqual([])
    expect(offers(table({ fields: [] }))).toEqual([])
    expect(table({ fields: [] }).refusal('move c1 c2')?.refused).toBe('illegal-move')
    expect(table().refusal('move c2 c1')?.refused).toBe('illegal-move')
    expect(table().refusal('move c1 c1')?.refused).toBe('illegal-move')
  })

  it('keeps to the crops of a card that is a field', () => {
    const bean = { played: ['clearing-spade', 'beanfield'], fields: [] }
    expect(offers(table(bean))).toEqual([])
    const t = table({ ...bean, crops: { c1: 'vegetable 2' } })
    expect(offers(t)).toEqual(['move c1 beanfield'])
    t.play('move c1 beanfield').throughJson()
    expect(t.seat(0).played[1]).toMatchObject({ card: 'beanfield', data: [17] })
    expect(fields(t)).toEqual(['c1 vegetable 1'])
  })

  it('takes a crop off a card that is a field', () => {
    const t = table({ played: ['clearing-spade', 'beanfield'], crops: {}, goods: { vegetable: 1 } }, { round: 4 })
    t.play('grain-utilization', 'sow vegetable beanfield').until(({ asked }) => asked === 0)
    t.play('move beanfield c2')
    expect(fields(t)).toEqual(['c2 vegetable 1', 'c3 null 0'])
  })

  it('is open directly before the crops are taken: two fields give instead of one', () => {
    const t = harvest()
    expect([t.asked, t.ask, t.throughJson().moves()]).toEqual([0, 'before-crops', ['move c1 c2', 'move c1 c3', 'done']])
    t.play('move c1 c2').throughJson()
    expect(t.moves()).toEqual(['move c1 c3', 'done'])
    t.play('done')
    expect([t.ask, t.seat(0).goods.grain]).toEqual(['feed', 2])
    expect(fields(t)).toEqual(['c1 grain 1', 'c2 null 0', 'c3 null 0'])
    expect(harvest().play('done').seat(0).goods.grain).toBe(1)
  })

  it('asks nothing there without a crop to move, and is open again after the taking', () => {
    expect(harvest({ crops: { c1: 'grain 1' } }).ask).toBe('feed')
    const t = harvest({ crops: { c1: 'grain 3' }, fields: [] })
    expect(t.ask).toBe('feed')
    expect(offers(harvest().play('done'))).toEqual(['move c1 c2', 'move c1 c3'])
  })

  it('lets Three-Field Rotation pay first, and then fills the empty field (ruling)', () => {
    const rotation = { crops: { c1: 'grain 1', c2: 'vegetable 2' }, fields: ['c3'] }
    const t = harvest({ ...rotation, played: ['clearing-spade', 'three-field-rotation'] })
    const before = t.seat(0).goods.food ?? 0
    expect(t.moves()).toEqual(['move c2 c3', 'done'])
    t.play('move c2 c3')
    expect(t.seat(0).goods).toMatchObject({ food: before, grain: 1, vegetable: 2 })
    const early = table(
      { home: 1, ...rotation, played: ['clearing-spade', 'three-field-rotation'] },
      { round: 4 },
    ).play('move c2 c3')
    expect(early.toAsk('feed').seat(0).goods.food ?? 0).toBe(before - 3)
  })

  it('fills no field without which a compulsory action would be impossible', () => {
    const boxed = { crops: { b2: 'grain 2' }, fields: ['b1'], stables: ['c1', 'c2', 'b3'], goods: { grain: 1 } }
    const t = table({ ...boxed, rooms: ['a1', 'a2', 'a3'] }, { round: 13 })
    expect(offers(t)).toEqual(['move b2 b1'])
    t.play('cultivation')
    expect([t.moves(), offers(t)]).toEqual([['sow grain b1'], []])
  })

  it('is no sowing, and belongs to its owner', () => {
    const t = table().play('move c1 c2')
    expect(t.events.map(({ event }) => event)).toEqual(['moved'])
    const other = scenario({ seats: [{ played: ['clearing-spade'] }, { crops: { c1: 'grain 3' }, fields: ['c2'] }] })
    expect(offers(other.play('forest'))).toEqual([])
  })

  it('is a move made of a field it comes from and a field it goes to, each with a key of its own', () => {
    const t = table({ played: ['clearing-spade', 'beanfield'], crops: { c1: 'vegetable 2' }, fields: ['c2'] })
    const moves = agricola.extras(t.state, 0).filter(({ verb }) => verb === 'move')
    expect(moves.map((move) => agricola.describe(t.state, move))).toEqual([
      { text: 'move c1 c2', verb: 'move', from: 'c1', to: 'c2' },
      { text: 'move c1 beanfield', verb: 'move', from: 'c1', to: 'beanfield' },
    ])
    expect(new Set(moves.map((move) => agricola.key(move))).size).toBe(2)
  })

  it('is closed while animals breed', () => {
    const seat = { goods: { sheep: 2, boar: 2, food: 9 }, pastures: [['e1'], ['e2']] }
    const t = table(seat, { round: 4 }).toAsk('breed')
    expect([t.asked, offers(t)]).toEqual([0, []])
  })

  it('costs 1 wood', () => {
    const play = (wood: number) =>
      scenario({ seats: [{ goods: { wood }, hand: ['clearing-spade'] }] }).play('meeting-place')
    expect(play(1).play('play clearing-spade').seat(0).goods).toEqual({})
    expect(play(0).asked).toBe(1)
  })
})
