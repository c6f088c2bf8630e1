import { describe, expect, it } from 'vitest'
import { scenario } from '../testing/scenario.ts'

describe('B8: building rooms', () => {
  it.each([
    ['wood', { wood: 5, reed: 2 }],
    ['clay', { clay: 5, reed: 2 }],
    ['stone', { stone: 5, reed: 2 }],
  ] as const)('a room of a %s house costs %j', (house, goods) => {
    const t = scenario({ seats: [{ house, goods }] }).play('farm-expansion', 'room b2')
    expect(t.seat(0)).toMatchObject({ house, goods: {}, rooms: ['a2', 'b2', 'a3'] })
    expect(t.asked).toBe(1)
  })

  it.each([
    ['wood', { clay: 5, stone: 5, reed: 2 }],
    ['clay', { wood: 4, stone: 5, reed: 2, clay: 4 }],
    ['stone', { clay: 5, reed: 2 }],
    ['stone', { stone: 5, reed: 1 }],
  ] as const)('a %s house is not enlarged with %j', (house, goods) => {
    const t = scenario({ seats: [{ house, goods }] })
    if (!t.refusal('farm-expansion')) t.play('farm-expansion')
    expect(t.moves().filter((move) => move.startsWith('room'))).toEqual([])
  })

  it('as many as can be paid in one action, one after another, without a fixed maximum', () => {
    const t = scenario({ seats: [{ goods: { wood: 35, reed: 14 } }] }).play('farm-expansion')
    t.play('room b2', 'room c2', 'room c1', 'room d1', 'room e1', 'room e2', 'room e3')
    expect(t.seat(0).rooms).toHaveLength(9)
    expect(t.seat(0).goods).toEqual({})
    expect(t.asked).toBe(1)
  })

  it('the player may stop after each, but not before the first', () => {
    const t = scenario({ seats: [{ goods: { wood: 10, reed: 4 } }] }).play('farm-expansion')
    expect(t.moves()).not.toContain('done')
    t.play('room b2', 'done')
    expect(t.seat(0).goods).toEqual({ wood: 5, reed: 2 })
    expect(t.asked).toBe(1)
  })
})

describe('B10: building stables', () => {
  it('costs 2 wood each on Farm Expansion; up to the 4 of the player', () => {
    const t = scenario({ seats: [{ goods: { wood: 11 } }] })
    t.play('farm-expansion', 'stable b1', 'stable e3', 'stable c2')
    expect(t.seat(0)).toMatchObject({ goods: { wood: 5 }, stablesLeft: 1 })
    t.play('stable c3')
    expect(t.seat(0)).toMatchObject({ goods: { wood: 3 }, stablesLeft: 0, stables: ['b1', 'c2', 'c3', 'e3'] })
    expect(t.asked).toBe(1)
  })

  it('B1: a fifth stable does not exist', () => {
    const t = scenario({ seats: [{ goods: { wood: 9 }, stables: ['b1', 'c1', 'd1', 'e1'] }] })
    expect(t.refusal('farm-expansion')?.refused).toBe('illegal-move')
    expect(t.refusal('side-job')?.refused).toBe('illegal-move')
  })

  it('a stable makes the space used, and a fenced one is worth 1 point', () => {
    const t = scenario({ seats: [{ goods: { wood: 4 }, pastures: [['e1']] }] })
    expect(t.score(0, 'unused')).toBe(-12)
    t.play('farm-expansion', 'stable e1', 'stable c2')
    expect(t.score(0, 'unused')).toBe(-11)
    expect(t.score(0, 'stables')).toBe(1)
  })

  it('a stable standing in the way is not removed for a room or field', () => {
    const t = scenario({ seats: [{ goods: { wood: 5, reed: 2 }, stables: ['a1', 'b2', 'b3'] }] })
    expect(t.play('farm-expansion').moves()).not.toContain('room b2')
  })
})

describe('B5: Farm Expansion, rooms and/or stables', () => {
  const table = () => scenario({ seats: [{ goods: { wood: 14, reed: 4 } }] }).play('farm-expansion')

  it('both in any order', () => {
    expect(table().play('room b2', 'stable e3', 'done').seat(0)).toMatchObject({
      goods: { wood: 7, reed: 2 },
      stables: ['e3'],
    })
    expect(table().play('stable e3', 'room b2', 'done').seat(0)).toMatchObject({ goods: { wood: 7, reed: 2 } })
  })

  it('each at most once: after going on to stables there are no more rooms', () => {
    const t = table().play('room b2', 'stable e3')
    expect(t.moves().filter((move) => move.startsWith('room'))).toEqual([])
    expect(t.moves().some((move) => move.startsWith('stable'))).toBe(true)
  })
})
