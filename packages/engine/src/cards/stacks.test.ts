import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../testing/scenario.ts'

const RICH = { wood: 9, clay: 9, reed: 9, stone: 9 }
const table = (...seats: SeatSetup[]) => scenario({ players: 6, seats })
const builds = (...seats: SeatSetup[]) =>
  table(...seats)
    .play('major-improvement')
    .moves()

describe('F5: stacks of majors in the 6-player game', () => {
  it.each([
    ['fireplace-4', 'fireplace-3'],
    ['cooking-hearth-6', 'cooking-hearth-5'],
    ['well-b', 'well'],
    ['clay-oven-b', 'clay-oven'],
    ['stone-oven-b', 'stone-oven'],
    ['joinery-b', 'joinery'],
    ['pottery-b', 'pottery'],
    ['basketmakers-workshop-b', 'basketmakers-workshop'],
  ])('%s lies under %s: built when that one is gone, whoever has it', (below, top) => {
    expect(builds({ goods: RICH })).not.toContain(`build ${below}`)
    expect(builds({ goods: RICH }, { majors: [top] })).toContain(`build ${below}`)
    expect(builds({ goods: RICH, majors: [top] })).toContain(`build ${below}`)
    expect(table({ majors: [top] }).table.majors).toContain(below)
    expect(table({ majors: [top, below] }).table.majors).toHaveLength(9)
  })

  it('the cheaper Fireplace and Hearth cover nothing', () => {
    const moves = builds({ goods: RICH }, { majors: ['fireplace-2', 'cooking-hearth-4'] })
    expect(moves).not.toContain('build fireplace-4')
    expect(moves).not.toContain('build cooking-hearth-6')
  })

  it('a card built uncovers the one below for the next player', () => {
    const seats = [{ goods: { clay: 3 } }, { goods: { clay: 4 } }]
    const t = scenario({ players: 6, round: 5, seats }).play('major-improvement', 'build fireplace-3', 'improvement')
    expect(t.moves()).toContain('build fireplace-4')
    expect(t.play('build fireplace-4').seat(1).goods).toEqual({})
  })

  it('the 4-clay Fireplace goes back under the 3-clay one if that is there', () => {
    const t = table({ majors: ['fireplace-4'], goods: {} })
    t.play('major-improvement', 'build cooking-hearth-4 return fireplace-4')
    expect(t.table.majors).toContain('fireplace-3')
    expect(t.table.majors).not.toContain('fireplace-4')
  })

  it('else it lies open', () => {
    const t = table({ majors: ['fireplace-4'], goods: {} }, { majors: ['fireplace-3'] })
    t.play('major-improvement', 'build cooking-hearth-4 return fireplace-4')
    expect(t.table.majors).toContain('fireplace-4')
  })

  it('a returned 3-clay Fireplace covers the 4-clay one again', () => {
    const t = table({ majors: ['fireplace-3'], goods: {} })
    expect(t.table.majors).toContain('fireplace-4')
    t.play('major-improvement', 'build cooking-hearth-4 return fireplace-3')
    expect(t.table.majors).toContain('fireplace-3')
    expect(t.table.majors).not.toContain('fireplace-4')
  })

  it('the 6-clay Hearth can be had for a Fireplace once it lies open', () => {
    const way = 'build cooking-hearth-6 return fireplace-2'
    expect(builds({ majors: ['fireplace-2'], goods: {} })).not.toContain(way)
    expect(builds({ majors: ['fireplace-2'], goods: {} }, { majors: ['cooking-hearth-5'] })).toContain(way)
  })
})

describe('F6: a second Fireplace or Hearth gains nothing', () => {
  it('but its point', () => {
    const majors = ['cooking-hearth-4', 'cooking-hearth-5', 'cooking-hearth-6']
    const t = table({ majors, goods: { grain: 2, vegetable: 1 } })
    expect(t.score(0, 'cards')).toBe(3)
    expect(t.play('cook vegetable 1', 'side-job', 'bake 2').seat(0).goods).toEqual({ food: 9 })
  })
})
