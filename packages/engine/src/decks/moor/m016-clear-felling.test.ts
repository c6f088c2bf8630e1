import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Clear Felling (M016)', () => {
  const play = (seat = {}) =>
    scenario({ moor: 2, seats: [{ goods: {}, hand: ['clear-felling'], ...seat }] }).play(
      'major-improvement',
      'play clear-felling',
    )
  const FORESTS = ['c2', 'd2', 'e2']

  it('gives 2 wood and turns up to two forests into moors', () => {
    const t = play({ forests: FORESTS }).throughJson().play('choose c2').throughJson()
    expect(t.moves()).toEqual(['choose d2', 'choose e2', 'done'])
    t.play('choose e2')
    expect([t.asked, t.farm(0)]).toMatchObject([1, { goods: { wood: 2 }, forests: ['d2'], moors: ['c2', 'e2'] }])
    expect(t.seat(1).hand?.minors).toEqual(['clear-felling'])
  })

  it('turns one or none', () => {
    expect(play({ forests: FORESTS }).play('choose d2', 'done').farm(0).moors).toEqual(['d2'])
    expect(play({ forests: FORESTS }).play('done').farm(0)).toMatchObject({ moors: [], goods: { wood: 2 } })
  })

  it('turns single tiles only', () => {
    expect(play({ forests: FORESTS, beneath: { d2: ['moor'] } }).moves()).toEqual(['choose c2', 'choose e2', 'done'])
  })

  it('is no Fell Trees', () => {
    const t = play({ forests: FORESTS, majors: ['foresters-lodge'] }).play('choose c2', 'done')
    expect(t.seat(0).goods).toEqual({ wood: 2 })
  })

  it('asks what lived in the forest to go elsewhere', () => {
    const t = play({ forests: ['c2'], goods: { boar: 2 }, played: ['home-wood'] }).play('choose c2')
    expect(t.moves()).toEqual(['keep boar 1'])
  })

  it('is played without forests for the wood alone, but not with more than 3', () => {
    const none = play()
    expect([none.asked, none.seat(0).goods]).toEqual([1, { wood: 2 }])
    const four = scenario({ moor: 2, seats: [{ goods: {}, hand: ['clear-felling'], forests: [...FORESTS, 'e1'] }] })
    expect(four.canPlay('clear-felling')).toBe(false)
  })
})
