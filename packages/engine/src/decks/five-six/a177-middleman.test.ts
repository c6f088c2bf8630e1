import { describe, expect, it } from 'vitest'
import { dealtWith, scenario } from '../../testing/scenario.ts'

const OTHERS = ['forest', 'clay-pit', 'reed-bank', 'fishing']
const LINKED = ['lessons-copse', 'copse', 'lessons-wish', 'modest-wish', 'house-building', 'traveling-players']

describe('Middleman (A177)', () => {
  const table = (seat = {}, more = {}) =>
    scenario({
      players: 5,
      seats: [{ goods: { food: 1 }, hand: ['middleman', 'conservator'], ...seat }, { goods: { food: 1 } }],
      ...more,
    })
  /** Middleman is out, and its owner's second turn has come. */
  const second = (seat = {}, more = {}) =>
    table(seat, more)
      .play('lessons', 'play middleman')
      .throughJson()
      .play(...OTHERS)
  const waiting = (t: ReturnType<typeof table>) =>
    t.table.spaces.filter(({ reserved }) => reserved.length > 0).map(({ id }) => id)

  it('lays 1 stone and 1 food on each of the six linked spaces for its owner', () => {
    const t = second()
    expect(waiting(t)).toEqual(LINKED)
    expect(t.table.spaces.find(({ id }) => id === 'copse')).toMatchObject({
      goods: { wood: 1 },
      reserved: [
        { seat: 0, what: 'stone', count: 1 },
        { seat: 0, what: 'food', count: 1 },
      ],
    })
  })

  it('gives a pair with the next placement there, once', () => {
    const t = second().play('copse').throughJson()
    expect(t.seat(0).goods).toEqual({ stone: 1, food: 2, wood: 1 })
    expect(waiting(t)).toEqual(LINKED.filter((id) => id !== 'copse'))
  })

  it('does not give it with the placement that played the card, but later', () => {
    const t = table().play('lessons-wish', 'play middleman')
    expect(t.seat(0).goods).toEqual({})
    expect(waiting(t)).toEqual(LINKED)
  })

  it('pays for the occupation of that very space: 1 food is enough for the Lessons for 2', () => {
    const t = second()
    expect(t.moves()).toContain('lessons-copse')
    t.play('lessons-copse').throughJson().play('play conservator')
    expect(t.seat(0).goods).toEqual({ stone: 1 })
    expect(second({ goods: {} }).moves()).not.toContain('lessons-copse')
  })

  it('pays no longer when the pair is gone', () => {
    const t = second()
    t.state.reserved = t.state.reserved.filter(({ space }) => t.table.spaces[space]?.id !== 'lessons-copse')
    expect(waiting(t)).toHaveLength(5)
    expect(t.moves()).not.toContain('lessons-copse')
  })

  it('gives the stone that a room of a stone house lacks', () => {
    const seat = { house: 'stone' as const, goods: { stone: 4, reed: 2 } }
    expect(second(seat).play('house-building', 'room a1').seat(0).goods).toEqual({ food: 1 })
    expect(second({ ...seat, goods: { stone: 3, reed: 2 } }).moves()).not.toContain('house-building')
  })

  it('is nothing to others: they neither take the pair nor count on it', () => {
    const t = table(
      {},
      {
        seats: [
          { goods: {}, hand: ['middleman'] },
          { goods: { food: 1 }, hand: ['conservator'] },
        ],
      },
    )
    t.play('lessons', 'play middleman')
    expect(t.moves()).not.toContain('lessons-copse')
    t.play('copse')
    expect([t.seat(1).goods, waiting(t)]).toEqual([{ food: 1, wood: 1 }, LINKED])
  })

  it('leaves the goods on a space that is blocked (F2)', () => {
    const t = second().play('traveling-players')
    expect(waiting(t)).toContain('house-building')
    t.toRound(2).until(({ asked }) => asked === 0)
    expect(waiting(t)).toContain('house-building')
  })

  it('is used with 5 or 6 players', () => {
    expect(dealtWith('middleman')).toEqual([5, 6])
  })
})
