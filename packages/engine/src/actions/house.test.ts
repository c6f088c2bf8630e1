import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../testing/scenario.ts'

const ROOMS = ['a1', 'a2', 'a3', 'b2', 'b3']

describe('B8: renovation', () => {
  const table = (seat: SeatSetup, round = 6) => scenario({ round, seats: [seat] })

  it.each([
    [2, 'wood', 'clay', { clay: 2, reed: 1 }],
    [4, 'wood', 'clay', { clay: 4, reed: 1 }],
    [2, 'clay', 'stone', { stone: 2, reed: 1 }],
    [5, 'clay', 'stone', { stone: 5, reed: 1 }],
  ] as const)('%i rooms from %s to %s cost %j: the whole house, one step', (rooms, from, to, goods) => {
    const seat = { house: from, rooms: ROOMS.slice(5 - rooms), goods }
    const t = table(seat).play('house-redevelopment')
    expect(t.seat(0)).toMatchObject({ house: to, goods: {} })
    expect(t.seat(0).rooms).toHaveLength(rooms)
  })

  it.each([
    ['wood', { clay: 1, reed: 1 }],
    ['wood', { clay: 2 }],
    ['wood', { stone: 9, reed: 9 }],
    ['clay', { clay: 9, reed: 9 }],
    ['clay', { stone: 1, reed: 1 }],
    ['stone', { wood: 9, clay: 9, stone: 9, reed: 9 }],
  ] as const)('a %s house cannot be renovated with %j', (house, goods) => {
    expect(table({ house, goods }).refusal('house-redevelopment')?.refused).toBe('illegal-move')
    expect(table({ house, goods }, 14).refusal('farm-redevelopment')?.refused).toBe('illegal-move')
  })

  it('only one step an action', () => {
    const t = table({ goods: { clay: 2, stone: 2, reed: 2 } }).play('house-redevelopment')
    expect(t.seat(0)).toMatchObject({ house: 'clay', goods: { stone: 2, reed: 1 } })
    expect(t.asked).toBe(1)
  })

  it('B4: House Redevelopment: afterward an improvement may be built', () => {
    const seat = { goods: { clay: 5, reed: 1 } }
    const t = table(seat).play('house-redevelopment')
    expect(t.moves()).toEqual(['build fireplace-2', 'build fireplace-3', 'done'])
    expect(t.play('build fireplace-3').seat(0)).toMatchObject({ majors: ['fireplace-3'], goods: {} })
    expect(table(seat).play('house-redevelopment', 'done').seat(0).goods).toEqual({ clay: 3 })
  })

  it('B4: the improvement cannot be had without the renovation', () => {
    expect(table({ goods: { clay: 9 } }).refusal('house-redevelopment')?.refused).toBe('illegal-move')
  })

  it('B4: Farm Redevelopment: afterward fences may be built, never alone', () => {
    const seat = { goods: { clay: 2, reed: 1, wood: 4 } }
    const t = table(seat, 14).play('farm-redevelopment')
    expect(t.moves()).toContain('done')
    t.play('fence c1')
    expect(t.seat(0)).toMatchObject({ house: 'clay', goods: {} })
    expect(t.seat(0).pastures).toHaveLength(1)
    expect(table({ goods: { wood: 15 } }, 14).refusal('farm-redevelopment')?.refused).toBe('illegal-move')
  })

  it('only clay rooms are added to a clay house, and so on', () => {
    const t = table({ goods: { clay: 7, reed: 3, wood: 5 } }).play('house-redevelopment', 'done', 'forest')
    expect(t.play('farm-expansion', 'room b2').seat(0).goods).toEqual({ wood: 5 })
  })
})

describe('B8: family growth', () => {
  const wish = (seat: SeatSetup, space = 'basic-wish-for-children') =>
    scenario({ round: 13, seats: [{ goods: {}, ...seat }] }).refusal(space)?.refused

  it.each([
    [2, 2, 'illegal-move'],
    [3, 2, undefined],
    [3, 3, 'illegal-move'],
    [5, 4, undefined],
    [5, 5, 'illegal-move'],
  ])('with %i rooms and %i people, a child with room: %s', (rooms, people, refused) => {
    expect(wish({ rooms: ROOMS.slice(0, rooms), people })).toBe(refused)
  })

  it('newborns count as people that need a room', () => {
    expect(wish({ rooms: ROOMS.slice(0, 3), people: 3, newborns: 1 })).toBe('illegal-move')
  })

  it('even without room there is no condition but the cap of 5', () => {
    expect(wish({ people: 2 }, 'urgent-wish-for-children')).toBeUndefined()
    expect(wish({ people: 4 }, 'urgent-wish-for-children')).toBeUndefined()
    expect(wish({ people: 5 }, 'urgent-wish-for-children')).toBe('illegal-move')
    expect(wish({ people: 5, rooms: [...ROOMS, 'c2'] })).toBe('illegal-move')
  })

  it('a room built after growing without room is at once occupied', () => {
    const seats = [{ goods: { wood: 5, reed: 2 } }]
    const t = scenario({ round: 13, seats }).play('urgent-wish-for-children', 'forest')
    t.play('farm-expansion', 'room b2', 'clay-pit').toRound(14)
    expect(t.seat(0)).toMatchObject({ people: 3, rooms: ['a2', 'b2', 'a3'] })
    expect(t.refusal('basic-wish-for-children', 0)?.refused).toBe('illegal-move')
  })

  it('the child stands beside the parent and does not act in this round', () => {
    const t = scenario({ round: 13, seats: [{ goods: {} }] }).play('urgent-wish-for-children')
    expect(t.seat(0)).toMatchObject({ people: 3, newborns: 1, home: 1 })
    expect(t.events).toContainEqual({ event: 'born', seat: 0 })
    expect(t.table.spaces.find(({ id }) => id === 'urgent-wish-for-children')?.people).toEqual([0])
  })
})
