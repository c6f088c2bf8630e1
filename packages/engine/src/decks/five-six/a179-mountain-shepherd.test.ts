import { describe, expect, it } from 'vitest'
import { dealtWith, scenario } from '../../testing/scenario.ts'

describe('Mountain Shepherd (A179)', () => {
  const table = (seat = {}, more = {}) =>
    scenario({ players: 5, round: 11, seats: [{ goods: {}, played: ['mountain-shepherd'], ...seat }], ...more })

  it.each(['western-quarry', 'eastern-quarry'])('brings 1 sheep with each use of the %s', (quarry) => {
    const t = table().play(quarry)
    expect([t.seat(0).goods, t.asked]).toEqual([{ stone: 1, sheep: 1 }, 1])
  })

  it('has to be placed, cooked or let go, before the stone is taken', () => {
    const t = table({ goods: { boar: 1 } })
      .play('western-quarry')
      .throughJson()
    expect([t.ask, t.moves().sort()]).toEqual(['keep', ['keep boar 1', 'keep sheep 1']])
    expect(t.play('keep boar 1').seat(0).goods).toEqual({ boar: 1, stone: 1 })
    const cooked = table({ goods: { boar: 1 }, majors: ['fireplace-2'] }).play('western-quarry', 'keep boar 1')
    expect(cooked.seat(0).goods).toEqual({ boar: 1, stone: 1, food: 2 })
  })

  it('brings none from other stone, nor to others', () => {
    expect(table().play('resource-market').seat(0).goods.sheep).toBeUndefined()
    expect(table({}, { starting: 4 }).play('western-quarry').seat(0).goods).toEqual({})
  })

  it('is used with 5 or 6 players', () => {
    expect(dealtWith('mountain-shepherd')).toEqual([5, 6])
  })
})
