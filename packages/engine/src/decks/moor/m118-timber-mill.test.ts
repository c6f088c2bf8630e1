import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Timber Mill (M118)', () => {
  const table = (goods: object, lying = 4, seat = {}) =>
    scenario({
      moor: 2,
      lying: { forest: lying },
      seats: [
        { goods, forests: ['c2'], played: ['timber-mill'], ...seat },
        { goods: {}, forests: ['c2'] },
      ],
    })

  it('gives 1 wood with Fell Trees and for 4 wood or more from one space', () => {
    expect(table({}).play('special sa1 fell-trees', 'done').seat(0).goods).toEqual({ wood: 3 })
    expect(table({}).play('forest', 'done').seat(0).goods).toEqual({ wood: 5 })
  })

  it('gives 2 for 1 fuel', () => {
    const t = table({ fuel: 1 }).play('forest').throughJson()
    expect(t.moves()).toEqual(['use timber-mill', 'done'])
    expect(t.play('use timber-mill').seat(0).goods).toEqual({ wood: 6 })
    expect(table({ fuel: 1 }).play('forest', 'done').seat(0).goods).toEqual({ wood: 5, fuel: 1 })
  })

  it('gives nothing for 3 wood, and nothing to others', () => {
    expect(table({ fuel: 1 }, 3).play('forest').seat(0).goods).toEqual({ wood: 3, fuel: 1 })
    const t = table({}).play('clay-pit', 'special sa1 fell-trees', 'reed-bank', 'forest')
    expect(t.seat(0).goods).toEqual({ clay: 1, reed: 1 })
  })

  it("adds to the Forester's Lodge: Fell Trees with a horse brings 2 + 2 + 1", () => {
    const t = table({ horse: 1 }, 3, { majors: ['foresters-lodge'] }).play('special sa1 fell-trees', 'done')
    expect(t.seat(0).goods).toEqual({ wood: 5, horse: 1 })
  })

  it('costs 3 clay and 2 stone', () => {
    const t = scenario({ moor: 2, seats: [{ goods: { clay: 3, stone: 2 }, hand: ['timber-mill'] }] })
    t.play('major-improvement', 'play timber-mill')
    expect([t.seat(0).goods, t.score(0, 'cards')]).toEqual([{}, 3])
  })
})
