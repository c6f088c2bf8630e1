import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Geologist (B121)', () => {
  const table = (players: number) => scenario({ players, seats: [{ goods: {}, played: ['geologist'] }, { goods: {} }] })

  it('gives 1 clay on top of Forest and Reed Bank, without a question', () => {
    const t = table(2).play('forest').throughJson()
    expect([t.seat(0).goods, t.asked]).toEqual([{ wood: 3, clay: 1 }, 1])
    expect(table(2).play('reed-bank').seat(0).goods).toEqual({ reed: 1, clay: 1 })
  })

  it('gives 1 clay on the Clay Pit with 3 or more players only', () => {
    expect([2, 3, 4, 5].map((players) => table(players).play('clay-pit').seat(0).goods.clay)).toEqual([1, 2, 2, 2])
  })

  it('goes by the names of the spaces', () => {
    expect(table(5).play('copse').seat(0).goods).toEqual({ wood: 1 })
    expect(table(5).play('grove').seat(0).goods).toEqual({ wood: 2 })
    expect(table(5).play('riverbank-forest').seat(0).goods).toEqual({ wood: 1, reed: 1 })
    expect(table(5).play('hollow').seat(0).goods).toEqual({ clay: 3 })
  })

  it('comes before what the space gives', () => {
    const { events } = table(2).play('forest')
    expect(events.flatMap((told) => (told.event === 'got' ? [told.from] : []))).toEqual(['geologist', 'forest'])
  })

  it('gives nothing elsewhere and to others', () => {
    expect(table(2).play('fishing').seat(0).goods).toEqual({ food: 1 })
    const t = table(2).play('fishing', 'forest')
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([{ food: 1 }, { wood: 3 }])
  })
})
