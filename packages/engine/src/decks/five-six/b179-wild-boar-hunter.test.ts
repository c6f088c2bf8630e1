import { describe, expect, it } from 'vitest'
import { dealtWith, scenario } from '../../testing/scenario.ts'

describe('Wild Boar Hunter (B179)', () => {
  const table = (goods: object = { wood: 1 }, seat = {}) =>
    scenario({
      players: 5,
      seats: [
        { goods, played: ['wild-boar-hunter'], home: 1, ...seat },
        { goods: { food: 2 }, hand: ['conservator'], home: 1 },
        ...Array.from({ length: 3 }, () => ({ home: 1 })),
      ],
    })
  const WOODS = ['fishing', 'forest', 'copse', 'riverbank-forest', 'day-laborer']

  it('may give 1 wood for 1 boar when people stand on three wood accumulation spaces', () => {
    const t = table()
      .play(...WOODS)
      .throughJson()
    expect([t.asked, t.moves(), t.state.round]).toEqual([0, ['use wild-boar-hunter', 'done'], 1])
    expect(t.table.spaces.find(({ id }) => id === 'forest')?.people).toEqual([1])
    t.play('use wild-boar-hunter')
    expect([t.seat(0).goods, t.state.round, t.ask]).toEqual([{ boar: 1, food: 1 }, 2, 'place'])
  })

  it('may be left', () => {
    expect(
      table()
        .play(...WOODS, 'done')
        .seat(0).goods,
    ).toEqual({ wood: 1, food: 1 })
  })

  it('gives once a round, however many woods are taken', () => {
    const t = table({ wood: 2 }).play(
      'grove',
      'forest',
      'copse',
      'riverbank-forest',
      'day-laborer',
      'use wild-boar-hunter',
    )
    expect([t.state.round, t.seat(0).goods.boar]).toEqual([2, 1])
  })

  it('needs 1 wood', () => {
    expect(table({ wood: 0 }).play(...WOODS).state.round).toBe(2)
  })

  it('does not count a Copse that is only blocked (F2), nor other spaces', () => {
    const blocked = table().play(
      'grove',
      'lessons-copse',
      'play conservator',
      'riverbank-forest',
      'clay-pit',
      'fishing',
    )
    expect([blocked.state.round, blocked.ask]).toEqual([2, 'place'])
    const two = table().play('grove', 'forest', 'hollow', 'clay-pit', 'fishing')
    expect([two.state.round, two.ask]).toEqual([2, 'place'])
  })

  it('has to find a place for the boar', () => {
    const t = table({ wood: 1, sheep: 1 })
      .play(...WOODS, 'use wild-boar-hunter')
      .throughJson()
    expect([t.ask, t.moves().sort(), t.state.round]).toEqual(['keep', ['keep boar 1', 'keep sheep 1'], 1])
  })

  it('is used with 5 or 6 players', () => {
    expect(dealtWith('wild-boar-hunter')).toEqual([5, 6])
  })
})
