import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Stone Quarry (M123)', () => {
  const play = (players: number, food = 3) =>
    scenario({ moor: 2, players, seats: [{ goods: { food }, hand: ['stone-quarry'] }] })
  const onCard = (t: ReturnType<typeof scenario>) =>
    at(t.seat(0).played, 0).lies.find(({ what }) => what === 'stone')?.count ?? 0

  it('has 5 stone on it, 3 with three players; they are not in the supply', () => {
    for (const players of [1, 2, 3, 4, 5]) {
      const t = play(players).play('major-improvement', 'play stone-quarry')
      expect([onCard(t), t.seat(0).goods, t.score(0, 'cards')]).toEqual([players === 3 ? 3 : 5, {}, 1])
    }
  })

  it('gives one of them with each Hiring Fair, until it is empty', () => {
    const t = play(2).play('major-improvement', 'play stone-quarry')
    t.until(({ asked }) => asked === 0)
      .play('special sa2 hiring-fair')
      .throughJson()
    expect([t.seat(0).goods, onCard(t)]).toEqual([{ stone: 1, food: 1 }, 4])
    const empty = scenario({ moor: 2, seats: [{ goods: {}, played: ['stone-quarry'] }] })
    expect(empty.play('special sa2 hiring-fair').seat(0).goods).toEqual({ food: 1 })
  })

  it('gives nothing with Day Laborer, nor for the Hiring Fair of others', () => {
    const t = play(2).play('major-improvement', 'play stone-quarry', 'special sa2 hiring-fair', 'day-laborer')
    expect(t.seat(0).goods).toEqual({ food: 2 })
  })

  it('costs 3 food', () => {
    expect(play(2, 2).refusal('major-improvement')?.refused).toBe('illegal-move')
  })
})
