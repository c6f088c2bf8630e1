import { describe, expect, it } from 'vitest'
import { agricola } from '../../agricola.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Large Greenhouse (A069)', () => {
  const table = (round = 1, wood = 2, played = ['conservator', 'hedge-keeper']) =>
    scenario({ round, seats: [{ goods: { wood }, played, hand: ['large-greenhouse'] }] }).play('meeting-place')
  const rounds = (t: ReturnType<typeof table>) =>
    agricola.view(t.state, 'public').table.promises.map(({ round, what, count }) => `${round} ${what} ${count}`)

  it('puts vegetables on the fourth, seventh and ninth round space from here', () => {
    const t = table().throughJson().play('play large-greenhouse')
    expect(rounds(t)).toEqual(['5 vegetable 1', '8 vegetable 1', '10 vegetable 1'])
    expect(t.seat(0).goods).toEqual({})
    expect(rounds(table(5).play('play large-greenhouse'))).toHaveLength(3)
  })

  it('gives each into the supply when its round begins', () => {
    const t = table(5).play('play large-greenhouse').toRound(8)
    expect(t.seat(0).goods.vegetable).toBeUndefined()
    t.toRound(9)
    expect(t.seat(0).goods.vegetable).toBe(1)
    expect(t.events).toContainEqual({ event: 'got', seat: 0, from: 'round', goods: { vegetable: 1 } })
  })

  it('drops what would lie beyond round 14', () => {
    expect(rounds(table(10).play('play large-greenhouse'))).toEqual(['14 vegetable 1'])
    expect(rounds(table(11).play('play large-greenhouse'))).toEqual([])
  })

  it('asks for 2 occupations and 2 wood', () => {
    expect(table(1, 1).asked).toBe(1)
    expect(table(1, 2, ['conservator']).asked).toBe(1)
    expect(table(1, 2, ['conservator', 'handplow']).asked).toBe(1)
  })
})
