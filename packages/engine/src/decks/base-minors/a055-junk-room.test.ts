import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Junk Room (A055)', () => {
  const table = (seat: object, round = 4) => scenario({ round, seats: [{ goods: {}, played: ['junk-room'], ...seat }] })

  it('pays 1 food for itself', () => {
    const t = scenario({ seats: [{ goods: { wood: 1, clay: 1 }, hand: ['junk-room'] }] }).play('meeting-place')
    expect(t.throughJson().play('play junk-room').seat(0).goods).toEqual({ food: 1 })
  })

  it('pays for minors, for travelling ones too, and for majors', () => {
    const minor = table({ goods: { wood: 1 }, hand: ['handplow'] }).play('meeting-place', 'play handplow')
    expect(minor.seat(0).goods).toEqual({ food: 1 })
    const travelling = table({ goods: { food: 2 }, hand: ['shifting-cultivation'] })
    travelling.play('meeting-place', 'play shifting-cultivation')
    expect(travelling.seat(0).goods).toEqual({})
    expect(travelling.play('plow c1').seat(0).goods).toEqual({ food: 1 })
    const major = table({ goods: { clay: 2 } }).play('major-improvement', 'build fireplace-2')
    expect(major.seat(0).goods).toEqual({ food: 1 })
  })

  it('pays for a Cooking Hearth that is had for a Fireplace', () => {
    const t = table({ majors: ['fireplace-2'] }).play('major-improvement', 'build cooking-hearth-4 return fireplace-2')
    expect(t.seat(0)).toMatchObject({ goods: { food: 1 }, majors: ['cooking-hearth-4'] })
  })

  it('pays after the effect of the improvement', () => {
    const t = table({ goods: { clay: 3, stone: 1, grain: 1 } })
      .play('major-improvement', 'build clay-oven')
      .throughJson()
    expect([t.moves(), t.seat(0).goods]).toEqual([['bake 1', 'done'], { grain: 1 }])
    expect(t.play('bake 1').seat(0).goods).toEqual({ food: 6 })
  })

  it('cannot help to pay for the improvement', () => {
    expect(table({ goods: { food: 1 }, hand: ['mini-pasture'] }).play('meeting-place').asked).toBe(1)
    expect(scenario({ seats: [{ goods: { wood: 1 }, hand: ['junk-room'] }] }).play('meeting-place').asked).toBe(1)
  })

  it('pays nothing for occupations and for the improvements of others', () => {
    expect(
      table({ hand: ['conservator'] })
        .play('lessons', 'play conservator')
        .seat(0).goods,
    ).toEqual({})
    const t = scenario({
      seats: [
        { goods: { wood: 1 }, hand: ['handplow'] },
        { goods: {}, played: ['junk-room'] },
      ],
    })
    expect(t.play('meeting-place', 'play handplow').seat(1).goods).toEqual({})
  })
})
