import { describe, expect, it } from 'vitest'
import { type ScenarioSetup, scenario } from '../testing/scenario.ts'

describe('B4: the work phase', () => {
  it('goes clockwise from the starting player, one person a turn', () => {
    const t = scenario({ players: 3, starting: 1 })
    const order: number[] = []
    for (const space of ['day-laborer', 'grain-seeds', 'forest', 'clay-pit', 'reed-bank', 'fishing']) {
      order.push(t.asked)
      t.play(space)
    }
    expect(order).toEqual([1, 2, 0, 1, 2, 0])
    expect(t.state.round).toBe(2)
    expect(t.asked).toBe(1)
  })

  it('skips players without people left', () => {
    const rooms = ['a1', 'a2', 'a3', 'b3']
    const t = scenario({ players: 3, seats: [{}, { people: 4, rooms }, { people: 3, rooms }] })
    const order: number[] = []
    const spaces = [
      'day-laborer',
      'grain-seeds',
      'forest',
      'clay-pit',
      'reed-bank',
      'fishing',
      'meeting-place',
      'grove',
    ]
    for (const space of [...spaces, 'hollow']) {
      order.push(t.asked)
      t.play(space)
    }
    expect(order).toEqual([0, 1, 2, 0, 1, 2, 1, 2, 1])
    expect(t.state.round).toBe(2)
  })

  it('is not over before everybody has placed all people; a turn is one person', () => {
    const t = scenario().play('forest')
    expect(t.seat(0).home).toBe(1)
    expect(t.asked).toBe(1)
    expect(t.refusal('clay-pit', 0)?.refused).toBe('not-your-turn')
  })

  it('a space holds one person a round, the own people included', () => {
    const t = scenario().play('forest')
    expect(t.refusal('forest')).toEqual({ refused: 'illegal-move', message: 'Somebody stands on forest already.' })
    t.play('fishing')
    expect(t.asked).toBe(0)
    expect(t.refusal('forest')?.refused).toBe('illegal-move')
    expect(t.table.spaces.find(({ id }) => id === 'forest')?.people).toEqual([0])
  })

  it('the starting player token moves at the Meeting Place only; the order changes in the next round', () => {
    const t = scenario({ players: 3, cards: 'given' })
    t.play('forest', 'meeting-place')
    expect(t.table.starting).toBe(1)
    expect(t.asked).toBe(2)
    t.play('grain-seeds')
    expect(t.asked).toBe(0)
    t.play('clay-pit', 'reed-bank', 'fishing')
    expect(t.asked).toBe(1)
    t.toRound(3)
    expect(t.table.starting).toBe(1)
  })
})

describe('B4: a person is placed only where an action is taken', () => {
  const poor: ScenarioSetup = { round: 14, cards: 'given', seats: [{ goods: { food: 9 } }] }
  it.each([
    'farm-expansion',
    'lessons',
    'major-improvement',
    'fencing',
    'grain-utilization',
    'basic-wish-for-children',
    'house-redevelopment',
    'farm-redevelopment',
  ])('%s cannot be used by a player who can do nothing there', (space) => {
    expect(scenario(poor).refusal(space)).toEqual({
      refused: 'illegal-move',
      message: expect.stringContaining(`None of the actions of ${space} is possible for you now.`),
    })
  })

  it.each([
    ['farm-expansion', { wood: 2 }],
    ['major-improvement', { clay: 2 }],
    ['fencing', { wood: 4 }],
    ['house-redevelopment', { clay: 2, reed: 1 }],
    ['farm-redevelopment', { clay: 2, reed: 1 }],
  ] as const)('%s can be used with %j', (space, goods) => {
    expect(scenario({ ...poor, seats: [{ goods }] }).refusal(space)).toBeNull()
  })

  it('the Meeting Place is always usable, with nothing to play there', () => {
    const t = scenario({ cards: 'given', starting: 1, seats: [{ goods: {} }, { goods: {} }] }).play('forest')
    expect(t.play('meeting-place').table.starting).toBe(0)
  })

  it('who can use no space at all keeps the person at home', () => {
    const rooms = ['a1', 'a2', 'a3', 'b2', 'b3']
    const seats = [
      { people: 5, rooms, goods: {} },
      { people: 5, rooms, goods: {} },
    ]
    const t = scenario({ seats, first: ['fencing'] })
    t.play('day-laborer', 'farmland', 'plow c2', 'grain-seeds', 'forest', 'meeting-place')
    t.play('discard wood 3', 'clay-pit', 'reed-bank', 'fishing')
    expect(t.moves()).toEqual(['stay'])
    expect(t.refusal('fencing')?.refused).toBe('illegal-move')
    t.play('stay')
    expect(t.events).toContainEqual({ event: 'stayed-home', seat: 0 })
    expect(t.asked).toBe(1)
    expect(t.play('stay').state.round).toBe(2)
    expect(t.seat(0).home).toBe(5)
  })
})

describe('B4: returning home', () => {
  it('frees every space for the next round', () => {
    const t = scenario().play('forest', 'clay-pit', 'reed-bank', 'fishing')
    expect(t.state.round).toBe(2)
    expect(t.table.spaces.flatMap(({ people }) => people)).toEqual([])
    expect([t.seat(0).home, t.seat(1).home]).toEqual([2, 2])
  })

  it('B8: a newborn acts from the next round on', () => {
    const t = scenario({ round: 5, seats: [{ rooms: ['a1', 'a2', 'a3'] }] }).play('basic-wish-for-children')
    expect(t.seat(0)).toMatchObject({ people: 3, newborns: 1, home: 1 })
    t.play('forest', 'clay-pit')
    expect(t.asked).toBe(1)
    t.play('fishing')
    expect(t.state.round).toBe(6)
    expect(t.seat(0)).toMatchObject({ people: 3, newborns: 0, home: 3 })
  })
})

describe('B4: harvests', () => {
  it('follow rounds 4, 7, 9, 11, 13 and 14; then the game is over', () => {
    const t = scenario()
    const rounds: number[] = []
    t.until((at) => {
      if (at.events.some((e) => e.event === 'phase' && e.phase === 'feeding')) rounds.push(at.state.round)
      at.events = []
      return at.state.over
    })
    expect(rounds).toEqual([4, 7, 9, 11, 13, 14])
    expect(t.table.decisions).toEqual([])
    expect(t.state.round).toBe(14)
  })
})
