import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { CELL_NAMES } from '../../farm/yard.ts'
import { amounts } from '../../state/goods.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Fallow Land (M096)', () => {
  const table = (seat = {}) =>
    scenario({
      moor: 2,
      round: 2,
      seats: [{ goods: {}, moors: ['b2'], forests: ['c2'], played: ['fallow-land'], ...seat }],
    })
  const lying = (t: ReturnType<typeof scenario>) =>
    at(t.state.players, 0).ground.map(({ cell, goods }) => [CELL_NAMES[cell], amounts(goods)])

  it('puts 1 food on a space that Fell Trees or Cut Peat clears', () => {
    expect(lying(table().play('special sa1 fell-trees').throughJson())).toEqual([['c2', { food: 1 }]])
    expect(lying(table().play('special sa1 cut-peat'))).toEqual([['b2', { food: 1 }]])
  })

  it('gives it when the space is used', () => {
    const t = table().play('special sa1 fell-trees', 'clay-pit', 'farmland', 'plow c2')
    expect([t.seat(0).goods, lying(t)]).toEqual([{ wood: 2, food: 1 }, []])
  })

  it('puts nothing with Slash and Burn, nor while another tile remains', () => {
    expect(lying(table().play('special sa1 slash-and-burn'))).toEqual([])
    const stack = table({ beneath: { c2: ['moor'] } }).play('special sa1 fell-trees')
    expect(lying(stack)).toEqual([])
  })

  it('asks for 2 improvements', () => {
    const play = (majors: string[]) => scenario({ moor: 2, seats: [{ goods: {}, majors, hand: ['fallow-land'] }] })
    expect([play(['well', 'joinery']).canPlay('fallow-land'), play(['well']).canPlay('fallow-land')]).toEqual([
      true,
      false,
    ])
  })
})
