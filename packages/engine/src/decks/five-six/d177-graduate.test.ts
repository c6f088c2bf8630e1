import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Graduate (D177)', () => {
  const table = (food: number, played: string[] = []) =>
    scenario({ players: 5, seats: [{ goods: { food }, played, hand: ['graduate'] }] })

  it('may pay 1 food on top when it is played, for 2 stone and 2 reed', () => {
    const t = table(1).play('lessons', 'play graduate').throughJson()
    expect(t.moves()).toEqual(['use graduate', 'done'])
    expect(t.play('use graduate').seat(0).goods).toEqual({ stone: 2, reed: 2 })
    expect(t.asked).toBe(1)
  })

  it('may be left', () => {
    expect(table(1).play('lessons', 'play graduate', 'done').seat(0).goods).toEqual({ food: 1 })
  })

  it('can be played without the food, and gives nothing then', () => {
    const t = table(0).play('lessons', 'play graduate')
    expect([t.seat(0).goods, t.seat(0).played.length, t.asked]).toEqual([{}, 1, 1])
  })

  it('asks for the food beside the occupation cost', () => {
    const one = table(1, ['conservator']).play('lessons', 'play graduate')
    expect([one.seat(0).goods, one.asked]).toEqual([{}, 1])
    const two = table(2, ['conservator']).play('lessons', 'play graduate', 'use graduate')
    expect(two.seat(0).goods).toEqual({ stone: 2, reed: 2 })
  })
})
