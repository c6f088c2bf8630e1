import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Substitute Teacher (D178)', () => {
  const table = (starting = 2) =>
    scenario({
      players: 5,
      starting,
      seats: [
        { goods: {}, people: 3, played: ['substitute-teacher'] },
        { goods: { food: 2 }, hand: ['scholar'] },
        { goods: { food: 2 }, hand: ['braggart'] },
        { goods: { food: 2 }, hand: ['hedge-keeper'] },
        { goods: { food: 2 }, hand: ['grocer'] },
      ],
    })
  const lessons = (): string[] => [
    ...['lessons', 'play braggart'],
    ...['lessons-copse', 'play hedge-keeper'],
    ...['lessons-wish', 'play grocer'],
  ]

  it('is a space of its owner while people stand on all three Lessons spaces', () => {
    const t = table().play(...lessons())
    expect([t.asked, t.moves().includes('substitute-teacher')]).toEqual([0, true])
    t.play('substitute-teacher').throughJson()
    expect(t.moves()).toEqual(['take wood 1 clay 1 reed 1 stone 1', 'take grain 1 vegetable 1'])
    t.play('take grain 1 vegetable 1')
    expect([t.seat(0), t.asked]).toMatchObject([{ goods: { grain: 1, vegetable: 1 }, home: 2 }, 1])
    const other = table().play(...lessons(), 'substitute-teacher', 'take wood 1 clay 1 reed 1 stone 1')
    expect(other.seat(0).goods).toEqual({ wood: 1, clay: 1, reed: 1, stone: 1 })
  })

  it('is not for others', () => {
    const t = table().play(...lessons(), 'forest')
    expect([t.asked, t.moves().includes('substitute-teacher')]).toEqual([1, false])
    expect(t.refusal('substitute-teacher')?.refused).toBe('illegal-move')
  })

  it('takes one person a round', () => {
    const t = table().play(...lessons(), 'substitute-teacher', 'take grain 1 vegetable 1')
    t.until((at) => at.asked === 0 && at.ask === 'place')
    expect([t.state.round, t.moves().includes('substitute-teacher')]).toEqual([1, false])
  })

  it('does not take a blocked Lessons space for an occupied one', () => {
    const t = table().play('lessons', 'play braggart', 'copse', 'lessons-wish', 'play grocer')
    expect([t.asked, t.moves().includes('substitute-teacher')]).toEqual([0, false])
    expect(table(0).moves()).not.toContain('substitute-teacher')
  })

  it('opens later in the same round, as soon as the last of them is taken', () => {
    const t = table(1).play('lessons', 'play scholar', 'lessons-wish', 'play braggart', 'forest', 'grove')
    expect(t.moves()).not.toContain('substitute-teacher')
    t.play('grain-seeds', 'clay-pit', 'reed-bank', 'lessons-copse', 'play hedge-keeper', 'fishing')
    expect([t.asked, t.moves().includes('substitute-teacher')]).toEqual([0, true])
  })
})
