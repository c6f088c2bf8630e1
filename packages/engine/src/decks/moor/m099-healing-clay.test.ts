import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Healing Clay (M099)', () => {
  const table = (ill: number) =>
    scenario({
      moor: 2,
      seats: [
        { goods: {}, ill, played: ['healing-clay'] },
        { goods: {}, ill: 1 },
      ],
    })

  it('gives an ill person 2 food in all', () => {
    expect(table(1).throughJson().play('infirmary').seat(0).goods).toEqual({ food: 2 })
  })

  it('gives a healthy one 1, also after an ill one', () => {
    expect(table(0).play('infirmary').seat(0).goods).toEqual({ food: 1 })
    const t = table(1).play('infirmary', 'infirmary', 'infirmary')
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([{ food: 3 }, { food: 1 }])
  })

  it('brings 1 food when it is played, for 1 clay', () => {
    const t = scenario({ moor: 2, seats: [{ goods: { clay: 1 }, hand: ['healing-clay'] }] })
    t.play('major-improvement', 'play healing-clay')
    expect([t.seat(0).goods, t.score(0, 'cards')]).toEqual([{ food: 1 }, 1])
  })
})
