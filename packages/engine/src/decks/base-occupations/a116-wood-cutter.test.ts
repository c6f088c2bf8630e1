import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Wood Cutter (A116)', () => {
  const table = (players = 2) => scenario({ players, seats: [{ goods: {}, played: ['wood-cutter'] }, { goods: {} }] })

  it('gives 1 wood on top of a wood accumulation space, without a question', () => {
    const t = table().play('forest').throughJson()
    expect([t.seat(0).goods, t.lying('forest'), t.asked]).toEqual([{ wood: 4 }, 0, 1])
  })

  it('works on every wood accumulation space', () => {
    for (const [space, wood] of [
      ['forest', 4],
      ['copse', 2],
      ['grove', 3],
      ['riverbank-forest', 2],
    ] as const)
      expect(table(5).play(space).seat(0).goods.wood).toBe(wood)
  })

  it('does not work on spaces that merely give wood, or accumulate something else', () => {
    expect(table(5).play('resource-market').seat(0).goods).toEqual({ wood: 1, reed: 1, stone: 1 })
    expect(table().play('clay-pit').seat(0).goods).toEqual({ clay: 1 })
  })

  it('takes its wood from the general supply, before that of the space, and gives nothing to others', () => {
    expect(
      table()
        .play('forest')
        .events.filter(({ event }) => event === 'got'),
    ).toEqual([
      { event: 'got', seat: 0, from: 'wood-cutter', goods: { wood: 1 } },
      { event: 'got', seat: 0, from: 'forest', goods: { wood: 3 } },
    ])
    expect(table().play('clay-pit', 'forest').seat(1).goods).toEqual({ wood: 3 })
  })

  it('is not taken from the space: Plowsmith looks at the 3 wood of the Forest', () => {
    const forest = (lying: number) =>
      scenario({
        players: 5,
        lying: { forest: lying },
        seats: [
          { goods: {}, played: ['wood-cutter'] },
          { goods: { food: 1 }, played: ['plowsmith'] },
        ],
      }).play('forest')
    expect([forest(3).asked, forest(3).ask]).toEqual([1, 'place'])
    expect([forest(4).asked, forest(4).ask]).toEqual([1, 'window'])
  })

  it('counts for Claypipe', () => {
    const table = (played: string[]) =>
      scenario({
        starting: 1,
        lying: { forest: 6 },
        seats: [{ goods: {}, home: 1, played: ['claypipe', ...played] }, { home: 1 }],
      }).play('day-laborer', 'forest')
    expect(table(['wood-cutter']).seat(0).goods).toEqual({ wood: 7, food: 2 })
    expect(table([]).seat(0).goods).toEqual({ wood: 6 })
  })
})
