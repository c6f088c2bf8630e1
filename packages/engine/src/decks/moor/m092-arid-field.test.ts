import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { CELL_NAMES } from '../../farm/yard.ts'
import { amounts } from '../../state/goods.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Arid Field (M092)', () => {
  const table = (seat = {}, round = 2) =>
    scenario({
      moor: 2,
      round,
      seats: [{ goods: {}, moors: ['b2'], forests: ['c2'], played: ['arid-field'], ...seat }],
    })
  const lying = (t: ReturnType<typeof scenario>) =>
    at(t.state.players, 0).ground.map(({ cell, goods }) => [CELL_NAMES[cell], amounts(goods)])

  it('puts 1 fuel and 1 food on a space that Cut Peat empties; the space stays unused', () => {
    const before = table().score(0, 'unused')
    const t = table().play('special sa1 cut-peat').throughJson()
    expect([lying(t), t.seat(0).goods]).toEqual([[['b2', { fuel: 1, food: 1 }]], { fuel: 3 }])
    expect(t.score(0, 'unused')).toBe(before - 1)
  })

  it('gives them when the space is used, whatever for', () => {
    const cut = (goods: object) => table({ goods }).play('special sa1 cut-peat', 'clay-pit')
    expect(cut({}).play('farmland', 'plow b2').seat(0).goods).toEqual({ fuel: 4, food: 1 })
    expect(cut({ wood: 5, reed: 2 }).play('farm-expansion', 'room b2').seat(0).goods).toEqual({ fuel: 4, food: 1 })
    const stable = cut({ wood: 2 }).play('farm-expansion', 'stable b2')
    expect(stable.seat(0).goods).toEqual({ fuel: 4, food: 1 })
    const fenced = cut({ wood: 4 }).play('fencing', 'fence b2')
    expect([fenced.seat(0).goods, lying(fenced)]).toEqual([{ fuel: 4, food: 1 }, []])
  })

  it('puts nothing on a space where another tile comes to light, nor after Fell Trees', () => {
    const stack = table({ beneath: { b2: ['forest'] } }).play('special sa1 cut-peat')
    expect(lying(stack).filter(([, goods]) => Object.keys(goods ?? {}).length > 0)).toEqual([])
    expect(lying(table().play('special sa1 fell-trees'))).toEqual([])
  })

  it('joins Fallow Land: 2 food and 1 fuel lie there', () => {
    const t = table({ played: ['arid-field', 'fallow-land'] }).play('special sa1 cut-peat')
    expect(lying(t)).toEqual([['b2', { fuel: 1, food: 2 }]])
  })

  it('asks for 3 improvements', () => {
    const play = (majors: string[]) => scenario({ moor: 2, seats: [{ goods: {}, majors, hand: ['arid-field'] }] })
    expect(play(['well', 'joinery', 'furnace']).canPlay('arid-field')).toBe(true)
    expect(play(['well', 'joinery']).canPlay('arid-field')).toBe(false)
  })
})
