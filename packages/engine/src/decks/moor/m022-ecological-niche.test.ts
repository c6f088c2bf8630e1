import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Ecological Niche (M022)', () => {
  const play = (own: object, other: object = {}, more = {}) =>
    scenario({
      moor: 2,
      seats: [
        { goods: {}, hand: ['ecological-niche'], ...own },
        { goods: {}, ...other },
      ],
      ...more,
    })
      .play('major-improvement', 'play ecological-niche')
      .seat(0).goods

  it('pays 2 food once for kinds of animals that nobody else has', () => {
    expect(play({ goods: { sheep: 1 } })).toEqual({ sheep: 1, food: 2 })
    expect(play({ goods: { boar: 1, horse: 1 }, stables: ['c1'] })).toMatchObject({ food: 2 })
    expect(play({ goods: { sheep: 1 } }, { goods: { sheep: 1 } })).toEqual({ sheep: 1 })
    const shared = play({ goods: { sheep: 1, boar: 1 }, stables: ['c1'] }, { goods: { sheep: 1 } })
    expect(shared).toEqual({ sheep: 1, boar: 1, food: 2 })
  })

  it('pays 1 food for each crop that nobody else has planted, on cards too', () => {
    expect(play({ crops: { c1: 'grain 3' } })).toEqual({ food: 1 })
    expect(play({ crops: { c1: 'grain 3', c2: 'vegetable 2' } })).toEqual({ food: 2 })
    expect(play({ crops: { c1: 'grain 3', c2: 'vegetable 2' } }, { crops: { c3: 'grain 1' } })).toEqual({ food: 1 })
    expect(play({ goods: { grain: 3, vegetable: 2 } })).toEqual({ grain: 3, vegetable: 2 })
  })

  it('pays 1 fuel each for most visible forests and moors; a tie gives nothing', () => {
    expect(play({ forests: ['c1', 'c2'] }, { forests: ['d1'] })).toEqual({ fuel: 1 })
    expect(play({ forests: ['c1'], moors: ['d1'] }, {})).toEqual({ fuel: 2 })
    expect(play({ forests: ['c1'], moors: ['d1'] }, { forests: ['c1'], moors: ['c2', 'd2'] })).toEqual({})
    expect(play({ forests: ['c1'], beneath: { c1: ['moor'] } }, {})).toEqual({ fuel: 1 })
  })

  it('counts an animal that stands with another player for its owner', () => {
    const own = { goods: {}, played: ['night-pasture'] }
    expect(play(own, { goods: { sheep: 2 } })).toEqual({})
    expect(play({ goods: { sheep: 2 } }, { goods: {}, played: ['night-pasture'] })).toEqual({ sheep: 2, food: 2 })
  })

  it('counts crops on cards and on spaces of No-Till Farming as planted', () => {
    const grown = (data: object) => {
      const t = scenario({
        moor: 3,
        round: 3,
        seats: [{ goods: { grain: 1, vegetable: 1 }, hand: ['ecological-niche'], fields: ['c1'], ...data }],
      })
      return t.play('grain-utilization')
    }
    const bare = grown({ played: ['no-till-farming'] }).play('sow grain d1', 'sow vegetable c1')
    expect(bare.play('day-laborer', 'major-improvement', 'play ecological-niche').seat(0).goods).toEqual({ food: 2 })
    const beans = grown({ played: ['beanfield'] }).play('sow vegetable beanfield', 'done')
    expect(beans.play('day-laborer', 'major-improvement', 'play ecological-niche').seat(0).goods).toEqual({
      grain: 1,
      food: 1,
    })
  })

  it('compares with every other player', () => {
    const seats = [{ goods: { sheep: 1 }, hand: ['ecological-niche'] }, { goods: {} }, { goods: { sheep: 1 } }]
    const t = scenario({ moor: 2, players: 3, seats }).play('major-improvement', 'play ecological-niche')
    expect([t.seat(0).goods, t.seat(1).hand?.minors]).toEqual([{ sheep: 1 }, ['ecological-niche']])
  })

  it('alone, having one is enough (ruling)', () => {
    const all = { goods: { sheep: 1 }, crops: { c1: 'grain 1', c2: 'vegetable 1' }, forests: ['d1'], moors: ['d2'] }
    expect(play(all, {}, { players: 1 })).toEqual({ sheep: 1, food: 4, fuel: 2 })
    expect(play({}, {}, { players: 1 })).toEqual({})
  })
})
