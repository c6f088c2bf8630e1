import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { scenario } from '../../testing/scenario.ts'

const played = (t: ReturnType<typeof scenario>) => t.seat(0).played.map(({ card }) => card)

describe('Horse Butchery (M106)', () => {
  const table = (goods: object, seat = {}) =>
    scenario({
      moor: 2,
      round: 3,
      seats: [{ goods, played: ['horse-butchery'], pastures: [['d1', 'e1']], stables: ['c1', 'c2', 'c3'], ...seat }],
    })

  it('costs a Horse Slaughterhouse, which goes back', () => {
    const t = scenario({
      moor: 2,
      seats: [{ goods: {}, majors: ['horse-slaughterhouse-2'], hand: ['horse-butchery'] }],
    })
    t.play('major-improvement', 'play horse-butchery')
    expect([t.seat(0).majors, played(t), t.score(0, 'cards')]).toEqual([[], ['horse-butchery'], 3])
    expect(t.state.stacks[1]).toHaveLength(2)
    expect(scenario({ moor: 2, seats: [{ goods: {}, hand: ['horse-butchery'] }] }).canPlay('horse-butchery')).toBe(
      false,
    )
  })

  it('cooks sheep for 1, boar for 2, cattle for 3 and a horse for 2', () => {
    const t = table({ sheep: 1, boar: 1, cattle: 1, horse: 1 }).play(
      'cook sheep 1',
      'cook boar 1',
      'cook cattle 1',
      'cook horse 1',
    )
    expect(t.seat(0).goods).toEqual({ food: 8 })
  })

  it('cooks two horses at the same moment for 5: three bring 7', () => {
    const t = table({ horse: 3 }).play('use horse-butchery food 5').throughJson()
    expect(t.seat(0).goods).toEqual({ horse: 1, food: 5 })
    expect(t.refusal('use horse-butchery food 5')?.refused).toBe('illegal-move')
    expect(t.play('cook horse 1').seat(0).goods).toEqual({ food: 7 })
  })

  it('cooks pairs as pairs where several horses go at once, also those that find no place', () => {
    expect(table({ horse: 5 }).play('cook horse 5').seat(0).goods).toEqual({ food: 5 + 5 + 2 })
    const full = { pastures: [], stables: [], played: ['horse-butchery', 'nosebag'] }
    const t = table({ horse: 2, sheep: 1 }, full).play('grain-seeds', 'keep sheep 1')
    expect(t.seat(0).goods).toEqual({ grain: 1, sheep: 1, food: 5 + 2 })
  })

  it('counts where food is to be paid, and cards that watch cooking hear of the pair', () => {
    const rich = table({ horse: 2 }, { hand: ['stone-quarry'] })
    expect(rich.canPlay('stone-quarry')).toBe(true)
    const bark = table({ horse: 2 }, { played: ['horse-butchery', 'oak-bark'] }).play('use horse-butchery food 5')
    expect(bark.seat(0).goods).toEqual({ wood: 2, food: 5 })
  })

  it('takes the pair also while horses wait for a place', () => {
    const t = table({ horse: 2 }, { pastures: [], stables: ['c1'], played: ['horse-butchery', 'nosebag'] }).play(
      'grain-seeds',
    )
    expect(t.ask).toBe('keep')
    expect(t.play('use horse-butchery food 5').seat(0).goods).toEqual({ grain: 1, horse: 1, food: 5 })
  })

  it('does nothing, also with pairs, until it is lit (M14)', () => {
    const t = scenario({
      moor: 2,
      lighting: true,
      seats: [
        { goods: { horse: 2, fuel: 1 }, stables: ['c1'], majors: ['horse-slaughterhouse-1'], hand: ['horse-butchery'] },
      ],
    })
    at(t.state.players, 0).unlit = [...at(t.state.players, 0).played.map(({ card }) => card)]
    t.play('major-improvement', 'play horse-butchery', 'day-laborer').throughJson()
    expect(t.refusal('use horse-butchery food 5')?.refused).toBe('illegal-move')
    expect(t.play('light horse-butchery', 'use horse-butchery food 5').seat(0).goods).toEqual({ food: 5 })
  })

  it('bakes nothing', () => {
    expect(table({ grain: 1 }, { fields: [] }).refusal('grain-utilization')?.refused).toBe('illegal-move')
  })
})
