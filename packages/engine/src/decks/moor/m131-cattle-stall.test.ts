import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { GOODS } from '../../state/goods.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Cattle Stall (M131)', () => {
  const play = (round: number, seat = {}) =>
    scenario({
      moor: 2,
      round,
      seats: [{ goods: { wood: 2, clay: 2, food: 9 }, hand: ['cattle-stall'], ...seat }],
    }).play('major-improvement', 'play cattle-stall')
  const lying = (t: ReturnType<typeof scenario>) => t.state.promises.map(({ round, good }) => `${round} ${GOODS[good]}`)

  it('lays the four kinds 2, 4, 6 and 8 rounds ahead in an order of choice', () => {
    const t = play(1).throughJson()
    expect(t.moves()).toEqual(['take sheep 1', 'take boar 1', 'take cattle 1', 'take horse 1'])
    t.play('take horse 1').throughJson()
    expect(t.moves()).toEqual(['take sheep 1', 'take boar 1', 'take cattle 1'])
    t.play('take cattle 1', 'take sheep 1')
    expect([lying(t), t.asked, t.seat(0).goods]).toEqual([['3 horse', '5 cattle', '7 sheep', '9 boar'], 1, { food: 9 }])
  })

  it('offers the animal for 1 food when its round starts', () => {
    const start = () => play(1).play('take horse 1', 'take cattle 1', 'take sheep 1').toRound(3).throughJson()
    const t = start()
    expect([t.asked, t.moves(), t.seat(0).goods.horse]).toEqual([0, ['use cattle-stall', 'done'], undefined])
    const food = t.seat(0).goods.food ?? 0
    t.play('use cattle-stall')
    expect([t.seat(0).goods.horse, t.seat(0).goods.food]).toEqual([1, food - 1])
    const left = start().play('done')
    expect([left.seat(0).goods.horse, lying(left)]).toEqual([undefined, ['5 cattle', '7 sheep', '9 boar']])
  })

  it('lays nothing beyond round 14', () => {
    expect(lying(play(9).play('take boar 1', 'take sheep 1'))).toEqual(['11 boar', '13 sheep'])
    const last = play(13)
    expect([lying(last), last.asked]).toEqual([[], 1])
  })

  it('loses an animal that cannot be paid for', () => {
    const t = play(1, { goods: { wood: 2, clay: 2 } }).play('take horse 1', 'take cattle 1', 'take sheep 1')
    t.play('forest', 'clay-pit', 'reed-bank')
    while (t.state.round < 3)
      t.play(t.moves().find((move) => /^(forest|clay-pit|reed-bank|grain-seeds)$/.test(move)) ?? at(t.moves(), 0))
    expect(t.seat(0).goods.horse).toBeUndefined()
  })
})
