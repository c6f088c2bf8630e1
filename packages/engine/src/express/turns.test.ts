import { describe, expect, it } from 'vitest'
import { expressHarvest, expressScenario } from '../testing/express-scenario.ts'
import { express } from './express.ts'
import type { ExpressSetup } from './setup.ts'

const started = (players: number, seed: string, starting: number | null = null) =>
  express.start(express.setup({ players, starting }) as ExpressSetup, seed)

describe('start and rounds (X2)', () => {
  it('gives everybody a wood house without extra rooms, 2 food, 1 of each resource and 2 actions', () => {
    const { seats, round, rounds, harvest, par } = express.view(started(3, 'a'), 'public').table
    expect({ round, rounds, harvest, par }).toEqual({ round: 1, rounds: 6, harvest: 1, par: null })
    for (const seat of seats) {
      expect(seat.goods).toEqual({ food: 2, reed: 1, wood: 1, brick: 1, stone: 1 })
      expect(seat).toMatchObject({ house: 'wood', rooms: 0, babies: 0, fields: 0, pastures: 0, actions: 2, total: 0 })
      expect([seat.occupations, seat.improvements]).toEqual([[], []])
    }
  })

  it('draws the first start player, unless the setup names it', () => {
    const drawn = new Set(Array.from({ length: 40 }, (_, i) => started(4, `seed ${i}`).starting))
    expect([...drawn].sort()).toEqual([0, 1, 2, 3])
    expect(started(4, 'any', 2).starting).toBe(2)
  })

  it('goes clockwise from the start player, one action at a time', () => {
    const t = expressScenario({ players: 3, starting: 1 })
    const order: number[] = []
    for (let i = 0; i < 6; i++) {
      order.push(t.asked)
      t.play('roll').play(t.moves().find((text) => text.startsWith('take')) ?? '')
    }
    expect(order).toEqual([1, 2, 0, 1, 2, 0])
    expect([t.state.round, t.asked]).toEqual([2, 1])
  })

  it('lets a baby act in the round of its birth, and skips those who have no action left', () => {
    const t = expressScenario({ dice: 'house wood wood reed', seats: [{ rooms: 1, left: 1 }, { left: 1 }] })
    t.play('keep', 'baby')
    expect(t.events).toContainEqual({ event: 'born', seat: 0 })
    expect(t.seat(0)).toMatchObject({ babies: 1, actions: 1 })
    t.play('keep', 'take wood').play('keep', 'take wood')
    expect([t.state.round, t.asked, t.seat(0).actions, t.seat(1).actions]).toEqual([2, 0, 3, 2])
    for (const seat of [0, 1, 0, 1, 0]) {
      expect(t.asked).toBe(seat)
      t.play('roll').play(t.moves().find((text) => text.startsWith('take')) ?? '')
    }
    expect(t.state.round).toBe(3)
  })

  it('does not gather the dice between rounds or after a harvest', () => {
    const t = expressScenario({
      round: 1,
      dice: 'wood wood reed',
      seats: [{ left: 0 }, { left: 1 }],
      starting: 1,
    })
    t.play('keep', 'take wood')
    expect([t.state.round, t.dice()]).toEqual([2, 'wood reed'])
    expect(t.moves()).toEqual(['keep', 'roll'])
    const h = expressHarvest({ players: 1, dice: 'wood' })
    h.play('feed')
    expect([h.state.round, h.dice(), h.moves()]).toEqual([4, 'wood', ['keep', 'roll']])
  })

  it('has harvests after rounds 3, 5 and 6', () => {
    const t = expressScenario({ players: 1 })
    const rounds: number[] = []
    while (!t.state.over) {
      t.toHarvest()
      rounds.push(t.state.round)
      t.play('feed')
    }
    expect(rounds).toEqual([3, 5, 6])
  })

  it('gives the start to the lowest total after a harvest', () => {
    const t = expressHarvest({ players: 3, starting: 1, seats: [{ fields: 2 }, { fields: 1 }, { fields: 3 }] })
    t.playAs(2, 'feed').playAs(0, 'feed').playAs(1, 'feed')
    expect(t.events).toContainEqual({ event: 'starting', seat: 1 })
    expect([t.state.starting, t.asked]).toEqual([1, 1])
  })

  it('counts all harvests for it, and gives a tie to the first in turn order from the old start player', () => {
    const all = { fields: 1 }
    const tie = expressHarvest({ players: 3, starting: 2, seats: [all, all, all] }).play('feed', 'feed', 'feed')
    expect(tie.state.starting).toBe(2)
    const two = expressHarvest({ players: 3, starting: 2, seats: [all, all, { fields: 2 }] }).play(
      'feed',
      'feed',
      'feed',
    )
    expect(two.state.starting).toBe(0)
    const behind = expressHarvest({ round: 5, seats: [{ total: 40 }, { total: 20, fields: 3 }] }).play('feed', 'feed')
    expect(behind.state.starting).toBe(1)
  })
})
