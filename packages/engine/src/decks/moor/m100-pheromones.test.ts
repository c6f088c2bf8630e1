import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Pheromones (M100)', () => {
  const play = (own: object, others: object[]) =>
    scenario({
      moor: 2,
      players: 1 + others.length,
      seats: [{ goods: {}, hand: ['pheromones'], ...own }, ...others.map((seat) => ({ goods: {}, ...seat }))],
    }).play('major-improvement', 'play pheromones')
  const food = (t: ReturnType<typeof scenario>) => t.table.seats.map(({ goods }) => goods.food ?? 0)

  it('gives its player 1 food, and 2 food to everybody with a stable or a pasture, once each', () => {
    const both = { stables: ['c1', 'c2'], pastures: [['e1'], ['d1']] }
    expect(food(play(both, [{ stables: ['c1'] }, { pastures: [['e1']] }, {}]))).toEqual([3, 2, 2, 0])
    expect(food(play({}, [both]))).toEqual([1, 2])
  })

  it('asks for no more than 2 improvements', () => {
    expect(food(play({ majors: ['well', 'joinery'] }, [{}]))).toEqual([1, 0])
    const three = { goods: {}, hand: ['pheromones'], majors: ['well', 'joinery', 'pottery'] }
    expect(scenario({ moor: 2, seats: [three] }).refusal('major-improvement')?.refused).toBe('illegal-move')
  })
})
