import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Herring Pot (B047)', () => {
  const table = (round = 1) => scenario({ round, seats: [{ goods: {}, played: ['herring-pot'] }, { goods: {} }] })
  const promises = (t: ReturnType<typeof table>) =>
    t.table.promises.map(({ round, seat, what, count }) => `${seat}: ${round} ${what} ${count}`)

  it('puts 1 food on each of the next three round spaces when its owner fishes, without a question', () => {
    const t = table().play('fishing').throughJson()
    expect(promises(t)).toEqual(['0: 2 food 1', '0: 3 food 1', '0: 4 food 1'])
    expect([t.seat(0).goods, t.asked]).toEqual([{ food: 1 }, 1])
    expect(t.play('forest', 'grain-seeds', 'clay-pit').seat(0).goods).toEqual({ food: 2, grain: 1 })
  })

  it('adds up on a round space with every use', () => {
    const t = table().play('fishing').toRound(2).play('fishing')
    expect(promises(t).filter((text) => text.includes(': 3'))).toHaveLength(2)
    t.play('forest', 'grain-seeds', 'clay-pit')
    expect(t.state.round).toBe(3)
    const collected = t.events.flatMap((event) =>
      event.event === 'got' && event.from === 'round' ? [event.goods] : [],
    )
    expect(collected).toEqual([{ food: 1 }, { food: 1 }])
  })

  it('loses what would lie beyond round 14', () => {
    expect(promises(table(12).play('fishing'))).toEqual(['0: 13 food 1', '0: 14 food 1'])
    expect(promises(table(14).play('fishing'))).toEqual([])
  })

  it('does nothing elsewhere and for others', () => {
    expect(promises(table().play('forest', 'fishing'))).toEqual([])
  })

  it('costs 1 clay', () => {
    const play = (clay: number) =>
      scenario({ seats: [{ goods: { clay }, hand: ['herring-pot'] }] }).play('meeting-place')
    expect(play(1).play('play herring-pot').seat(0).goods).toEqual({})
    expect(play(0).asked).toBe(1)
  })
})
