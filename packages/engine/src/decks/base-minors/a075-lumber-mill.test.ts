import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const FOUR = ['conservator', 'hedge-keeper', 'consultant', 'animal-tamer']

describe('Lumber Mill (A075)', () => {
  const table = (goods: object, more = {}) =>
    scenario({ round: 2, seats: [{ goods, played: ['lumber-mill'], ...more }, { goods }] })

  it('costs 2 stone, with at most 3 occupations', () => {
    const play = (stone: number, played: string[]) =>
      scenario({ seats: [{ goods: { stone }, played, hand: ['lumber-mill'] }] }).play('meeting-place')
    const t = play(2, FOUR.slice(0, 3)).throughJson().play('play lumber-mill')
    expect(t.seat(0).goods).toEqual({})
    expect(t.score(0, 'cards')).toBe(2)
    expect(play(2, FOUR).asked).toBe(1)
    expect(play(1, []).asked).toBe(1)
  })

  it('takes 1 wood off majors and minors, never more than they cost', () => {
    expect(table({ wood: 1, stone: 2 }).play('major-improvement', 'build joinery').seat(0).goods).toEqual({})
    expect(table({ stone: 3 }).play('major-improvement', 'build well').seat(0).goods).toEqual({})
    expect(table({ clay: 2 }).play('major-improvement', 'build fireplace-2').seat(0).goods).toEqual({})
    expect(
      table({}, { hand: ['handplow'] })
        .play('meeting-place', 'play handplow')
        .seat(0).played,
    ).toHaveLength(2)
  })

  it('takes only 1 wood, and only off wood', () => {
    const offered = table({ stone: 2 }, { hand: ['large-greenhouse'], played: ['lumber-mill', ...FOUR] })
    expect(offered.moves()).not.toContain('major-improvement')
    expect(table({ clay: 1 }).moves()).not.toContain('major-improvement')
  })

  it('goes on with more than 3 occupations', () => {
    const t = table({ stone: 3 }, { played: ['lumber-mill', ...FOUR] })
    expect(t.play('major-improvement', 'build well').seat(0).goods).toEqual({})
  })

  it('makes nothing else cheaper, and nothing for other players', () => {
    expect(table({ wood: 1 }).moves()).not.toContain('farm-expansion')
    expect(table({ wood: 4, reed: 2 }).play('farm-expansion').moves()).not.toContain('room a1')
    expect(table({ wood: 3 }).moves()).not.toContain('fencing')
    const other = table({ stone: 3 }).play('day-laborer')
    expect(other.moves()).not.toContain('major-improvement')
  })
})
