import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Tinker (M029)', () => {
  const table = (majors: string[], goods = { food: 1 }) =>
    scenario({ moor: 2, seats: [{ goods, hand: ['tinker'], majors }] })
  const play = (...majors: string[]) => table(majors).play('major-improvement', 'play tinker').seat(0).goods
  const SET = { wood: 1, clay: 1, reed: 1, stone: 1 }

  it('gives one set with any craft building, however many', () => {
    expect(play('joinery', 'well', 'fireplace-2')).toEqual(SET)
    expect(play('pottery', 'well', 'fireplace-2')).toEqual(SET)
    expect(play('basketmakers-workshop', 'joinery', 'pottery')).toEqual(SET)
  })

  it('gives nothing if none of the majors is one', () => {
    expect(play('furniture-stall', 'well', 'fireplace-2')).toEqual({})
  })

  it('needs 3 majors and 1 food, and goes to the left', () => {
    expect(table(['joinery', 'well']).canPlay('tinker')).toBe(false)
    expect(table(['joinery', 'well', 'fireplace-2'], { food: 0 }).canPlay('tinker')).toBe(false)
    const t = table(['joinery', 'well', 'fireplace-2']).play('major-improvement', 'play tinker')
    expect(t.seat(1).hand?.minors).toEqual(['tinker'])
  })
})
