import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Workbench (M128)', () => {
  const harvest = (round: number) =>
    scenario({
      moor: 2,
      round,
      seats: [
        { goods: { food: 20 }, home: 0, majors: ['joinery'], played: ['workbench'] },
        { goods: { food: 20 }, home: 0 },
      ],
    })
  const afterFields = (round: number) => harvest(round).toAsk('feed').throughJson()

  it('gives 3 wood, 2 clay and 1 reed in the field phases of rounds 13 and 14', () => {
    for (const round of [13, 14]) expect(afterFields(round).seat(0).goods).toMatchObject({ wood: 3, clay: 2, reed: 1 })
    expect(harvest(13).toRound(14).toAsk('feed').seat(0).goods.clay).toBeGreaterThanOrEqual(4)
  })

  it('gives nothing in earlier harvests', () => {
    expect(afterFields(11).seat(0).goods).toEqual({ food: 20 })
  })

  it('can be used in that harvest for craft buildings and for heating', () => {
    const t = afterFields(14).playAs(0, 'craft joinery').playAs(0, 'heat wood 2')
    expect([t.seat(0).goods.wood, t.seat(0).ill]).toEqual([undefined, 0])
  })

  it('asks for no more than 4 improvements, and 2 wood', () => {
    const play = (majors: string[]) =>
      scenario({ moor: 2, seats: [{ goods: { wood: 2 }, majors, hand: ['workbench'] }] })
    const four = ['well', 'joinery', 'pottery', 'furnace']
    expect(play(four).play('major-improvement', 'play workbench').seat(0).goods).toEqual({})
    expect(play([...four, 'clay-oven']).refusal('major-improvement')?.refused).toBe('illegal-move')
  })
})
