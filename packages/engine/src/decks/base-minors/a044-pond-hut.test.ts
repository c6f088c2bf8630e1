import { describe, expect, it } from 'vitest'
import { agricola } from '../../agricola.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Pond Hut (A044)', () => {
  const OCCUPATIONS = ['conservator', 'hedge-keeper', 'grocer']
  const table = (occupations: number, round = 1, wood = 1) =>
    scenario({
      round,
      seats: [{ goods: { wood }, played: OCCUPATIONS.slice(0, occupations), hand: ['pond-hut', 'consultant'] }],
    }).play('meeting-place')
  const rounds = (t: ReturnType<typeof table>) =>
    agricola.view(t.state, 'public').table.promises.map(({ round, what, count }) => `${round} ${what} ${count}`)

  it('puts 1 food on each of the next three round spaces', () => {
    const t = table(2).throughJson().play('play pond-hut')
    expect(rounds(t)).toEqual(['2 food 1', '3 food 1', '4 food 1'])
    expect(t.seat(0).goods).toEqual({})
    expect(t.score(0, 'cards')).toBe(1)
  })

  it('gives the food when the round begins, whatever became of its condition', () => {
    const t = table(2).play('play pond-hut', 'day-laborer', 'forest', 'fishing')
    expect(t.events).toContainEqual({ event: 'got', seat: 0, from: 'round', goods: { food: 1 } })
    expect(t.seat(0).goods).toEqual({ wood: 3, food: 1 })
    t.play('lessons', 'play consultant').toRound(3)
    expect(t.events).toContainEqual({ event: 'got', seat: 0, from: 'round', goods: { food: 1 } })
  })

  it('loses what would lie beyond round 14', () => {
    expect(rounds(table(2, 12).play('play pond-hut'))).toEqual(['13 food 1', '14 food 1'])
    expect(rounds(table(2, 14).play('play pond-hut'))).toEqual([])
  })

  it('asks for exactly 2 occupations, and 1 wood', () => {
    expect(table(1).asked).toBe(1)
    expect(table(3).moves()).not.toContain('play pond-hut')
    expect(table(2, 1, 0).asked).toBe(1)
  })
})
