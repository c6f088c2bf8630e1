import { describe, expect, it } from 'vitest'
import { dealtWith, scenario } from '../../testing/scenario.ts'

describe('Boat Painter (A172)', () => {
  const table = () =>
    scenario({
      players: 5,
      seats: [
        { goods: {}, played: ['boat-painter'], home: 1 },
        { goods: { wood: 5, reed: 2 }, home: 1 },
        ...Array.from({ length: 3 }, () => ({ goods: {}, home: 1 })),
      ],
    })
  const taken = ['take food 2', 'take grain 1']

  it('must take 2 food or 1 grain when people stand on Fishing and Traveling Players, whoever they are', () => {
    const t = table().play('clay-pit', 'fishing', 'traveling-players', 'forest', 'grove').throughJson()
    expect([t.asked, t.moves(), t.state.round]).toEqual([0, taken, 1])
    expect(t.play('take grain 1').seat(0).goods).toEqual({ clay: 1, grain: 1 })
    expect([t.state.round, t.ask]).toEqual([2, 'place'])
    const own = table().play('fishing', 'forest', 'traveling-players', 'grove', 'copse').play('take food 2')
    expect(own.seat(0).goods).toEqual({ food: 3 })
  })

  it('waits until the work is done', () => {
    const t = table().play('clay-pit', 'fishing', 'traveling-players')
    expect([t.asked, t.ask]).toEqual([3, 'place'])
  })

  it('takes nothing where one of them is free, or only blocked by House Building (F2)', () => {
    for (const space of ['fishing', 'traveling-players']) {
      const free = table().play(space, 'forest', 'grove', 'copse', 'clay-pit')
      expect([free.state.round, free.ask]).toEqual([2, 'place'])
    }
    const blocked = table().play('fishing', 'house-building', 'room a1', 'grove', 'copse', 'clay-pit')
    expect([blocked.state.round, blocked.ask]).toEqual([2, 'place'])
  })

  it('takes nothing for food that Top-Outer got from a blocked space', () => {
    const t = scenario({
      players: 5,
      seats: [
        { goods: { wood: 5, reed: 2 }, played: ['boat-painter', 'top-outer'], home: 1 },
        ...Array.from({ length: 4 }, () => ({ goods: {}, home: 1 })),
      ],
    })
    t.play('house-building', 'room a1', 'fishing', 'forest', 'grove', 'clay-pit')
    expect([t.state.round, t.seat(0).goods]).toEqual([2, { food: 1 }])
  })

  it('is used with 5 or 6 players', () => {
    expect(dealtWith('boat-painter')).toEqual([5, 6])
  })
})
