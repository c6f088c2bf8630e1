import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Coal Seam (M083)', () => {
  const table = () => scenario({ moor: 2, seats: [{ goods: {}, played: ['coal-seam'] }, { goods: {} }] })

  it('gives 1 fuel with Day Laborer and with Hiring Fair', () => {
    expect(table().throughJson().play('day-laborer').seat(0).goods).toEqual({ fuel: 1, food: 2 })
    expect(table().play('special sa2 hiring-fair').seat(0).goods).toEqual({ fuel: 1, food: 1 })
  })

  it('gives nothing elsewhere, nor for the deeds of others', () => {
    expect(table().play('fishing').seat(0).goods).toEqual({ food: 1 })
    const t = table().play('forest', 'day-laborer', 'clay-pit', 'special sa2 hiring-fair')
    expect(t.seat(0).goods).toEqual({ wood: 3, clay: 1 })
  })

  it('counts alone also the second use of a card that was kept for 2 food (M13)', () => {
    const t = scenario({
      moor: 2,
      players: 1,
      special: { sa2: 0 },
      seats: [{ goods: { food: 2 }, played: ['coal-seam'] }],
    })
    t.play('special sa2 hiring-fair', 'pay food 2', 'special sa2 hiring-fair')
    expect(t.seat(0).goods).toEqual({ fuel: 2, food: 2 })
  })

  it('brings 1 fuel when it is played, for 1 wood and 1 clay', () => {
    const play = (goods: object) => scenario({ moor: 2, seats: [{ goods, hand: ['coal-seam'] }] })
    const t = play({ wood: 1, clay: 1 }).play('major-improvement', 'play coal-seam')
    expect([t.seat(0).goods, t.score(0, 'cards')]).toEqual([{ fuel: 1 }, 1])
    expect(play({ wood: 1 }).refusal('major-improvement')?.refused).toBe('illegal-move')
  })
})
