import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Canoe (A078)', () => {
  const table = (lying = 1) =>
    scenario({ lying: { fishing: lying }, seats: [{ goods: {}, played: ['canoe'] }, { goods: {} }] })

  it('gives 1 food and 1 reed on top of Fishing, without a question, whatever lies there', () => {
    expect(table().throughJson().play('fishing').seat(0).goods).toEqual({ food: 2, reed: 1 })
    const t = table(5).play('fishing')
    expect([t.seat(0).goods, t.asked]).toEqual([{ food: 6, reed: 1 }, 1])
  })

  it('gives nothing elsewhere and to others', () => {
    const t = table().play('forest', 'fishing')
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([{ wood: 3 }, { food: 1 }])
  })

  it('asks for 1 occupation, and 2 wood', () => {
    const play = (wood: number, played: string[]) =>
      scenario({ seats: [{ goods: { wood }, played, hand: ['canoe'] }] }).play('meeting-place')
    const t = play(2, ['conservator']).play('play canoe')
    expect([t.seat(0).goods, t.score(0, 'cards')]).toEqual([{}, 1])
    expect(play(2, []).asked).toBe(1)
    expect(play(1, ['conservator']).asked).toBe(1)
  })
})
