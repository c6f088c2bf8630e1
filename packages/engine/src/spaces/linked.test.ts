import { describe, expect, it } from 'vitest'
import { at } from '../core/at.ts'
import { scenario } from '../testing/scenario.ts'

const PAIRS: [string, string][] = [
  ['lessons-copse', 'copse'],
  ['lessons-wish', 'modest-wish'],
  ['house-building', 'traveling-players'],
]
const rich = { rooms: ['a1', 'a2', 'a3'], goods: { wood: 20, reed: 9, food: 9 } }

describe.each([5, 6])('F2: linked spaces with %i players', (players) => {
  const table = () =>
    scenario({
      players,
      round: 5,
      seats: [
        { ...rich, hand: ['hedge-keeper'] },
        { ...rich, hand: ['stonecutter'] },
      ],
    })

  it.each([...PAIRS, ...PAIRS.map(([a, b]): [string, string] => [b, a])])('%s blocks %s', (used, blocked) => {
    const t = table()
    expect(t.moves()).toContain(blocked)
    t.play(used)
    if (t.asked === 0) t.play(at(t.moves(), 0))
    if (t.asked === 0) t.play('done')
    expect(t.asked).toBe(1)
    expect(t.moves()).not.toContain(blocked)
    expect(t.refusal(blocked)?.message).toBe(
      `${blocked} is blocked: a space linked with it has been used in this round.`,
    )
    expect(t.refusal(used)?.message).toBe(`Somebody stands on ${used} already.`)
  })

  it('a blocked space is not occupied: nobody stands there', () => {
    const t = table().play('copse')
    const people = (space: string) => t.table.spaces.find(({ id }) => id === space)?.people
    expect(people('copse')).toEqual([0])
    expect(people('lessons-copse')).toEqual([])
  })

  it('other pairs are not concerned', () => {
    const moves = table().play('copse').moves()
    expect(moves).toEqual(
      expect.arrayContaining(['lessons-wish', 'modest-wish', 'house-building', 'traveling-players']),
    )
  })

  it('goods on a blocked accumulation space stay and grow in the next round', () => {
    const seats = [{ ...rich, hand: ['hedge-keeper'] }]
    const t = scenario({ players, round: 1, lying: { copse: 3, 'traveling-players': 2 }, seats })
    t.play('lessons-copse', 'play hedge-keeper')
    expect(t.lying('copse')).toBe(3)
    t.toRound(2)
    expect(t.lying('copse')).toBe(4)
    expect(t.moves()).toContain('copse')
  })
})

describe('F1: without hand cards', () => {
  it.each([5, 6])('with %i players the Lessons halves are unusable, their partners are not', (players) => {
    const t = scenario({ players, round: 5, seats: [rich] })
    expect(t.refusal('lessons-copse')?.refused).toBe('illegal-move')
    expect(t.refusal('lessons-wish')?.refused).toBe('illegal-move')
    expect(t.moves()).toEqual(expect.arrayContaining(['copse', 'modest-wish']))
  })
})
