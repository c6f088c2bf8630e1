import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../testing/scenario.ts'

const TWO = ['copse', 'resource-market', 'animal-market', 'modest-wish']
const room: SeatSetup = { rooms: ['a1', 'a2', 'a3'], goods: { food: 2 } }
const table = (players: number, seat: SeatSetup = room, round = 5) =>
  scenario({ players, tile: true, round, seats: [seat, seat] })

describe('B7: the additional-actions tile for 2 players', () => {
  it('adds four spaces', () => {
    const without = scenario({ round: 5 }).table.spaces.map(({ id }) => id)
    const added = table(2)
      .table.spaces.map(({ id }) => id)
      .filter((id) => !without.includes(id))
    expect(added).toEqual(TWO)
  })

  it.each(TWO)('%s: one person uses exactly one, the other three are blocked', (space) => {
    const t = table(2)
    expect(t.moves()).toEqual(expect.arrayContaining(TWO))
    t.play(space)
    if (t.asked === 0) t.play(t.moves()[0] ?? 'done')
    expect(t.asked).toBe(1)
    expect(t.moves().filter((move) => TWO.includes(move))).toEqual([])
    for (const other of TWO.filter((id) => id !== space)) expect(t.refusal(other)?.message).toContain('is blocked')
  })

  it('the Copse gathers 1 wood a round, also while another is used', () => {
    const t = scenario({ tile: true, seats: [{ goods: {} }] })
    expect(t.lying('copse')).toBe(1)
    t.play('resource-market').toRound(2)
    expect(t.lying('copse')).toBe(2)
    expect(t.play('copse').lying('copse')).toBe(0)
  })

  it('the Resource Market gives 1 stone and 1 food', () => {
    expect(table(2, { goods: {} }).play('resource-market').seat(0).goods).toEqual({ stone: 1, food: 1 })
  })
})

describe.each([3, 4])('B7: the tile for %i players', (players) => {
  it('adds Animal Market and Modest Wish, one of them a round', () => {
    const without = scenario({ players, round: 5 }).table.spaces.map(({ id }) => id)
    const t = table(players)
    expect(t.table.spaces.map(({ id }) => id).filter((id) => !without.includes(id))).toEqual([
      'animal-market',
      'modest-wish',
    ])
    t.play('modest-wish')
    expect(t.refusal('animal-market')?.message).toContain('is blocked')
    expect(table(players).play('animal-market', 'take boar 1').refusal('modest-wish')?.message).toContain('is blocked')
  })
})

describe.each([
  [2, true],
  [3, true],
  [4, true],
  [5, false],
  [6, false],
])('B7, F1: with %i players (tile: %s)', (players, tile) => {
  const at = (round: number, seat: SeatSetup) => scenario({ players, tile, round, seats: [seat] })

  it.each([
    ['take sheep 1 food 1', { sheep: 1, food: 3 }],
    ['take boar 1', { boar: 1, food: 2 }],
    ['take cattle 1', { cattle: 1, food: 1 }],
  ])('Animal Market: %s', (take, goods) => {
    const t = at(1, { goods: { food: 2 } }).play('animal-market')
    expect(t.moves()).toEqual(['take sheep 1 food 1', 'take boar 1', 'take cattle 1'])
    expect(t.play(take).seat(0).goods).toEqual(goods)
  })

  it('Animal Market: the animal needs a place at once', () => {
    const t = at(1, { goods: { sheep: 1 } }).play('animal-market', 'take boar 1')
    expect(t.moves().sort()).toEqual(['keep boar 1', 'keep sheep 1'])
    expect(t.play('keep boar 1').seat(0).goods).toEqual({ boar: 1 })
  })

  it('Animal Market: no cattle without food', () => {
    expect(at(1, { goods: {} }).play('animal-market').moves()).toEqual(['take sheep 1 food 1', 'take boar 1'])
  })

  it.each([1, 2, 3, 4])('Modest Wish cannot be used in round %i', (round) => {
    expect(at(round, room).refusal('modest-wish')).toEqual({
      refused: 'illegal-move',
      message: 'modest-wish can be used from round 5 on.',
    })
  })

  it('Modest Wish: from round 5 a child, with room', () => {
    expect(at(5, room).play('modest-wish').seat(0)).toMatchObject({ people: 3, newborns: 1 })
    expect(at(14, room).refusal('modest-wish')).toBeNull()
    expect(at(5, { goods: {} }).refusal('modest-wish')?.refused).toBe('illegal-move')
  })
})

describe('B7: where there is no tile', () => {
  it.each([2, 3, 4])('the spaces are missing with %i players', (players) => {
    const ids = scenario({ players, round: 5 }).table.spaces.map(({ id }) => id)
    expect(ids).not.toContain('animal-market')
    expect(ids).not.toContain('modest-wish')
  })
})
