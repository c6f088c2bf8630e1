import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Oak Bark (M115)', () => {
  const table = (goods: object, seat = {}) =>
    scenario({
      moor: 2,
      round: 4,
      seats: [
        {
          goods,
          majors: ['cookhouse-1'],
          pastures: [['d1', 'e1', 'd2', 'e2']],
          stables: ['c1'],
          played: ['oak-bark'],
          ...seat,
        },
      ],
    })

  it('gives 1 wood for every boar, cattle or horse that is cooked', () => {
    const t = table({ cattle: 3, boar: 1, horse: 1 }).play('cook cattle 2').throughJson()
    expect(t.seat(0).goods.wood).toBe(2)
    expect(t.play('cook boar 1', 'cook horse 1').seat(0).goods.wood).toBe(4)
  })

  it('gives nothing for sheep, vegetables and animals that are let go', () => {
    const t = table({ sheep: 2, vegetable: 1, boar: 1 }).play('cook sheep 2', 'cook vegetable 1', 'discard boar 1')
    expect(t.seat(0).goods.wood).toBeUndefined()
  })

  it('works while feeding, and for animals that find no place', () => {
    const t = table({ food: 9, cattle: 2 }).toAsk('feed')
    const wood = t.seat(0).goods.wood ?? 0
    expect(t.playAs(0, 'cook cattle 1').seat(0).goods.wood).toBe(wood + 1)
    const full = scenario({
      moor: 2,
      round: 12,
      first: ['cattle-market'],
      lying: { 'cattle-market': 2 },
      seats: [{ goods: {}, majors: ['cookhouse-1'], played: ['oak-bark'] }],
    }).play('cattle-market', 'keep cattle 1')
    expect(full.seat(0).goods).toEqual({ wood: 1, cattle: 1, food: 4 })
  })

  it('asks once more before scoring: the wood is fuel for the Kiln (M12)', () => {
    const end = (goods: object) =>
      scenario({
        moor: 2,
        round: 14,
        seats: [
          {
            goods: { food: 20, fuel: 4, ...goods },
            home: 0,
            majors: ['cookhouse-1', 'peat-charcoal-kiln'],
            played: ['oak-bark'],
          },
          { goods: { food: 20, fuel: 9 }, home: 0 },
        ],
      }).until(({ state, ask }) => state.over || ask === 'last-chance')
    const t = end({ boar: 1 }).throughJson()
    expect([t.moves(), t.score(0, 'bonus')]).toEqual([['cook boar 1', 'done'], 0])
    t.play('cook boar 1')
    expect([t.state.over, t.score(0, 'bonus')]).toEqual([true, 1])
    expect(end({ sheep: 1 }).state.over).toBe(true)
  })

  it('brings 2 wood when it is played, for 1 food and 2 majors', () => {
    const play = (majors: string[]) =>
      scenario({ moor: 2, seats: [{ goods: { food: 1 }, majors, hand: ['oak-bark'] }] })
    expect(play(['well', 'furnace']).play('major-improvement', 'play oak-bark').seat(0).goods).toEqual({ wood: 2 })
    expect(play(['well']).refusal('major-improvement')?.refused).toBe('illegal-move')
  })
})
