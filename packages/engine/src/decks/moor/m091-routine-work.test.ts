import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Routine Work (M091)', () => {
  const harvest = (goods: object, majors: string[]) =>
    scenario({
      moor: 2,
      round: 4,
      seats: [
        { goods: { food: 1, ...goods }, home: 1, majors, played: ['routine-work'] },
        { goods: { food: 9 }, home: 0 },
      ],
    })
      .play('reed-bank')
      .toAsk('feed')
  const offers = (t: ReturnType<typeof scenario>) => t.moves(0).filter((move) => /^(use|craft)/.test(move))

  it('gives 1 fuel or 1 food for every craft building that is left idle', () => {
    const t = harvest({}, ['joinery', 'pottery']).throughJson()
    expect(offers(t)).toEqual(['use joinery fuel 1', 'use joinery food 1', 'use pottery fuel 1', 'use pottery food 1'])
    t.playAs(0, 'use joinery fuel 1').throughJson().playAs(0, 'use pottery food 1')
    expect([t.seat(0).goods, offers(t)]).toEqual([{ reed: 1, fuel: 1, food: 2 }, []])
  })

  it('takes a building as idle or as used, not as both', () => {
    const used = harvest({ wood: 1 }, ['joinery']).playAs(0, 'craft joinery')
    expect(offers(used)).toEqual([])
    const idle = harvest({ wood: 1 }, ['joinery'])
    expect(offers(idle)).toEqual(['craft joinery', 'use joinery fuel 1', 'use joinery food 1'])
    expect(offers(idle.playAs(0, 'use joinery food 1'))).toEqual([])
  })

  it('can be used in the same feeding, and comes again in the next harvest', () => {
    const t = harvest({ food: 4 }, ['joinery']).playAs(0, 'use joinery fuel 1').playAs(0, 'heat fuel 1')
    expect(t.seat(0).ill).toBe(1)
    expect(offers(t.toRound(7).toAsk('feed'))).toContain('use joinery fuel 1')
  })

  it('offers nothing for stalls and ovens', () => {
    expect(offers(harvest({}, ['furniture-stall', 'clay-oven']))).toEqual([])
  })

  it('asks for no improvement yet, and 1 food', () => {
    const play = (majors: string[]) =>
      scenario({ moor: 2, seats: [{ goods: { food: 1 }, majors, hand: ['routine-work'] }] })
    expect([play([]).canPlay('routine-work'), play(['well']).canPlay('routine-work')]).toEqual([true, false])
  })
})
