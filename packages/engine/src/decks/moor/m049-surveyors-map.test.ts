import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Surveyor’s Map (M049)', () => {
  const table = (round: number, seat = {}) =>
    scenario({ moor: 2, round, seats: [{ goods: { food: 90, fuel: 90 }, hand: ['surveyors-map'], ...seat }] })

  it('lays a field, a moor and a forest on rounds 11 to 13, each to be laid then or not', () => {
    const t = table(2).play('major-improvement', 'play surveyors-map')
    expect(t.table.promises.map(({ round, what }) => [round, what])).toEqual([
      [11, 'field'],
      [12, 'moor'],
      [13, 'forest'],
    ])
    t.toRound(11).throughJson().play('plow c1').toRound(12).play('done').toRound(13).play('choose c3')
    expect(t.farm(0)).toMatchObject({ fields: ['c1'], moors: [], forests: ['c3'] })
  })

  it('wants the field next to the others', () => {
    const t = table(2, { fields: ['e1'] })
      .play('major-improvement', 'play surveyors-map')
      .toRound(11)
    expect(t.moves()).toEqual(['plow d1', 'plow e2', 'done'])
  })

  it('is played in round 2 at the latest, for 2 food', () => {
    expect([table(2), table(3), table(1, { goods: { food: 1 } })].map((t) => t.canPlay('surveyors-map'))).toEqual([
      true,
      false,
      false,
    ])
  })
})
