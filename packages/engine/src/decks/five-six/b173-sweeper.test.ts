import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { dealtWith, scenario } from '../../testing/scenario.ts'

const OTHERS = ['forest', 'clay-pit', 'reed-bank', 'fishing']

describe('Sweeper (B173)', () => {
  /** With so much food on the card. */
  const table = (food = 0, seat = {}, more = {}) => {
    const t = scenario({ players: 5, seats: [{ goods: {}, played: ['sweeper'], ...seat }], ...more })
    for (const { data } of at(t.state.players, 0).played.slice(-1)) data[0] = food
    return t
  }
  const card = (t: ReturnType<typeof table>) => t.seat(0).played.find((played) => played.card === 'sweeper')?.data

  it('collects 1 food with each use of a linked space', () => {
    const t = table().play('copse').throughJson()
    expect([card(t), t.seat(0).goods, t.asked]).toEqual([[1, 0], { wood: 1 }, 1])
    expect(card(t.play(...OTHERS, 'traveling-players'))).toEqual([2, 0])
  })

  it('collects nothing elsewhere and from others', () => {
    expect(card(table().play('grove'))).toEqual([0, 0])
    expect(card(table(0, {}, { starting: 4 }).play('copse'))).toEqual([0, 0])
  })

  it('may be turned over at any time, once: all its food is taken, and it never acts again', () => {
    const t = table(3)
    expect(t.extras()).toContain('use sweeper food 3')
    t.play('use sweeper food 3').throughJson()
    expect([t.seat(0).goods, card(t), t.ask]).toEqual([{ food: 3 }, [0, 1], 'place'])
    t.play('copse')
    expect(card(t)).toEqual([0, 1])
    expect(
      t
        .play(...OTHERS)
        .extras()
        .some((move) => move.startsWith('use sweeper')),
    ).toBe(false)
  })

  it('offers nothing while it is empty, or to others', () => {
    expect(
      table()
        .extras()
        .some((move) => move.startsWith('use')),
    ).toBe(false)
    const t = table(3).play('forest')
    expect([t.asked, t.extras().some((move) => move.startsWith('use'))]).toEqual([1, false])
  })

  it('pays for the very use that filled it', () => {
    const t = table(1, { hand: ['conservator'] })
    expect(t.moves()).toContain('lessons-copse')
    t.play('lessons-copse', 'play conservator').throughJson()
    expect(t.moves()).toEqual(['use sweeper food 2'])
    t.play('use sweeper food 2')
    expect([t.seat(0).goods, card(t)]).toEqual([{}, [0, 1]])
    expect(table(0, { hand: ['conservator'] }).moves()).not.toContain('lessons-copse')
    expect(table(0, { hand: ['conservator'], goods: { food: 1 } }).moves()).toContain('lessons-copse')
  })

  it('still counts as an occupation when it lies face down', () => {
    const t = table(1, { hand: ['conservator'] }).play('use sweeper food 1', 'discard food')
    expect(t.moves()).not.toContain('lessons')
  })

  it('feeds the family', () => {
    const seats = [{ goods: {}, played: ['sweeper'], home: 1 }, ...Array.from({ length: 4 }, () => ({ home: 1 }))]
    const t = scenario({ players: 5, round: 4, seats })
    at(at(t.state.players, 0).played, 0).data[0] = 2
    t.play('forest', 'grove', 'copse', 'clay-pit', 'reed-bank').throughJson()
    expect([t.ask, t.extras(0).includes('use sweeper food 2')]).toEqual(['feed', true])
    expect(t.playAs(0, 'use sweeper food 2').playAs(0, 'feed').seat(0).begging).toBe(2)
  })

  it('is open while animals wait for a place', () => {
    const t = table(2, {}, { round: 4, lying: { 'sheep-market': 2 } }).play('sheep-market')
    expect([t.ask, t.extras().includes('use sweeper food 2')]).toEqual(['keep', true])
  })

  it('asks once more before scoring only where its food can buy something', () => {
    const end = (played: string[]) => {
      const seats = [
        { goods: { food: 4 }, played, home: 1 },
        ...Array.from({ length: 4 }, () => ({ goods: { food: 9 }, home: 1 })),
      ]
      const t = scenario({ players: 5, round: 14, seats })
      for (const { data } of at(t.state.players, 0).played.slice(0, 1)) data[0] = 2
      t.play('forest', 'grove', 'copse', 'clay-pit', 'reed-bank')
      return t.until(({ ask, state }) => ask === 'last-chance' || state.over)
    }
    expect(end(['sweeper']).state.over).toBe(true)
    const t = end(['sweeper', 'grocer']).throughJson()
    expect([t.asked, t.moves()]).toEqual([0, ['use sweeper food 2', 'done']])
    expect(t.play('use sweeper food 2').moves()).toEqual(['use grocer wood 1', 'done'])
  })

  it('is used with 5 or 6 players', () => {
    expect(dealtWith('sweeper')).toEqual([5, 6])
  })

  it('shows its food, and lies face down when it has been turned over', () => {
    const t = table(3)
    expect(t.seat(0).played[0]).toMatchObject({ lies: [{ what: 'food', count: 3 }], faceDown: false })
    expect(t.play('use sweeper food 3').seat(0).played[0]).toMatchObject({ lies: [], faceDown: true })
  })
})
