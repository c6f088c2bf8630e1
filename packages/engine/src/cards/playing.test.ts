import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../testing/scenario.ts'

const minors = (seat: SeatSetup) => {
  const t = scenario({ seats: [seat] })
  return t.play('meeting-place').asked === 0 ? t.moves().filter((move) => move.startsWith('play')) : []
}

describe('B13: playing minor improvements', () => {
  it('the price is paid from the supply, the card lies in front of the player', () => {
    const t = scenario({ seats: [{ hand: ['drinking-trough'], goods: { clay: 2 } }] })
    t.play('meeting-place', 'play drinking-trough')
    expect(t.seat(0)).toMatchObject({ goods: { clay: 1 }, played: [{ card: 'drinking-trough' }] })
    expect(t.seat(0).hand.minors).toEqual([])
    expect(minors({ hand: ['drinking-trough'], goods: {} })).toEqual([])
  })

  it('a prerequisite is something to have, not to pay; "at least" unless it says otherwise', () => {
    const threshing = (n: number) => ({
      hand: ['threshing-board'],
      played: ['braggart', 'stonecutter', 'conservator'].slice(0, n),
      goods: { wood: 1 },
    })
    expect([0, 1, 2, 3].map((n) => minors(threshing(n)).length)).toEqual([0, 0, 1, 1])
  })

  it('"exactly" is exactly', () => {
    const pond = (n: number) => ({
      hand: ['pond-hut'],
      played: ['braggart', 'stonecutter', 'conservator'].slice(0, n),
      goods: { wood: 1 },
    })
    expect([0, 1, 2, 3].map((n) => minors(pond(n)).length)).toEqual([0, 0, 1, 0])
  })

  it('a card whose effect cannot be carried out cannot be played', () => {
    const stables = ['b1', 'd1', 'c2']
    const full = { fields: ['c1'], stables, hand: ['shifting-cultivation'], goods: { food: 2 } }
    expect(minors(full)).toEqual([])
    expect(minors({ ...full, stables: ['b1', 'd1'] })).toEqual(['play shifting-cultivation'])
  })

  it('"the next x round spaces" are only those that are left', () => {
    const seat = { hand: ['pond-hut'], played: ['braggart', 'stonecutter'], goods: { wood: 1 } }
    const rounds = (round: number) =>
      scenario({ round, seats: [seat] })
        .play('meeting-place', 'play pond-hut')
        .table.promises.map((promise) => promise.round)
    expect(rounds(1)).toEqual([2, 3, 4])
    expect(rounds(12)).toEqual([13, 14])
    expect(rounds(14)).toEqual([])
  })
})

describe('B13: travelling minors', () => {
  const seat = { hand: ['shifting-cultivation'], goods: { food: 2 } }

  it.each([
    [2, 0, 1],
    [3, 2, 0],
    [5, 3, 4],
  ])('with %i players seat %i passes the card to seat %i, its left neighbour', (players, from, to) => {
    const seats = Array.from({ length: players }, (_, i) => (i === from ? seat : { hand: [] }))
    const t = scenario({ players, starting: from, seats })
    t.play('meeting-place', 'play shifting-cultivation', 'plow c2')
    expect(t.seat(from)).toMatchObject({ goods: {}, played: [] })
    expect(t.seat(from).hand.minors).toEqual([])
    expect(t.seat(from).fields).toHaveLength(1)
    expect(t.seat(to).hand.minors).toEqual(['shifting-cultivation'])
  })

  it('only after it is resolved', () => {
    const t = scenario({ seats: [seat] }).play('meeting-place', 'play shifting-cultivation')
    expect(t.seat(1).hand.minors).toEqual([])
    expect(t.throughJson().play('plow c2').seat(1).hand.minors).toEqual(['shifting-cultivation'])
  })

  it('B15: alone it leaves the game', () => {
    const t = scenario({ players: 1, seats: [seat] })
    t.play('meeting-place', 'play shifting-cultivation', 'plow c2')
    expect(t.seat(0).hand.minors).toEqual([])
    expect(t.seat(0).played).toEqual([])
  })

  it('what was passed on is no played improvement', () => {
    const t = scenario({ seats: [seat] }).play('meeting-place', 'play shifting-cultivation', 'plow c2')
    const line = t.seat(0).score.lines.find(({ category }) => category === 'cards')
    expect(line).toEqual({ category: 'cards', count: 0, points: 0 })
  })
})

describe('B13: cards that act when a space is used', () => {
  it('act before the actions of the space', () => {
    const t = scenario({ players: 3, lying: { fishing: 4 }, seats: [{ played: ['harpooner'], goods: { wood: 1 } }] })
    t.play('fishing')
    expect(t.ask).toBe('window')
    expect(t.lying('fishing')).toBe(4)
    expect(t.play('done').seat(0).goods).toEqual({ wood: 1, food: 4 })
  })

  it('act after them if the card says so', () => {
    const t = scenario({ seats: [{ played: ['basket'], goods: {} }] }).play('forest')
    expect(t.ask).toBe('window')
    expect(t.lying('forest')).toBe(0)
    expect(t.seat(0).goods).toEqual({ wood: 3 })
  })

  it('a card in hand does nothing', () => {
    const t = scenario({ seats: [{ hand: ['basket'], goods: {} }] }).play('forest')
    expect(t.asked).toBe(1)
  })
})
