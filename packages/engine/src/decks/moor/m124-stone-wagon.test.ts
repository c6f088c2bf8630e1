import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Stone Wagon (M124)', () => {
  const table = () => scenario({ moor: 2, seats: [{ goods: {}, played: ['stone-wagon'] }, { goods: {} }] })

  it('gives 1 stone with Day Laborer', () => {
    expect(table().throughJson().play('day-laborer').seat(0).goods).toEqual({ stone: 1, food: 2 })
  })

  it('gives nothing with Hiring Fair, nor to others', () => {
    expect(table().play('special sa2 hiring-fair').seat(0).goods).toEqual({ food: 1 })
    expect(table().play('forest', 'day-laborer').seat(0).goods).toEqual({ wood: 3 })
  })

  it('costs 2 wood', () => {
    const t = scenario({ moor: 2, seats: [{ goods: { wood: 2 }, hand: ['stone-wagon'] }] })
    expect(t.play('major-improvement', 'play stone-wagon').seat(0).goods).toEqual({})
  })
})
